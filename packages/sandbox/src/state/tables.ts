import type {
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
import type { FaultRow } from "../platform/faults.ts";
import type { QuotaWindow } from "../platform/quotas.ts";
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
import type {
  ApiKey,
  AuthorizationCode,
  CancellationRow,
  ChannelRow,
  ClockRow,
  CloudApp,
  Installation,
  OAuthRefreshToken,
  OfferRow,
  OrderRow,
  RecordRow,
  RegistrationRow,
  SellerRow,
  SellerSession,
  WireEvent,
} from "./rows.ts";
import type { TokenRow } from "./tokens.ts";

/** The rows that the platform remembers, by the name of their table. A key is made of parts, joined by `/`, the most general first. */
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
  records: RecordRow;
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

/** The names of all tables, for the check of a name that comes from outside. */
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
  "records",
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
