import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ChannelClient } from "@kontor/channel-client";
import type { StoredHandlers } from "@kontor/channel-events";
import type { Order, OrderConfirmed, ReturnAnnouncement } from "@kontor/channel-types";
import type { ErpClient } from "@kontor/erp-client";
import { createJournal } from "./order-journal.ts";
import { createShop } from "./order-shop.ts";

export interface OrderJourneyOptions {
  channel: ChannelClient;
  erp: ErpClient;
  /** Where the marketplace keeps what it knows. */
  db: DatabaseSync;
  /** Yours: under which id the ERP knows a parcel. */
  packageOf: (trackingNumber: string) => string;
  /** Yours: under which id the ERP keeps the credit note of a refund. */
  creditNoteOf: (refundId: string) => string;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: () => number;
}

type OrderRef = { sellerId: string; orderId: string };

/** An order from its offer to its refund. Every step may be killed anywhere and begun again: its effect is there once. */
export function createOrderJourney(options: OrderJourneyOptions) {
  const { channel, erp, db, packageOf, creditNoteOf, now = Date.now } = options;
  const shop = createShop(db);
  const journal = createJournal(db);
  const instant = () => new Date(now()).toISOString();

  /** Tells the platform how an order stands; a refusal throws, and the event is tried again. */
  const tell = ({ sellerId, orderId }: OrderRef) =>
    channel.orders.updateStatus({ orderList: [shop.statusOf({ sellerId, orderId })] }, { throwOnRefused: true });

  const confirmed = async ({ event }: { event: OrderConfirmed }) => {
    if (event.orderAccepted === false) shop.step(event, "CANCELED_BY_SELLER");
    else shop.accept(event);
    await tell(event);
  };

  // --- what sellers do ---
  const handlers: StoredHandlers = {
    "Seller:Offer.New": async ({ event }) => {
      const { sellerId, offerId } = event;
      await channel.offers.reportInProgress({ offerList: [{ sellerId, offerId, startedAt: instant() }] });
      const channelOfferId = shop.list(event);
      await channel.offers.reportListed({ offerList: [{ sellerId, offerId, channelOfferId, listedAt: instant() }] });
    },

    "Seller:Order.Confirmed": confirmed,
    "Seller:Order.Accepted": confirmed, // its older name
    "Seller:Order.Payment": async ({ event }) => {
      if (event.paymentComplete) shop.pay(event);
      await tell(event);
    },
    "Seller:Order.Shipping": async ({ event }) => {
      for (const { trackingNumber, orderItemIdList } of event.shippingItems) {
        const items = orderItemIdList?.map(({ orderItemId }) => orderItemId);
        if (items) shop.step({ ...event, items }, "SHIPPED");
        if (trackingNumber)
          await shop.keepDocument(`label ${trackingNumber}`, () =>
            erp.shipments.downloadLabel({ packageId: packageOf(trackingNumber) }),
          );
      }
      if (event.shippingComplete) shop.step(event, "SHIPPED"); // whatever was not cancelled
      await tell(event);
    },

    "Seller:Order.Cancellation.Request": async ({ event }) => {
      const { sellerId, orderCancellationRequestId } = event;
      const id = { sellerId, orderCancellationRequestId };
      const about = { ...event, items: event.orderItem.map(({ orderItemId }) => orderItemId) };
      // decided once: a second look would find the items cancelled, and say no
      const isAccepted = await journal.once(`decide on ${orderCancellationRequestId}`, () =>
        shop.itemsOf(about).every(({ itemStatus }) => itemStatus === "UNSHIPPED"),
      );
      await journal.send(`answer ${orderCancellationRequestId}`, () =>
        isAccepted
          ? channel.orders.acceptCancellation(id)
          : channel.orders.denyCancellation({ ...id, reason: "It is on its way already" }),
      );
      if (isAccepted) shop.step(about, "CANCELED_BY_SELLER");
      await tell(event);
    },
    "Seller:Order.Cancellation.Accepted": async ({ event }) => {
      const about = shop.closeCancellation(event.orderCancellationRequestId, "accepted");
      if (!about) return;
      shop.step(about, "CANCELED_BY_BUYER");
      await tell(about);
    },
    "Seller:Order.Cancellation.Denied": ({ event }) => {
      shop.closeCancellation(event.orderCancellationRequestId, event.reason);
    },

    "Seller:Order.Invoice": ({ event: { sellerId, type, invoiceNumber, documentId } }) =>
      shop.keepDocument(`${type} ${sellerId} ${invoiceNumber}`, () => channel.invoices.download({ documentId })),
    "Seller:Order.ReturnReceived": async ({ event }) => {
      const { sellerId, sellerReturnId } = event;
      const items = event.orderItem.filter(({ acceptReturn }) => acceptReturn).map(({ orderItemId }) => orderItemId);
      shop.step({ ...event, items }, "RETURNED");
      await journal.send(`return ${sellerId} ${sellerReturnId}`, () =>
        channel.returns.reportResult({ sellerId, sellerReturnId, isAccepted: true }),
      );
      await tell(event);
    },
    "Seller:Order.Refund": async ({ event }) => {
      const { sellerId, refundId } = event;
      shop.payBack(event);
      shop.step({ ...event, items: event.orderItem.map(({ orderItemId }) => orderItemId) }, "REFUNDED");
      await journal.send(`refund ${sellerId} ${refundId}`, () =>
        channel.refunds.reportResult({ sellerId, refundId, isAccepted: true }),
      );
      await tell(event);
      await shop.keepDocument(`credit note ${sellerId} ${refundId}`, () =>
        erp.creditNotes.renderPdf({ creditNoteId: creditNoteOf(refundId) }),
      );
    },
    "*": ({ id, type }, { log }) => log.warn({ id, type }, "A type that is new to us"),
  };

  // --- what buyers do: call each again until it returns ---
  return {
    handlers,

    async buy(order: Order): Promise<void> {
      const { sellerId, orderId } = order;
      shop.keepOrder(order);
      await journal.once(`order ${sellerId} ${orderId}`, async (isRepeat) => {
        const { refused } = await channel.orders.create({ orderList: [order] });
        if (refused.length === 0) return;
        // refused as a repeat, or for its content? An order that is there takes the status that it has
        if (isRepeat) {
          const isThere = (await channel.orders.updateStatus({ orderList: [shop.statusOf(order)] })).isComplete;
          if (isThere) return;
        }
        throw new Error(`Cannot sell ${orderId}: ${refused.map(({ code }) => code).join(", ")}`);
      });
    },

    async cancel({ sellerId, orderId, items }: OrderRef & { items: string[] }): Promise<void> {
      const about = { sellerId, orderId, items };
      const name = `cancel ${sellerId} ${orderId} ${items.join(" ")}`;
      const orderCancellationRequestId = await journal.once(`id to ${name}`, () => randomUUID()); // the same in every try
      shop.keepCancellation(orderCancellationRequestId, about);
      const orderItem = items.map((orderItemId) => ({ orderItemId }));
      await journal.send(name, () =>
        channel.orders.requestCancellation({
          orderCancellationRequestId,
          sellerId,
          orderId,
          orderItem,
          cancelReason: "BUYER_CANCELLED",
        }),
      );
    },

    sendBack: (parcel: ReturnAnnouncement): Promise<void> =>
      journal.send(`announce ${parcel.sellerId} ${parcel.channelReturnId}`, () => channel.returns.announce(parcel)),
  };
}
