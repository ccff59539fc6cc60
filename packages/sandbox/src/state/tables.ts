import type {
  Order,
  OrderCancellationRequest,
  SalesChannel,
  Attribute,
  Category as ChannelCategory,
  Notification,
  PaymentRules,
  PriceType,
  ReturnAnnouncement,
  SellerInventoryItem,
  ShippingRules,
  Ticket,
} from "@kontor/channel-types";
import type { AppRegistration } from "@kontor/erp-types";
import type { FaultRow } from "./faults.ts";
import type { Assumptions } from "./assumptions.ts";
import type { QueueEntry } from "./event-queue.ts";
import { type ClockRow, LAST_INSTANT } from "./clock.ts";
import type { Snapshot, StoredTables } from "./store.ts";

export interface QuotaWindow {
  start: number;
  used: number;
}

export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  event: unknown;
  clientVersion?: string;
}

/** A client of the OAuth 2.0 server. */
export interface OAuthClient {
  /** Absent: a public client, which signs in only with PKCE. */
  secret?: string;
  scopes: readonly string[];
  /** Tenants that the app is connected to. Default: all. */
  tenants?: readonly string[];
  /** The addresses to which the consent page may send a user back. */
  redirectUris?: readonly string[];
}

/** The owner of a refresh token of the channel interface, and the scope of its access tokens. Default: as the assumptions say. */
export type RefreshTokenSeed = ({ channel: string } | { accountId: number }) & { scope?: string };

export interface TokenRow {
  /** Its owner: a client id, a channel, or the account of a seller. */
  subject: string;
  kind: "erp" | "channel" | "seller";
  scopes: readonly string[];
  expiresAt: number;
  /** Whether a call has come with it. */
  isUsed?: boolean;
}

export interface RegistrationRow {
  id: string;
  tenantId: string;
  challengeCode: string;
  request: AppRegistration;
  /** 0 pending, 1 rejected, 2 accepted (observed). */
  status: 0 | 1 | 2;
  apiKey?: string;
  grantedScopes?: string[];
  requestedAt: number;
  /** When the app first read the outcome. After that the key is not shown again (given §3). */
  answeredAt?: number;
}

/** An app of the cloud that a merchant can install: the page of its set-up, and its manifest. */
export interface CloudApp {
  app: string;
  configurationUrl: string;
  manifest: unknown;
}

/** A merchant's installation of a cloud app. @see given spec §6.2 */
export interface Installation {
  id: string;
  app: string;
  tenantId: string;
  configurationUrl: string;
  /** `failed`: the set-up page could not be reached. `waiting`: `setupCompleted` has not come yet. There is no time limit. */
  state: "failed" | "waiting" | "installed";
  problem?: string;
  startedAt: number;
}

export interface SellerRow {
  channel: string;
  sellerId: string;
  accountId: number;
  companyName?: string | undefined;
  isActiveByErp: boolean;
  isActiveByChannel: boolean;
  /** Set while the seller is unlinked but not removed for good. */
  unlinkedAt?: string;
  createdAt: string;
  updatedAt: string;
}

/** The row of a seller who has just been linked. */
export function buildSeller(
  seller: Pick<SellerRow, "channel" | "sellerId" | "accountId" | "companyName">,
  createdAt: string,
): SellerRow {
  return { ...seller, isActiveByErp: true, isActiveByChannel: true, createdAt, updatedAt: createdAt };
}

/** A one-time session with which a seller's browser comes to the channel's page. */
export interface SellerSession {
  session: string;
  kind: "signup" | "update";
  channel: string;
  accountId: number;
  sellerId?: string;
  expiresAt: number;
}

export interface OfferRow {
  sellerId: string;
  offerId: number;
  channelOfferId?: string;
  status: "new" | "in-progress" | "listed" | "failed" | "ended";
  quantity?: string;
  stockUpdatedAt?: string;
  errors?: unknown[];
}

/** A record of a group whose behaviour comes from the specs alone. */
export interface RecordRow {
  tenantId: string;
  name: string;
  id: string;
  /** The ids of the records above it, by the name of the parameter in lower case. */
  parents: Record<string, string>;
  at: string;
  fields: Record<string, unknown>;
}

function rowsOf<Row>(): Row {
  return undefined as Row;
}

/** The rows that the platform remembers, by the name of their table. A key is made of parts, joined by `/`, the most general first. */
const tables = {
  clock: rowsOf<ClockRow>(),
  counters: rowsOf<number>(),
  assumptions: rowsOf<Assumptions>(),
  quotas: rowsOf<QuotaWindow>(),
  faults: rowsOf<FaultRow>(),

  tokens: rowsOf<TokenRow>(),
  clients: rowsOf<OAuthClient>(),
  codes: rowsOf<{
    clientId: string;
    redirectUri: string;
    scopes: readonly string[];
    challenge: string;
    expiresAt: number;
    /** The tokens issued for this code. If the code is used again, they end. */
    used?: string[];
  }>(),
  oauthRefreshTokens: rowsOf<{ clientId: string; scopes: readonly string[] }>(),
  refreshTokens: rowsOf<RefreshTokenSeed>(),
  sellerPins: rowsOf<{ accountId: number }>(),
  /** Without scopes, a key has every scope but `application.runas`. */
  apiKeys: rowsOf<{ tenantId: string; appId?: string; scopes?: readonly string[] }>(),

  tenants: rowsOf<{ id: string }>(),
  users: rowsOf<{ userName: string; password: string; tenantId: string }>(),
  erpSessions: rowsOf<{ tenantId: string; userName: string }>(),
  packages: rowsOf<{ tenantId: string; labelBase64: string }>(),
  records: rowsOf<RecordRow>(),
  registrations: rowsOf<RegistrationRow>(),
  apps: rowsOf<CloudApp>(),
  installations: rowsOf<Installation>(),
  signingKeys: rowsOf<Record<string, unknown>>(),

  events: rowsOf<QueueEntry<WireEvent> & { queue: string }>(),
  channels: rowsOf<{ isActive: boolean; mfaContact?: string | undefined; channel: SalesChannel }>(),
  sellers: rowsOf<SellerRow>(),
  sellerSessions: rowsOf<SellerSession>(),
  mfaPins: rowsOf<{ pin: string; mailedTo: string }>(),
  channelCategories: rowsOf<{ list: ChannelCategory[]; version: string }>(),
  /** `version`: how often the list was changed. */
  attributes: rowsOf<{ list: Attribute[]; version?: number }>(),
  priceTypes: rowsOf<PriceType>(),
  paymentRules: rowsOf<PaymentRules>(),
  shippingRules: rowsOf<ShippingRules>(),
  offers: rowsOf<OfferRow>(),
  /** `seen`: the types of the events that the seller's side has sent for this order. */
  orders: rowsOf<{ order: Order; seen: string[] }>(),
  cancellations: rowsOf<{
    askedBy: "seller" | "channel";
    status: "requested" | "accepted" | "denied";
    request: Pick<OrderCancellationRequest, "sellerId" | "orderId">;
  }>(),
  announcedReturns: rowsOf<ReturnAnnouncement>(),
  returns: rowsOf<{ status: "received" | "accepted" | "refused" }>(),
  refunds: rowsOf<{ status: "requested" | "accepted" | "refused" }>(),
  documents: rowsOf<{ base64: string }>(),
  /** `sellerId`: the seller who asked for it, as far as it is known. */
  reports: rowsOf<{ requestedAt: number; completed: boolean; items: SellerInventoryItem[]; sellerId?: string }>(),
  notifications: rowsOf<Notification>(),
  tickets: rowsOf<Ticket>(),
  attachments: rowsOf<{ base64: string }>(),
};

export type Tables = typeof tables;

export const tableNames: readonly string[] = Object.keys(tables);

/**
 * Reads the tables of a snapshot, after a check of their form.
 *
 * @throws {RangeError} If it is no snapshot.
 */
export function readSnapshotTables(snapshot: Snapshot): StoredTables {
  const { version, tables } = Object(snapshot) as Partial<Snapshot>;
  const all = Object.entries(Object(tables) as StoredTables);
  const isRow = (row: unknown) => (typeof row === "object" && row !== null) || typeof row === "number";
  const isRows = (rows: unknown) =>
    Array.isArray(rows) && rows.every((row) => Array.isArray(row) && typeof row[0] === "string" && isRow(row[1]));
  const odd = all.find(([name, rows]) => !tableNames.includes(name) || !isRows(rows));
  if (version === 1 && tables && !odd && isClock(tables["clock"] ?? [])) return tables;
  const why = version === 1 ? (odd ? `its table ${odd[0]} is not valid` : "it has no clock") : "its version is not 1";
  throw new RangeError(`Cannot restore a snapshot as it must be one that snapshot() returned: ${why}`);
}

export function isClock(rows: readonly (readonly [string, unknown])[]): boolean {
  const { aheadMs, frozenAt = 0 } = Object(rows.find(([key]) => key === "clock")?.[1]) as Partial<ClockRow>;
  return Number.isFinite(aheadMs) && Number.isFinite(frozenAt) && frozenAt <= LAST_INSTANT;
}
