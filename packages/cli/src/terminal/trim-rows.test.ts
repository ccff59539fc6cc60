import { expect, test } from "vitest";
import { trimRows } from "./trim-rows.ts";

const head = ["id", "type", "age", "problem"];
const rows = [["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]];

test.each<[number | undefined, (string | number)[]]>([
  [undefined, ["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]],
  [80, ["event-12345", "Seller:Offer.New", 12, "the shop did not answer in time"]],
  [60, ["event-12345", "Seller:Offer.New", 12, "the shop did not answ…"]],
  [40, ["event-12345", "Seller:Of…", 12, "the sho…"]],
  [30, ["event-12345", "Seller:…", 12]],
  [12, ["even…", 12]],
])("in a width of %s a row is %j", (width, expected) => {
  const trimmed = trimRows(head, rows, { width, shrink: [3, 1, 0] });

  expect(trimmed.rows).toEqual([expected]);
  expect(trimmed.head).toHaveLength(expected.length);
});
