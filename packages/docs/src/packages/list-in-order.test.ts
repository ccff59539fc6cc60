import { expect, test } from "vitest";
import { listInOrder } from "./list-in-order.ts";
import type { ExportReference } from "./model.ts";

const of = (name: string, kind: ExportReference["kind"], signature: string, isFromSpecs = false) =>
  ({ name, kind, signatures: [signature], isFromSpecs }) as unknown as ExportReference;

test("a function is followed by the types of its parameters, then come other types, and last what the specs give", () => {
  const ordered = listInOrder([
    of("Order", "type", "", true),
    of("Other", "type", ""),
    of("RetryOptions", "type", "interface RetryOptions"),
    of("withRetry", "function", "function withRetry(options?: RetryOptions): Wrap"),
    of("Wrap", "type", "type Wrap = Fetch"),
    of("Fetch", "type", ""),
  ]);

  expect(ordered.map(({ name }) => name)).toEqual(["withRetry", "RetryOptions", "Wrap", "Fetch", "Other", "Order"]);
});
