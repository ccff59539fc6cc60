import { randomUUID } from "node:crypto";
import type { Order, ReturnAnnouncement } from "@kontor/channel-types";
import { isRefusal, type JobReport, runJob, StepUnclear } from "@kontor/http/journal";
import type { ItemSelection } from "./items.ts";
import type { Market } from "./market.ts";
import type { OrderRef } from "./shop.ts";

/** Tells the platform what a buyer does. Call each function again until it returns, and `buy()` until its report is complete. */
export function createBuyer({ channel, shop, journal, reportStatus, clock }: Market) {
  /** Asks the platform whether it has an order: it accepts the status of an order that it has. */
  async function hasOrder(order: OrderRef): Promise<boolean> {
    try {
      await reportStatus(order);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.platformCodes.includes("GEN404")) return false;
      throw new StepUnclear(`Cannot tell whether the order ${order.orderId} is there`, { cause: error });
    }
  }

  return {
    buy(orders: Order[]): Promise<JobReport> {
      orders.forEach(shop.saveOrder);
      return runJob({
        journal,
        run: "orders",
        items: orders,
        name: ({ sellerId, orderId }) => `${sellerId} ${orderId}`,
        call: (order, { signal }) => channel.orders.create({ orderList: [order] }, { throwOnRefused: true, signal }),
        wasDone: hasOrder,
        clock,
      });
    },

    async cancel({ sellerId, orderId, items }: OrderRef & { items: string[] }): Promise<void> {
      const wish = { sellerId, orderId, items: items.map((orderItemId) => ({ orderItemId })) };
      const step = buildCancelStep(wish);
      // saved once, so that every try sends the same id and the same quantities
      const { id, orderItem } = await journal.once(`what to ${step}`, () => ({
        id: randomUUID(),
        orderItem: shop.items.listUndivided(wish).map(({ orderItemId, quantity }) => ({ orderItemId, quantity })),
      }));
      shop.saveCancellation(id, { ...wish, items: orderItem });
      const cancelReason = "BUYER_CANCELLED";
      await journal.send(step, () =>
        channel.orders.requestCancellation({
          orderCancellationRequestId: id,
          sellerId,
          orderId,
          orderItem,
          cancelReason,
        }),
      );
    },

    sendBack: (parcel: ReturnAnnouncement): Promise<void> =>
      journal.send(`announce ${parcel.sellerId} ${parcel.channelReturnId}`, () => channel.returns.announce(parcel)),
  };
}

/** Builds the name of a cancellation step. It is the same for the same items in any order. */
export function buildCancelStep({ sellerId, orderId, items = [] }: ItemSelection): string {
  const ids = items.map(({ orderItemId }) => orderItemId).toSorted();
  return `cancel ${sellerId} ${orderId} ${ids.join(" ")}`;
}
