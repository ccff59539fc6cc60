import type { SalesChannel } from "@kontor/channel-types";
import type { OAuthClient, RefreshTokenSeed } from "../state/tables.ts";

/** Records by collection, each with its id and the ids of those above it among its fields. */
export type SeedRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The data of a tenant. All but categories and tax classes may be left out. */
export interface TenantSeed {
  categories: { id: string; parentId?: string; sortNumber: number; name: string }[];
  taxClasses: { id: string; isStandard: boolean; name: string; taxType: number }[];
  companies?: string[];
  items?: { id: string; taxClassId: string }[];
  /** Users who can sign in. Both values are made up; use none of a real system. */
  users?: { userName: string; password: string }[];
  pickLists?: {
    id: string;
    warehouseId: string;
    picklistNumber: string;
    pickListTemplateId: string;
    pickListTemplateName: string;
    /** 10 created, 11 in progress, 20 picked, 30 in shipping box, 40 completed (observed). */
    status: number;
    createdAt: string;
  }[];
  /** Ids of packages that have a shipping label. */
  packages?: string[];
  /**
   * Records of other groups, by collection, such as `warehouses` or `customers/notes`: each with its id and the ids of the records above it
   * among its fields. The collection of an operation is its `x-record` in the specs.
   */
  records?: SeedRecords;
}

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
  /** Rows of further tables, by table and key, as `snapshot()` writes them: `orders`, `offers`, `reports`. Default: none. */
  rows?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
