import { expect, test } from "vitest";
import { describeCall } from "./place.ts";

test("a call is described by the method of its caller, and otherwise by its operation alone", () => {
  expect(describeCall({ operation: "Orders_Create", call: "channel.orders.create" })).toBe(
    "channel.orders.create (Orders_Create)",
  );
  expect(describeCall({ operation: "Orders_Create" })).toBe("Orders_Create");
});
