import type { StoredHandlers } from "@kontor/channel-events";
import { buildCancelStep } from "./buyer.ts";
import type { Market } from "./market.ts";

/** Handles a seller's wish to cancel, and a seller's answer to the wish of a buyer. */
export function handleCancellation(market: Market): Partial<StoredHandlers> {
  const { channel, shop, journal, reportStatus } = market;

  return {
    "Seller:Order.Cancellation.Request": async ({ event }) => {
      const { sellerId, orderCancellationRequestId } = event;
      const id = { sellerId, orderCancellationRequestId };
      const selection = { ...event, items: event.orderItem };
      // decided once: at a second look the items are cancelled already, and the answer would be no
      const isAccepted = await journal.once(`decide on ${orderCancellationRequestId}`, () =>
        shop.items.listWhole(selection).every(({ itemStatus }) => itemStatus === "UNSHIPPED"),
      );
      await journal.send(`answer ${orderCancellationRequestId}`, () =>
        isAccepted
          ? channel.orders.acceptCancellation(id)
          : channel.orders.denyCancellation({ ...id, reason: "The order is already shipped" }),
      );
      if (isAccepted) shop.items.move(selection, "CANCELED_BY_SELLER");
      await reportStatus(event);
    },

    "Seller:Order.Cancellation.Accepted": async ({ event }) => {
      const selection = shop.closeCancellation(event.orderCancellationRequestId, "accepted");
      if (!selection) return;
      journal.resolveStep(buildCancelStep(selection), true); // the seller has answered, so the request has arrived
      shop.items.move(selection, "CANCELED_BY_BUYER");
      await reportStatus(selection);
    },

    "Seller:Order.Cancellation.Denied": ({ event }) => {
      const selection = shop.closeCancellation(event.orderCancellationRequestId, event.reason);
      if (selection) journal.resolveStep(buildCancelStep(selection), true);
    },
  };
}
