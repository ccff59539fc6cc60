import { expect, test } from "vitest";
import { isBeginning } from "./event.ts";

const event = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
const claim = { lane: "a", token: "t", events: [event, { ...event, seq: 2 }], isSuspect: true, unfinishedStarts: 1 };

test.each([
  ["the first event begins once more", 1, 2, true],
  ["the start of the first event is taken back", 1, 1, false],
  ["an event behind it begins", 2, 1, true],
  ["its start is forgotten", 2, 0, false],
])("isBeginning() knows that %s", (_, seq, unfinishedStarts, expected) => {
  expect(isBeginning({ claim, seq, unfinishedStarts, nextTurnInMs: 0 })).toBe(expected);
});
