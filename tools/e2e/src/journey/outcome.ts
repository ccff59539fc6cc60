import type { DatabaseSync } from "node:sqlite";
import type { Inbox } from "@kontor/channel-events";
import type { Sandbox } from "@kontor/sandbox";

interface Kept {
  sandbox: Pick<Sandbox, "rows" | "events">;
  db: DatabaseSync;
  inbox: Inbox;
}

/** Reads the state at the end of the journey: of the platform, the shop and the inbox. */
export async function readOutcome({ sandbox, db, inbox }: Kept) {
  const all = (sql: string) => Array.from(db.prepare(sql).iterate(), (row) => Object.values(row).join(" "));
  const { events, unknownType } = await inbox.readStats();
  return {
    platform: {
      offers: sandbox.rows("offers").map((offer) => `${offer.offerId} ${offer.channelOfferId} ${offer.status}`),
      orders: sandbox.rows("orders").map(({ order }) => `${order.orderId} ${order.orderStatus}`),
      items: sandbox
        .rows("orders")
        .flatMap(({ order }) =>
          order.orderItem.map((item) =>
            "itemStatus" in item ? `${item.orderItemId} ${item.itemStatus} ${item.itemPaymentStatus}` : "",
          ),
        ),
      cancellations: sandbox.rows("cancellations").map(({ askedBy, status }) => `${askedBy} ${status}`),
      announcedReturns: sandbox.rows("announcedReturns").map(({ channelReturnId }) => channelReturnId),
      returns: sandbox.rows("returns"),
      refunds: sandbox.rows("refunds"),
      notAcknowledged: sandbox.events().filter(({ state }) => state !== "acknowledged").length,
    },
    shop: {
      listings: all("SELECT id FROM listing"),
      purchases: all("SELECT id FROM purchase"),
      payouts: all("SELECT refund, amount FROM payout"),
      documents: all("SELECT id FROM document ORDER BY id"),
    },
    inbox: { waiting: events.waiting, dead: events.dead, unknownType },
  };
}

/** The state that must be reached, however often the program was killed on the way. */
export const whole: Awaited<ReturnType<typeof readOutcome>> = {
  platform: {
    offers: ["4711 MP-1-4711 listed"],
    orders: ["ORDER-1001 ACCEPTED"],
    items: ["A REFUNDED PAID", "B SHIPPED PAID", "C CANCELED_BY_BUYER PAID", "D CANCELED_BY_SELLER PAID"],
    cancellations: ["channel accepted", "seller accepted", "seller denied"],
    announcedReturns: ["BACK-1"],
    returns: [{ status: "accepted" }],
    refunds: [{ status: "accepted" }],
    notAcknowledged: 0,
  },
  shop: {
    listings: ["MP-1-4711"],
    purchases: ["ORDER-1001"],
    payouts: ["REFUND-1 24.90 EUR"],
    documents: ["INVOICE 1 INV-1", "credit note 1 REFUND-1", "label PARCEL-A", "label PARCEL-B"],
  },
  inbox: { waiting: 0, dead: 0, unknownType: 0 },
};
