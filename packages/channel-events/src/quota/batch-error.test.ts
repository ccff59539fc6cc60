import { inspect } from "node:util";
import { ConnectionError } from "@kontor/http";
import { expect, test } from "vitest";
import { BatchError, splitByAnswer } from "./batch-error.ts";

const facts = {
  operation: "Offers_ReportListed",
  batch: 2,
  batches: 3,
  answers: [],
  sent: [{ offerId: 1, name: "canary" }],
  refused: [],
  failed: [{ offerId: 2, name: "canary" }],
  unsent: [{ offerId: 3, name: "canary" }],
};

test("the message counts the items and holds none of them, and so does the printed error", () => {
  const error = new BatchError({
    ...facts,
    cause: new ConnectionError({ operation: "Offers_ReportListed" }, undefined),
  });

  expect(error.message).toMatch(/^Cannot send batch 2 of 3 of Offers_ReportListed: /);
  expect(error.message).toContain("1 items were sent before, 1 are in this batch, 1 were not sent");
  expect(inspect(error) + JSON.stringify(error)).not.toContain("canary");
  expect([error.sent, error.failed, error.unsent]).toEqual([facts.sent, facts.failed, facts.unsent]);
});

test("items that were refused are counted where there are some", () => {
  const refused = [{ offerId: 7, name: "canary" }];

  expect(new BatchError({ ...facts, refused, cause: new Error("no") }).message).toContain(", 1 was refused, 1 are in");
});

test.each<[string, object[] | undefined, [sent: string[], refused: string[]]]>([
  ["nothing", undefined, [["a", "b"], []]],
  ["an id", [{ id: "b" }], [["a"], ["b"]]],
  ["a place", [{ index: 0, id: "b" }], [["b"], ["a"]]],
  ["neither", [{}], [[], ["a", "b"]]],
])("an answer that names %s as refused splits the items of its batch", (_, refused, [sent, notTaken]) => {
  const items = ["a", "b"].map((orderId) => ({ orderId }));
  const split = splitByAnswer([{ items, answer: refused && { refused } }], "orderList");

  expect(split.sent.map(({ orderId }) => orderId)).toEqual(sent);
  expect(split.refused.map(({ orderId }) => orderId)).toEqual(notTaken);
});
