import type { OrderItemStatus } from "@kontor/channel-types";
import { expect, test } from "vitest";
import { findStepProblem } from "./item-status.ts";

test.each<[OrderItemStatus | null | undefined, OrderItemStatus, string | undefined]>([
  [undefined, "REFUNDED", undefined],
  [null, "SHIPPED", undefined],
  ["UNSHIPPED", "RETURNED", undefined],
  ["SHIPPED", "SHIPPED", undefined],
  ["SHIPPED", "UNSHIPPED", "SHIPPED cannot become UNSHIPPED"],
  ["CANCELED_BY_BUYER", "CANCELED_BY_SELLER", "CANCELED_BY_BUYER cannot become CANCELED_BY_SELLER"],
  ["RETURNED", "REFUNDED", undefined],
  ["REFUNDED", "RETURNED", "REFUNDED cannot become RETURNED"],
])("from %s to %s: %s", (from, to, problem) => {
  expect(findStepProblem(from, to)).toBe(problem);
});
