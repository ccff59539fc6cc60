import type { StoredHandlers } from "@kontor/channel-events";
import type { OrderConfirmed } from "@kontor/channel-types";
import type { Market } from "./market.ts";

/** Handles a seller's events from the offer to the shipment. */
export function handleSale(market: Market): Partial<StoredHandlers> {
  const { channel, erp, shop, reportStatus, formatNow, findPackageId } = market;

  const handleConfirmed = async ({ event }: { event: OrderConfirmed }) => {
    if (event.orderAccepted === false) shop.items.move(event, "CANCELED_BY_SELLER");
    else shop.markAccepted(event);
    await reportStatus(event);
  };

  return {
    "Seller:Offer.New": async ({ event }) => {
      const { sellerId, offerId } = event;
      await channel.offers.reportInProgress({ offerList: [{ sellerId, offerId, startedAt: formatNow() }] });
      const channelOfferId = shop.publish(event);
      await channel.offers.reportListed({ offerList: [{ sellerId, offerId, channelOfferId, listedAt: formatNow() }] });
    },

    "Seller:Order.Confirmed": handleConfirmed,
    "Seller:Order.Accepted": handleConfirmed, // the older name of the same event

    "Seller:Order.Payment": async ({ event }) => {
      if (event.paymentComplete) shop.markPaid(event);
      await reportStatus(event);
    },

    "Seller:Order.Shipping": async ({ event }) => {
      for (const { trackingNumber, orderItemIdList: items } of event.shippingItems) {
        if (items) shop.items.move({ ...event, items }, "SHIPPED");
        if (trackingNumber)
          await shop.saveDocument(`label ${trackingNumber}`, () =>
            erp.shipments.downloadLabel({ packageId: findPackageId(trackingNumber) }),
          );
      }
      if (event.shippingComplete) shop.items.move(event, "SHIPPED"); // all items that are not cancelled
      await reportStatus(event);
    },
  };
}
