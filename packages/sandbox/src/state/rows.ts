import type {
  Attribute,
  Category as ChannelCategory,
  Notification,
  Order,
  OrderCancellationRequest,
  PaymentRules,
  PriceType,
  ReturnAnnouncement,
  SalesChannel,
  SellerInventoryItem,
  ShippingRules,
  Ticket,
} from "@kontor/channel-types";
import type { AppRegistration } from "@kontor/erp-types";
import type { Assumptions } from "../seed/assumptions.ts";
import type { ClockRow } from "../seed/clock.ts";
import type { QueueEntry } from "./event-queue.ts";
import type { FaultRow } from "../platform/faults.ts";
import type { QuotaWindow } from "../platform/quotas.ts";
import type {
  Category,
  ErpItem,
  ErpUser,
  OAuthClient,
  PickListSeed,
  RefreshTokenSeed,
  TaxClass,
} from "../seed/seed.ts";
import type { TokenRow } from "./tokens.ts";

/** An event as it goes over the wire. */
export interface WireEvent {
  id: string;
  type: string;
  createdAt: string;
  event: unknown;
}

/** What the platform remembers, by the kind of thing. Keys are parts joined by `/`, most general first. */
export interface Tables {
  clock: ClockRow;
  counters: number;
  assumptions: Assumptions;
  quotas: QuotaWindow;
  faults: FaultRow;

  tokens: TokenRow;
  clients: OAuthClient;
  codes: AuthorizationCode;
  oauthRefreshTokens: OAuthRefreshToken;
  refreshTokens: RefreshTokenSeed;
  sellerPins: { accountId: number };
  apiKeys: ApiKey;

  tenants: { id: string };
  categories: Category & { tenantId: string };
  taxClasses: TaxClass & { tenantId: string };
  items: ErpItem & { tenantId: string };
  companies: { id: string; tenantId: string };
  users: ErpUser & { tenantId: string };
  erpSessions: { tenantId: string; userName: string };
  pickLists: PickListSeed & { tenantId: string };
  packages: { tenantId: string; labelBase64: string };
  outputs: { at: string; kind: string; id: string; tenantId: string };
  registrations: RegistrationRow;
  apps: CloudApp;
  installations: Installation;
  signingKeys: Record<string, unknown>;

  events: QueueEntry<WireEvent> & { queue: string };
  channels: ChannelRow;
  sellers: SellerRow;
  sellerSessions: SellerSession;
  mfaPins: { pin: string; mailedTo: string };
  channelCategories: { list: ChannelCategory[]; version: string };
  attributes: { list: Attribute[] };
  priceTypes: PriceType;
  paymentRules: PaymentRules;
  shippingRules: ShippingRules;
  offers: OfferRow;
  orders: OrderRow;
  cancellations: CancellationRow;
  announcedReturns: ReturnAnnouncement;
  returns: { status: "received" | "accepted" | "refused" };
  refunds: { status: "requested" | "accepted" | "refused" };
  documents: { base64: string };
  reports: { requestedAt: number; completed: boolean; items: SellerInventoryItem[] };
  notifications: Notification;
  tickets: Ticket;
  attachments: { base64: string };
}

/** The tables by name, for who names one from outside. */
export const tableNames = [
  "clock",
  "counters",
  "assumptions",
  "quotas",
  "faults",
  "tokens",
  "clients",
  "codes",
  "oauthRefreshTokens",
  "refreshTokens",
  "sellerPins",
  "apiKeys",
  "tenants",
  "categories",
  "taxClasses",
  "items",
  "companies",
  "users",
  "erpSessions",
  "pickLists",
  "packages",
  "outputs",
  "registrations",
  "apps",
  "installations",
  "signingKeys",
  "events",
  "channels",
  "sellers",
  "sellerSessions",
  "mfaPins",
  "channelCategories",
  "attributes",
  "priceTypes",
  "paymentRules",
  "shippingRules",
  "offers",
  "orders",
  "cancellations",
  "announcedReturns",
  "returns",
  "refunds",
  "documents",
  "reports",
  "notifications",
  "tickets",
  "attachments",
] as const satisfies readonly (keyof Tables)[];

export interface ApiKey {
  tenantId: string;
  appId?: string;
  /** Absent: every scope but `application.runas`. */
  scopes?: readonly string[];
}

export interface AuthorizationCode {
  clientId: string;
  redirectUri: string;
  scopes: readonly string[];
  challenge: string;
  expiresAt: number;
  /** The tokens it was exchanged for; a second use ends them. */
  used?: string[];
}

export interface OAuthRefreshToken {
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
  /** Set once the outcome was read: the key is shown once (given §3). */
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
  /** `failed`: the set-up page could not be reached. `waiting`: for `setupCompleted`; without it, for ever. */
  state: "failed" | "waiting" | "installed";
  problem?: string;
  startedAt: number;
}

export interface ChannelRow {
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
  /** Set while the seller is unlinked, and known: not removed for good. */
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

export interface OrderRow {
  order: Order;
  /** Events that the seller's side sent of it, by their type. */
  seen: string[];
}

export interface CancellationRow {
  askedBy: "seller" | "channel";
  status: "requested" | "accepted" | "denied";
  request: Pick<OrderCancellationRequest, "sellerId" | "orderId">;
}
