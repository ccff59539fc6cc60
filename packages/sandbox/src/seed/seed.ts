import type { SalesChannel } from "@kontor/channel-types";
import { buildDemoRecords, listErpScopes } from "./demo-shop.ts";
import { listExampleIds, type SeedRecords } from "./records.ts";

/** A category of a tenant. */
export interface Category {
  id: string;
  parentId?: string;
  sortNumber: number;
  name: string;
}

/** A tax class of a tenant. */
export interface TaxClass {
  id: string;
  isStandard: boolean;
  name: string;
  taxType: number;
}

/** An item of a tenant. */
export interface ErpItem {
  id: string;
  taxClassId: string;
}

/** A user of a tenant who can sign in. Both values are made up; use none of a real system. */
export interface ErpUser {
  userName: string;
  password: string;
}

/** A pick list of a tenant. */
export interface PickListSeed {
  id: string;
  warehouseId: string;
  picklistNumber: string;
  pickListTemplateId: string;
  pickListTemplateName: string;
  /** 10 created, 11 in progress, 20 picked, 30 in shipping box, 40 completed (observed). */
  status: number;
  createdAt: string;
}

/** The data of a tenant. All but categories and tax classes may be left out. */
export interface TenantSeed {
  categories: Category[];
  taxClasses: TaxClass[];
  companies?: string[];
  items?: ErpItem[];
  users?: ErpUser[];
  pickLists?: PickListSeed[];
  /** Ids of packages that have a shipping label. */
  packages?: string[];
  /**
   * Records of other groups, by collection, such as `warehouses` or `customers/notes`: each with its id and the ids of the records above it
   * among its fields. The collection of an operation is its `x-record` in the specs.
   */
  records?: SeedRecords;
}

/** A client of the OAuth 2.0 server. */
export interface OAuthClient {
  /** Absent: a public client, which signs in with PKCE alone. */
  secret?: string;
  scopes: readonly string[];
  /** Tenants that the app is connected to. Default: all. */
  tenants?: readonly string[];
  /** The addresses to which the consent page may send a user back. */
  redirectUris?: readonly string[];
}

/** The owner of a refresh token of the channel interface. */
export type RefreshTokenSeed = { channel: string } | { accountId: number };

/** A channel and the sellers that use it. */
export interface ChannelSeed {
  /** The fields that differ from the channel that the sandbox makes up. */
  channel?: Partial<SalesChannel>;
  isActive?: boolean;
  /** The address to which a PIN would be mailed. */
  mfaContact?: string;
  sellers?: { sellerId: string; accountId: number; companyName?: string; createdAt?: string }[];
}

/** The data that the platform holds before the first request. */
export interface Seed {
  tenants: Record<string, TenantSeed>;
  /** OAuth 2.0 clients and the scopes they were granted. */
  clients: Record<string, OAuthClient>;
  /** Keys of registered apps, by key. */
  apiKeys: Record<string, { tenantId: string; appId?: string; scopes?: readonly string[] }>;
  /** Refresh tokens and the owner of each: a channel, or the account of a seller. */
  refreshTokens: Record<string, RefreshTokenSeed>;
  /** Channels. A channel that only a refresh token names gets one that the sandbox makes up. */
  channels?: Record<string, ChannelSeed>;
  /** One-time PINs, and the account of the seller each was given to. */
  sellerPins?: Record<string, { accountId: number }>;
}

/** Made-up credentials that work in every sandbox; none of them is a secret. */
export const demo = {
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
  clientId: "sandbox-client",
  clientSecret: "secret-of-the-sandbox",
  redirectUri: "http://127.0.0.1/callback",
  apiKey: "key-of-the-sandbox",
  refreshToken: "refresh-token-of-the-sandbox",
  sellerRefreshToken: "seller-refresh-token-of-the-sandbox",
  sellerPin: "123456",
  accountId: 1001,
  channel: "TESTCHANNEL",
  sellerId: "1",
  userName: "sandbox-user",
  password: "password-of-the-sandbox",
  categoryId: "0b8f9c52-6a3e-4a51-9a70-6d5b7c1f2e10",
  childCategoryId: "7c41e0aa-15a9-4d0b-8a66-0c9c5b6f4d21",
  taxClassId: "3d1c7a64-52f8-4f0e-8b7d-90a1e4c6b2d5",
  reducedTaxClassId: "a9e3f1d8-0c27-4b6a-9f15-47d2c8b05e63",
  companyId: "5e0d2f7a-1b3c-4d8e-9f60-7a1b2c3d4e5f",
  itemId: "c2a7d4f1-9e30-4b58-8c6d-1f2e3a4b5c6d",
  warehouseId: "e4b1c8d7-2f5a-4e9b-a3c6-8d7e6f5a4b3c",
  pickListId: "91f0a3b5-7c2d-4e8f-b6a1-3c5d7e9f1a2b",
  packageId: "PACKAGE-1",
} as const;

/** The seed of a sandbox that is made without one. */
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
      companies: [demo.companyId],
      items: [{ id: demo.itemId, taxClassId: demo.taxClassId }],
      users: [{ userName: demo.userName, password: demo.password }],
      pickLists: [10, 11, 40].map((status, index) => ({
        id: demo.pickListId.replace(/.$/, String(index)),
        warehouseId: demo.warehouseId,
        picklistNumber: `PL-${index + 1}`,
        pickListTemplateId: demo.pickListId,
        pickListTemplateName: "Standard",
        status,
        createdAt: "2026-02-11T07:00:00Z",
      })),
      packages: [demo.packageId, ...listExampleIds("deliveryNotes/packages")],
      records: buildDemoRecords(demo),
    },
  },
  clients: {
    [demo.clientId]: {
      secret: demo.clientSecret,
      scopes: listErpScopes(),
      redirectUris: [demo.redirectUri],
    },
  },
  apiKeys: { [demo.apiKey]: { tenantId: demo.tenantId } },
  refreshTokens: {
    [demo.refreshToken]: { channel: demo.channel },
    [demo.sellerRefreshToken]: { accountId: demo.accountId },
  },
  channels: {
    [demo.channel]: {
      mfaContact: "operator@channel.example",
      sellers: [{ sellerId: demo.sellerId, accountId: demo.accountId, companyName: "Spade & Sons" }],
    },
  },
  sellerPins: { [demo.sellerPin]: { accountId: demo.accountId } },
};
