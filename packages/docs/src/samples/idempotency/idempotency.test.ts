/** The three patterns of the guide about idempotency, each run twice or broken off. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { StoredHandlers } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../connect.ts";
import { outboxHandlers, sendOutbox, type Message } from "./outbox.ts";
import { createRefundHandlers } from "./unique-key.ts";
import { countingHandlers } from "./with-tx.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kontor-idempotency-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function setUp(handlers: StoredHandlers) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const inbox = sqliteInbox(join(folder, "events.db"), { clock });
  const kit = createTestKit({ clock, sandbox, connect, handlers, inbox });
  return { sandbox, inbox, kit };
}
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
const offer = { sellerId: "1", offerId: 4711, sku: "oak-1", priceList };

test("withTx() counts an event once, though the handler broke off after its write", async () => {
  const count = countingHandlers["Seller:Offer.New"]!;
  let breaks = 1;
  const { sandbox, kit, inbox } = setUp({
    ...countingHandlers,
    "Seller:Offer.New": (event, context) =>
      count(event, {
        ...context,
        withTx: (write: (tx: never) => unknown) =>
          context.withTx((tx: never) => {
            write(tx);
            if (breaks-- > 0) throw new Error("broken off");
          }),
      } as typeof context),
  });
  sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect(breaks).toBe(-1); // it ran twice
  expect(inbox.db.prepare("SELECT id, offers FROM seller").all()).toEqual([{ id: "1", offers: 1 }]);
  await inbox.close();
});

test("a unique key keeps one payout for a refund that comes twice and is handled twice", async () => {
  const shop = new DatabaseSync(join(folder, "shop.db"));
  const { sandbox, inbox, kit } = setUp(createRefundHandlers(shop));
  const [sellerId, refundId, orderId] = ["1", "REFUND-1", "ORDER-1001"];
  const item = { orderItemId: "ITEM-1", quantity: "1.0", reason: "DEFECT", refund: "24.90", refundCurrency: "EUR" };
  const refund = { sellerId, refundId, orderId, orderItem: [item] };
  const id = sandbox.trigger("Seller:Order.Refund", refund);
  sandbox.trigger("Seller:Order.Refund", refund); // the seller repeats it, as its own event
  await kit.runUntilQuiet();
  await inbox.replay({ id });
  await kit.runUntilQuiet();

  expect(shop.prepare("SELECT refund_id FROM payout").all()).toEqual([{ refund_id: refundId }]);
  shop.close();
  await inbox.close();
});

test("what once() saved is not done again after a replay, and the rest of the handler is", async () => {
  const done: string[] = [];
  const { sandbox, inbox, kit } = setUp({
    "Seller:Offer.New": async (_, { once, attempt }) => {
      const receipt = await once("pay", async () => `receipt ${done.push("pay")}`);
      done.push(`mail ${receipt} in attempt ${attempt}`);
    },
    "*": () => {},
  });
  const id = sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();

  expect(await inbox.replay({ id })).toBe(1);
  await kit.runUntilQuiet();

  expect(done).toEqual(["pay", "mail receipt 1 in attempt 1", "mail receipt 1 in attempt 1"]);
  await inbox.close();
});

test("an outbox sends again after a lost answer, with the same id", async () => {
  const { sandbox, inbox, kit } = setUp(outboxHandlers);
  const id = sandbox.trigger("Seller:Offer.New", offer);
  await kit.runUntilQuiet();
  const received: Message[] = [];
  const send = async (message: Message) => {
    if (received.push(message) === 1) throw new Error("the answer is lost");
  };

  await expect(sendOutbox(inbox.db, send)).rejects.toThrow("lost");
  await sendOutbox(inbox.db, send);
  await sendOutbox(inbox.db, send);

  expect(received).toEqual([
    { id, text: "new offer oak-1" },
    { id, text: "new offer oak-1" },
  ]);
  await inbox.close();
});
