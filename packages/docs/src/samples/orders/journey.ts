import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { ChannelClient } from "@kontor/channel-client";
import type { Order, OrderConfirmed, ReturnAnnouncement } from "@kontor/channel-types";
import type { ErpClient } from "@kontor/erp-client";
import { createJournal, isRefusal } from "./journal.ts";
import { withPersonNeeded, StepUnclear } from "./person.ts";
import { createShop, type Items } from "./shop.ts";

export interface OrderJourneyOptions {
  channel: ChannelClient;
  erp: ErpClient;
  /** Where the marketplace keeps what it knows. */
  db: DatabaseSync;
  /** Yours: under which id the ERP knows a parcel. */
  packageOf: (trackingNumber: string) => string;
  /** Yours: under which id the ERP keeps the credit note of a refund. */
  creditNoteOf: (refundId: string) => string;
  /** A code that the platform uses for repeats and for nothing else, like `CHN409`. Default: such a code is not known. */
  repeatCode?: string;
  /** Milliseconds since the epoch. Default `Date.now`. */
  now?: () => number;
}

type OrderRef = { sellerId: string; orderId: string };

/**
 * An order from its offer to its refund. Every step may be killed anywhere and begun again: its effect is there once. Where
 * nobody can know whether it is there, a person is asked.
 */
export function createOrderJourney(options: OrderJourneyOptions) {
  const { channel, erp, db, packageOf, creditNoteOf, repeatCode, now = Date.now } = options;
  const shop = createShop(db);
  const journal = createJournal({ db, repeatCode });
  const instant = () => new Date(now()).toISOString();

  /** Tells the platform how an order stands; a refusal throws, and the event is tried again. */
  const tell = ({ sellerId, orderId }: OrderRef) =>
    channel.orders.updateStatus({ orderList: [shop.statusOf({ sellerId, orderId })] }, { throwOnRefused: true });

  const confirmed = async ({ event }: { event: OrderConfirmed }) => {
    if (event.orderAccepted === false) shop.step(event, "CANCELED_BY_SELLER");
    else shop.accept(event);
    await tell(event);
  };

  /** Asks the platform whether an order is there: one that is takes the status that it has. */
  const isThere = async (order: OrderRef): Promise<boolean> => {
    try {
      await tell(order);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.platformCodes.includes("GEN404")) return false;
      throw new StepUnclear(`Cannot tell whether the order ${order.orderId} is there`, { cause: error });
    }
  };

  // --- what sellers do ---
  const handlers = withPersonNeeded({
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
      for (const { trackingNumber, orderItemIdList: items } of event.shippingItems) {
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
      const about = { ...event, items: event.orderItem };
      // decided once: a second look would find the items cancelled, and say no
      const isAccepted = await journal.once(`decide on ${orderCancellationRequestId}`, () =>
        shop.wholeItemsOf(about).every(({ itemStatus }) => itemStatus === "UNSHIPPED"),
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
      journal.settle(cancelStep(about), true); // what was answered has arrived
      shop.step(about, "CANCELED_BY_BUYER");
      await tell(about);
    },
    "Seller:Order.Cancellation.Denied": ({ event }) => {
      const about = shop.closeCancellation(event.orderCancellationRequestId, event.reason);
      if (about) journal.settle(cancelStep(about), true);
    },

    "Seller:Order.Invoice": ({ event: { sellerId, type, invoiceNumber, documentId } }) =>
      shop.keepDocument(`${type} ${sellerId} ${invoiceNumber}`, () => channel.invoices.download({ documentId })),
    "Seller:Order.ReturnReceived": async ({ event }) => {
      const { sellerId, sellerReturnId } = event;
      const items = event.orderItem.filter(({ acceptReturn }) => acceptReturn);
      shop.step({ ...event, items }, "RETURNED");
      await journal.send(`return ${sellerId} ${sellerReturnId}`, () =>
        channel.returns.reportResult({ sellerId, sellerReturnId, isAccepted: true }),
      );
      await tell(event);
    },
    "Seller:Order.Refund": async ({ event }) => {
      const { sellerId, refundId } = event;
      shop.step({ ...event, items: event.orderItem }, "REFUNDED"); // refuses what is not known here, before money goes
      shop.payBack(event);
      await journal.send(`refund ${sellerId} ${refundId}`, () =>
        channel.refunds.reportResult({ sellerId, refundId, isAccepted: true }),
      );
      await tell(event);
      await shop.keepDocument(`credit note ${sellerId} ${refundId}`, () =>
        erp.creditNotes.renderPdf({ creditNoteId: creditNoteOf(refundId) }),
      );
    },
    "*": ({ id, type }, { log }) => log.warn({ id, type }, "A type that is new to us"),
  });

  // --- what buyers do: call each again until it returns ---
  return {
    handlers,

    async buy(order: Order): Promise<void> {
      const { sellerId, orderId } = order;
      shop.keepOrder(order);
      await journal.once(`order ${sellerId} ${orderId}`, async (isRepeat) => {
        try {
          await channel.orders.create({ orderList: [order] }, { throwOnRefused: true });
        } catch (error) {
          // refused as a repeat, or for its content?
          if (!(isRepeat && isRefusal(error) && (await isThere(order)))) throw error;
        }
      });
    },

    async cancel({ sellerId, orderId, items }: OrderRef & { items: string[] }): Promise<void> {
      const about = { sellerId, orderId, items: items.map((orderItemId) => ({ orderItemId })) };
      const name = cancelStep(about);
      const { id, orderItem } = await journal.once(`what to ${name}`, () => ({
        id: randomUUID(), // the same in every try
        orderItem: shop.unpartedItemsOf(about).map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
      }));
      shop.keepCancellation(id, { ...about, items: orderItem });
      await journal.send(name, () =>
        channel.orders.requestCancellation({
          orderCancellationRequestId: id,
          sellerId,
          orderId,
          orderItem,
          cancelReason: "BUYER_CANCELLED",
        }),
      );
    },

    sendBack: (parcel: ReturnAnnouncement): Promise<void> =>
      journal.send(`announce ${parcel.sellerId} ${parcel.channelReturnId}`, () => channel.returns.announce(parcel)),

    // --- what a person does ---
    /** The steps of which only a person can find out whether the platform has done them. */
    unclear: journal.unclear,
    /** Says what was found out; then handle the event again, or call again what threw. */
    settle: journal.settle,
  };
}

const cancelStep = ({ sellerId, orderId, items = [] }: Items) =>
  `cancel ${sellerId} ${orderId} ${items
    .map(({ orderItemId }) => orderItemId)
    .toSorted()
    .join(" ")}`;
