import { test } from "vitest";
import { createSandbox } from "./sandbox.ts";

test("trigger() takes the payload of its own event type", () => {
  using sandbox = createSandbox();
  sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711, quantity: "3" });
  // @ts-expect-error an offer id is a number
  sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: "4711", quantity: "3" });
  // @ts-expect-error a stock update has a quantity
  sandbox.trigger("Seller:Offer.StockUpdate", { sellerId: "1", offerId: 4711 });
  sandbox.trigger("Seller:Some.NewType", { anything: true });
  // @ts-expect-error no kind of fault is called so
  sandbox.addFault({ kind: "earthquake" });
  sandbox.addFault({ kind: "hang", operation: "orders.create" });
  sandbox.addFault({ kind: "hang", operation: "channel.orders.create" });
  sandbox.addFault({ kind: "hang", operation: "Orders_Create" });
  sandbox.addFault({ kind: "hang", operation: "token" });
  // @ts-expect-error no method is called so
  sandbox.addFault({ kind: "hang", operation: "orders.creat" });
});
