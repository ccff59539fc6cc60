import { expect, test } from "vitest";
import { isSamePayload, mergePage } from "./merge.ts";

const event = (id: string, raw: string, problem?: string) => ({
  id,
  type: "Seller:Offer.New",
  lane: "a",
  raw,
  ...(problem !== undefined && { problem }),
});

test("mergePage() keeps each id once, in order of arrival, and counts", () => {
  const merged = mergePage([event("1", "{}"), event("2", "{}"), event("1", "{}")]);

  expect(merged.map(({ event: { id }, times, differs }) => [id, times, differs])).toEqual([
    ["1", 2, false],
    ["2", 1, false],
  ]);
});

test("mergePage() takes the payload that can be read, wherever it stands", () => {
  const first = mergePage([event("1", "broken", "no JSON"), event("1", "{}")]);
  const last = mergePage([event("1", "{}"), event("1", "broken", "no JSON")]);

  expect([first[0]!.event.raw, last[0]!.event.raw]).toEqual(["{}", "{}"]);
  expect([first[0]!.differs, last[0]!.differs]).toEqual([true, true]);
});

test("isSamePayload() compares what is said and not how it is written", () => {
  expect(isSamePayload('{"a":1}', '{ "a": 1 }')).toBe(true);
  expect(isSamePayload('{"a":1}', '{"a":2}')).toBe(false);
  expect(isSamePayload('{"a":1}', "broken")).toBe(false);
});

test("mergePage() tells another payload also where the first comes once more behind it", () => {
  const page = mergePage([event("1", '{"a":1}'), event("1", '{"a":2}'), event("1", '{ "a":1}')]);

  expect(page).toMatchObject([{ event: { raw: '{"a":1}' }, times: 3, differs: true }]);
});
