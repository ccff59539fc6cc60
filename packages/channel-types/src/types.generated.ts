// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AttributesPaths } from "./paths/attributes.generated.ts";
import type { AuthPaths } from "./paths/auth.generated.ts";
import type { ChannelCategoriesPaths } from "./paths/channel-categories.generated.ts";
import type { EventsPaths } from "./paths/events.generated.ts";
import type { InvoicesPaths } from "./paths/invoices.generated.ts";
import type { NotificationsPaths } from "./paths/notifications.generated.ts";
import type { OffersPaths } from "./paths/offers.generated.ts";
import type { OrdersPaths } from "./paths/orders.generated.ts";
import type { PricesPaths } from "./paths/prices.generated.ts";
import type { PublicChannelsPaths } from "./paths/public-channels.generated.ts";
import type { RefundsPaths } from "./paths/refunds.generated.ts";
import type { ReportsPaths } from "./paths/reports.generated.ts";
import type { ReturnsPaths } from "./paths/returns.generated.ts";
import type { RulesPaths } from "./paths/rules.generated.ts";
import type { SelfPaths } from "./paths/self.generated.ts";
import type { SellerChannelsPaths } from "./paths/seller-channels.generated.ts";
import type { SellerEventsPaths } from "./paths/seller-events.generated.ts";
import type { SellerMetaPaths } from "./paths/seller-meta.generated.ts";
import type { SellerOffersPaths } from "./paths/seller-offers.generated.ts";
import type { SellerOrdersPaths } from "./paths/seller-orders.generated.ts";
import type { SellerReportsPaths } from "./paths/seller-reports.generated.ts";
import type { SellerTicketsPaths } from "./paths/seller-tickets.generated.ts";
import type { SellersPaths } from "./paths/sellers.generated.ts";
import type { TicketsPaths } from "./paths/tickets.generated.ts";

export type * from "./shapes/attributes.generated.ts";
export type * from "./shapes/auth.generated.ts";
export type * from "./shapes/channel-categories.generated.ts";
export type * from "./shapes/events.generated.ts";
export type * from "./shapes/invoices.generated.ts";
export type * from "./shapes/notifications.generated.ts";
export type * from "./shapes/offers.generated.ts";
export type * from "./shapes/orders.generated.ts";
export type * from "./shapes/prices.generated.ts";
export type * from "./shapes/refunds.generated.ts";
export type * from "./shapes/reports.generated.ts";
export type * from "./shapes/returns.generated.ts";
export type * from "./shapes/rules.generated.ts";
export type * from "./shapes/self.generated.ts";
export type * from "./shapes/seller-channels.generated.ts";
export type * from "./shapes/seller-events.generated.ts";
export type * from "./shapes/seller-offers.generated.ts";
export type * from "./shapes/seller-orders.generated.ts";
export type * from "./shapes/seller-reports.generated.ts";
export type * from "./shapes/seller-tickets.generated.ts";
export type * from "./shapes/sellers.generated.ts";
export type * from "./shapes/shared.generated.ts";
export type * from "./shapes/tickets.generated.ts";

/** Every path of the Marketplace channel interface as it is written, for openapi-fetch. */
export interface paths
  extends AttributesPaths,
    AuthPaths,
    ChannelCategoriesPaths,
    EventsPaths,
    InvoicesPaths,
    NotificationsPaths,
    OffersPaths,
    OrdersPaths,
    PricesPaths,
    PublicChannelsPaths,
    RefundsPaths,
    ReportsPaths,
    ReturnsPaths,
    RulesPaths,
    SelfPaths,
    SellerChannelsPaths,
    SellerEventsPaths,
    SellerMetaPaths,
    SellerOffersPaths,
    SellerOrdersPaths,
    SellerReportsPaths,
    SellerTicketsPaths,
    SellersPaths,
    TicketsPaths {}
