import type { ChannelClient } from "@kontor/channel-client";
import type { ErpClient } from "@kontor/erp-client";
import type { Clock } from "@kontor/http";
import { createJournal, type Journal, type JournalOptions } from "@kontor/http/journal";
import { createShop, type OrderRef, type Shop } from "./shop.ts";

/** The database of the marketplace, the code of a repeat if you know one, and: */
export interface MarketOptions extends JournalOptions {
  channel: ChannelClient;
  erp: ErpClient;
  /** Gives the id under which the ERP knows a parcel. Write it for your ERP. */
  findPackageId: (trackingNumber: string) => string;
  /** Gives the id under which the ERP keeps the credit note of a refund. Write it for your ERP. */
  findCreditNoteId: (refundId: string) => string;
  /** Default: the clock of this machine. */
  clock?: Pick<Clock, "now" | "sleep">;
}

/** The tools that all steps of an order share. */
export interface Market extends Omit<MarketOptions, keyof JournalOptions> {
  shop: Shop;
  journal: Journal;
  /** Reports the whole status of an order to the platform. A refusal throws, so the event is tried again. */
  reportStatus(order: OrderRef): Promise<unknown>;
  /** Gives the present time as the platform writes it. */
  formatNow(): string;
}

export function createMarket({ db, repeatCode, ...rest }: MarketOptions): Market {
  const shop = createShop(db);
  return {
    ...rest,
    shop,
    journal: createJournal({ db, repeatCode }),
    reportStatus: (order) =>
      rest.channel.orders.updateStatus({ orderList: [shop.readStatus(order)] }, { throwOnRefused: true }),
    formatNow: () => new Date(rest.clock?.now() ?? Date.now()).toISOString(),
  };
}
