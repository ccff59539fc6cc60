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
import type { FaultRow } from "../platform/faults.ts";
import type { Assumptions } from "../seed/assumptions.ts";
import type {
  Category,
  ErpItem,
  ErpUser,
  OAuthClient,
  PickListSeed,
  RefreshTokenSeed,
  TaxClass,
} from "../seed/seed.ts";
import type { QueueEntry } from "./event-queue.ts";
import { type ClockRow, LAST_INSTANT } from "./clock.ts";
import type { Snapshot, StoredTables } from "./store.ts";

/** The running window of one key. */
export interface QuotaWindow {
  start: number;
  used: number;
}

/** An event as it goes over the wire. */
export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  event: unknown;
}

/** The meaning of an access token. */
export interface TokenRow {
  /** Its owner: a client id, a channel, or the account of a seller. */
  subject: string;
  kind: "erp" | "channel" | "seller";
  scopes: readonly string[];
  expiresAt: number;
}

interface ApiKey {
  tenantId: string;
  appId?: string;
  /** Absent: every scope but `application.runas`. */
  scopes?: readonly string[];
}

interface AuthorizationCode {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  challenge: string;
  expiresAt: number;
  /** The tokens issued for this code. If the code is used again, they end. */
  used?: string[];
}

interface OAuthRefreshToken {
  clientId: string;
  scopes: readonly string[];
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

/** A cloud app whose manifest is registered; only such ones can be installed (given §6.2). */
export interface CloudApp {
  /** `technicalName` of the manifest. */
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

interface ChannelRow {
  isActive: boolean;
  mfaContact?: string;
  channel: SalesChannel;
}

export interface SellerRow {
  channel: string;
  sellerId: string;
  accountId: number;
  companyName?: string;
  isActiveByErp: boolean;
  isActiveByChannel: boolean;
  /** Set while the seller is unlinked but not removed for good. */
  unlinkedAt?: string;
  createdAt: string;
  updatedAt: string;
}

/** A one-time session with which a seller's browser comes to the channel's page. */
export interface SellerSession {
  /** Its id, by which the channel asks for it. */
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

interface OrderRow {
  order: Order;
  /** The types of the events that the seller's side has sent for this order. */
  seen: string[];
}

interface CancellationRow {
  askedBy: "seller" | "channel";
  status: "requested" | "accepted" | "denied";
  request: Pick<OrderCancellationRequest, "sellerId" | "orderId">;
}

/** A record of a group whose behaviour comes from the specs alone. */
export interface RecordRow {
  tenantId: string;
  /** Its collection, for example `customers/notes`. */
  name: string;
  id: string;
  /** The ids of the records above it, by the name of the parameter in lower case. */
  parents: Record<string, string>;
  /** The instant of its last change. */
  at: string;
  /** As they were sent. */
  fields: Record<string, unknown>;
}

/** Names the kind of the rows of a table. It stands for a type alone. */
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
  codes: rowsOf<AuthorizationCode>(),
  oauthRefreshTokens: rowsOf<OAuthRefreshToken>(),
  refreshTokens: rowsOf<RefreshTokenSeed>(),
  sellerPins: rowsOf<{ accountId: number }>(),
  apiKeys: rowsOf<ApiKey>(),

  tenants: rowsOf<{ id: string }>(),
  categories: rowsOf<Category & { tenantId: string }>(),
  taxClasses: rowsOf<TaxClass & { tenantId: string }>(),
  items: rowsOf<ErpItem & { tenantId: string }>(),
  companies: rowsOf<{ id: string; tenantId: string }>(),
  users: rowsOf<ErpUser & { tenantId: string }>(),
  erpSessions: rowsOf<{ tenantId: string; userName: string }>(),
  pickLists: rowsOf<PickListSeed & { tenantId: string }>(),
  packages: rowsOf<{ tenantId: string; labelBase64: string }>(),
  records: rowsOf<RecordRow>(),
  outputs: rowsOf<{ at: string; kind: string; id: string; tenantId: string }>(),
  registrations: rowsOf<RegistrationRow>(),
  apps: rowsOf<CloudApp>(),
  installations: rowsOf<Installation>(),
  signingKeys: rowsOf<Record<string, unknown>>(),

  events: rowsOf<QueueEntry<WireEvent> & { queue: string }>(),
  channels: rowsOf<ChannelRow>(),
  sellers: rowsOf<SellerRow>(),
  sellerSessions: rowsOf<SellerSession>(),
  mfaPins: rowsOf<{ pin: string; mailedTo: string }>(),
  channelCategories: rowsOf<{ list: ChannelCategory[]; version: string }>(),
  attributes: rowsOf<{ list: Attribute[] }>(),
  priceTypes: rowsOf<PriceType>(),
  paymentRules: rowsOf<PaymentRules>(),
  shippingRules: rowsOf<ShippingRules>(),
  offers: rowsOf<OfferRow>(),
  orders: rowsOf<OrderRow>(),
  cancellations: rowsOf<CancellationRow>(),
  announcedReturns: rowsOf<ReturnAnnouncement>(),
  returns: rowsOf<{ status: "received" | "accepted" | "refused" }>(),
  refunds: rowsOf<{ status: "requested" | "accepted" | "refused" }>(),
  documents: rowsOf<{ base64: string }>(),
  reports: rowsOf<{ requestedAt: number; completed: boolean; items: SellerInventoryItem[] }>(),
  notifications: rowsOf<Notification>(),
  tickets: rowsOf<Ticket>(),
  attachments: rowsOf<{ base64: string }>(),
};

export type Tables = typeof tables;

/** The names of all tables, for the check of a name that comes from outside. */
export const tableNames: readonly string[] = Object.keys(tables);

/**
 * Reads the tables of a snapshot, after a check of their form.
 *
 * @throws {RangeError} If it is no snapshot.
 */
export function readSnapshotTables(snapshot: Snapshot): StoredTables {
  const refuse = (what: string) => {
    throw new RangeError(`Cannot restore a snapshot as it must be one that snapshot() gave: ${what}`);
  };
  const { version, tables } = Object(snapshot) as Partial<Snapshot>;
  if (version !== 1) refuse("its version is not 1");
  if (typeof tables !== "object" || tables === null) refuse("it has no tables");
  for (const [name, rows] of Object.entries(tables!)) {
    if (!tableNames.includes(name)) refuse(`it has a table ${name}`);
    const isRows =
      Array.isArray(rows) && rows.every((row) => Array.isArray(row) && typeof row[0] === "string" && isRow(row[1]));
    if (!isRows) refuse(`its table ${name} holds no rows`);
  }
  if (!isClock(tables!["clock"] ?? [])) refuse("it has no clock");
  return tables!;
}

function isRow(row: unknown): boolean {
  return (typeof row === "object" && row !== null) || typeof row === "number";
}

/** Whether the rows of a clock hold its state. */
export function isClock(rows: readonly (readonly [string, unknown])[]): boolean {
  const { aheadMs, frozenAt = 0 } = Object(rows.find(([key]) => key === "clock")?.[1]) as Partial<ClockRow>;
  return Number.isFinite(aheadMs) && Number.isFinite(frozenAt) && frozenAt <= LAST_INSTANT;
}
