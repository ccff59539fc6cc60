/** Handles an event with the sample of `withTx()` and kills itself in the middle of the transaction: `node kill-in-write.program.ts <file>`. */
import type { StoredContext, StoredHandlers } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { createSandbox } from "@kontor/sandbox";
import { connect } from "../samples/connect.ts";
import { countingHandlers } from "../samples/idempotency/with-tx.ts";

const clock = createVirtualClock();
const sandbox = createSandbox({ clock });
const count = countingHandlers["Seller:Offer.New"]!;

/** Kills the process after the write and before the commit. */
const handlers: StoredHandlers = {
  ...countingHandlers,
  "Seller:Offer.New": (event, context) =>
    count(event, {
      ...context,
      withTx: (write: (tx: never) => unknown) =>
        context.withTx((tx: never) => {
          write(tx);
          process.kill(process.pid, "SIGKILL");
        }),
    } as StoredContext),
};
const kit = createTestKit({ clock, sandbox, connect, handlers, inbox: sqliteInbox(process.argv[2]!, { clock }) });
const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId: 4711, sku: "oak-1", priceList });
await kit.runUntilQuiet();
