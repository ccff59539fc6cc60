// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import { checkTelemetry } from "@kontor/http/internal";
import { createChannelCore, type ChannelClientOptions, type ChannelHeaders } from "./core.generated.ts";
import { attributes, type AttributesGroup } from "./groups/attributes.generated.ts";
import { auth, type AuthGroup } from "./groups/auth.generated.ts";
import { channelCategories, type ChannelCategoriesGroup } from "./groups/channel-categories.generated.ts";
import { events, type EventsGroup } from "./groups/events.generated.ts";
import { invoices, type InvoicesGroup } from "./groups/invoices.generated.ts";
import { notifications, type NotificationsGroup } from "./groups/notifications.generated.ts";
import { offers, type OffersGroup } from "./groups/offers.generated.ts";
import { orders, type OrdersGroup } from "./groups/orders.generated.ts";
import { prices, type PricesGroup } from "./groups/prices.generated.ts";
import { publicChannels, type PublicChannelsGroup } from "./groups/public-channels.generated.ts";
import { refunds, type RefundsGroup } from "./groups/refunds.generated.ts";
import { reports, type ReportsGroup } from "./groups/reports.generated.ts";
import { returns, type ReturnsGroup } from "./groups/returns.generated.ts";
import { rules, type RulesGroup } from "./groups/rules.generated.ts";
import { self, type SelfGroup } from "./groups/self.generated.ts";
import { sellerAccounts, type SellerAccountsGroup } from "./groups/seller-accounts.generated.ts";
import { sellerChannels, type SellerChannelsGroup } from "./groups/seller-channels.generated.ts";
import { sellerEvents, type SellerEventsGroup } from "./groups/seller-events.generated.ts";
import { sellerMeta, type SellerMetaGroup } from "./groups/seller-meta.generated.ts";
import { sellerOffers, type SellerOffersGroup } from "./groups/seller-offers.generated.ts";
import { sellerOrders, type SellerOrdersGroup } from "./groups/seller-orders.generated.ts";
import { sellerReports, type SellerReportsGroup } from "./groups/seller-reports.generated.ts";
import { sellerTickets, type SellerTicketsGroup } from "./groups/seller-tickets.generated.ts";
import { sellers, type SellersGroup } from "./groups/sellers.generated.ts";
import { tickets, type TicketsGroup } from "./groups/tickets.generated.ts";

/** A client of the Marketplace channel interface. */
export interface ChannelClient {
  readonly attributes: AttributesGroup;
  readonly auth: AuthGroup;
  readonly channelCategories: ChannelCategoriesGroup;
  readonly events: EventsGroup;
  readonly invoices: InvoicesGroup;
  readonly notifications: NotificationsGroup;
  readonly offers: OffersGroup;
  readonly orders: OrdersGroup;
  readonly prices: PricesGroup;
  readonly publicChannels: PublicChannelsGroup;
  readonly refunds: RefundsGroup;
  readonly reports: ReportsGroup;
  readonly returns: ReturnsGroup;
  readonly rules: RulesGroup;
  readonly self: SelfGroup;
  readonly sellerAccounts: SellerAccountsGroup;
  readonly sellerChannels: SellerChannelsGroup;
  readonly sellerEvents: SellerEventsGroup;
  readonly sellerMeta: SellerMetaGroup;
  readonly sellerOffers: SellerOffersGroup;
  readonly sellerOrders: SellerOrdersGroup;
  readonly sellerReports: SellerReportsGroup;
  readonly sellerTickets: SellerTicketsGroup;
  readonly sellers: SellersGroup;
  readonly tickets: TicketsGroup;
  /** The same client with other headers: another tenant, another user. An optional header that is `undefined` is not sent, and a required one is refused, so that no call goes to the tenant of before. */
  with(headers: Partial<ChannelHeaders>): ChannelClient;
}

/**
 * Makes a client. Every method throws a {@link ChannelError} when the platform answers outside 2xx, and a
 * `PlatformError` with another `code` when no answer came or it could not be read.
 *
 * @throws {ArgumentError} If an option is missing or malformed.
 */
export function createChannelClient(options: ChannelClientOptions): ChannelClient {
  const core = createChannelCore(options);
  checkTelemetry("create a channel client", options.telemetry);
  return {
    attributes: attributes(core),
    auth: auth(core),
    channelCategories: channelCategories(core),
    events: events(core),
    invoices: invoices(core),
    notifications: notifications(core),
    offers: offers(core),
    orders: orders(core),
    prices: prices(core),
    publicChannels: publicChannels(core),
    refunds: refunds(core),
    reports: reports(core),
    returns: returns(core),
    rules: rules(core),
    self: self(core),
    sellerAccounts: sellerAccounts(core),
    sellerChannels: sellerChannels(core),
    sellerEvents: sellerEvents(core),
    sellerMeta: sellerMeta(core),
    sellerOffers: sellerOffers(core),
    sellerOrders: sellerOrders(core),
    sellerReports: sellerReports(core),
    sellerTickets: sellerTickets(core),
    sellers: sellers(core),
    tickets: tickets(core),
    with: (headers) => createChannelClient({ ...options, ...headers }),
  };
}
