export interface Category {
  id: string;
  parentId?: string;
  sortNumber: number;
  name: string;
}

export interface TaxClass {
  id: string;
  isStandard: boolean;
  name: string;
  taxType: number;
}

/** What the platform holds before the first request. */
export interface Seed {
  tenants: Record<string, { categories: Category[]; taxClasses: TaxClass[] }>;
  /** OAuth 2.0 clients and the scopes they were granted. */
  clients: Record<string, { secret: string; scopes: string[] }>;
  /** Keys of registered apps, by key. */
  apiKeys: Record<string, { tenantId: string }>;
  /** Refresh tokens and the channel each belongs to. */
  refreshTokens: Record<string, { channel: string }>;
}

/** Made-up credentials that work in every sandbox; none of them is a secret. */
export const demo = {
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  clientId: "sandbox-client",
  clientSecret: "secret-of-the-sandbox",
  apiKey: "key-of-the-sandbox",
  refreshToken: "refresh-token-of-the-sandbox",
  channel: "TESTCHANNEL",
  sellerId: "1",
  categoryId: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10",
  childCategoryId: "7c41e0aa-15a9-4d0b-8a66-0c9c5b6f4d21",
  taxClassId: "3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5",
  reducedTaxClassId: "a9e3f1d8-0c27-4b6a-9f15-47d2c8b05e63",
} as const;

/** The seed of a sandbox that is given none. */
export const defaultSeed: Seed = {
  tenants: {
    [demo.tenantId]: {
      categories: [
        { id: demo.categoryId, sortNumber: 5, name: "Garden" },
        { id: demo.childCategoryId, parentId: demo.categoryId, sortNumber: 1, name: "Spades" },
      ],
      taxClasses: [
        { id: demo.taxClassId, isStandard: false, name: "Normal", taxType: 4 },
        { id: demo.reducedTaxClassId, isStandard: true, name: "Reduced", taxType: 3 },
      ],
    },
  },
  clients: {
    [demo.clientId]: { secret: demo.clientSecret, scopes: ["items.read", "items.write", "taxes.read", "taxes.write"] },
  },
  apiKeys: { [demo.apiKey]: { tenantId: demo.tenantId } },
  refreshTokens: { [demo.refreshToken]: { channel: demo.channel } },
};
