import { expect, test, vi } from "vitest";
import type { ArrivingEvent, Redelivery } from "../inbox/event.ts";
import { writeArrivalLog } from "./arrival-log.ts";

const event: ArrivingEvent = { id: "1", type: "t", lane: "own", raw: '{"event":{"sellerId":"s"}}' };
const unreadable: ArrivingEvent = { ...event, problem: "it has no type" };
const again = (deliveries: number, differs = false): Redelivery => ({ id: "1", deliveries, differs });
const none = async function* () {};

async function write(accepted: ArrivingEvent[], redelivered: Redelivery[], list: () => AsyncIterable<unknown> = none) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const asked = vi.fn(list);
  await writeArrivalLog({ inbox: { list: asked } as never, deliveryAlarm: 7, log }, accepted, redelivered);
  const lines = [
    ...log.warn.mock.calls.map((line) => ["warn", ...line]),
    ...log.error.mock.calls.map((line) => ["error", ...line]),
  ];
  return { lines, asked };
}

const UNREADABLE = "An event that cannot be read is stored as dead and acknowledged";
const NO_ID = "An event without an id is stored; nobody can acknowledge it";
const DIFFERS = "An event was sent again with another payload";
const ALARM = "An event is sent again and again; after ten deliveries it is gone";

test.each<[string, ArrivingEvent[], Redelivery[], [string, string][]]>([
  ["that can be read is no line", [event], [], []],
  ["that comes for the sixth time as it was is no line", [event], [again(6)], []],
  ["that comes for the seventh time is an alarm", [event], [again(7)], [["error", ALARM]]],
  ["that comes for the tenth time is an alarm", [event], [again(10)], [["error", ALARM]]],
  ["with another payload is told", [event], [again(2, true)], [["warn", DIFFERS]]],
  [
    "that is both is told as both",
    [event],
    [again(8, true)],
    [
      ["warn", DIFFERS],
      ["error", ALARM],
    ],
  ],
  ["that cannot be read is told when it comes", [unreadable], [], [["warn", UNREADABLE]]],
  ["that cannot be read is not told again", [unreadable], [again(2)], []],
  [
    "that cannot be read and comes twice in a page is told once",
    [unreadable, unreadable],
    [again(2)],
    [["warn", UNREADABLE]],
  ],
  ["that comes twice in a later page is not told again", [unreadable, unreadable], [again(3)], []],
  ["that can be read in one of its forms is no line", [unreadable, event], [again(2)], []],
  ["without an id is told louder", [{ ...unreadable, hasNoId: true }], [], [["error", NO_ID]]],
])("an event %s", async (_, accepted, redelivered, expected) => {
  const { lines } = await write(accepted, redelivered);

  expect(lines.map(([level, , message]) => [level, message])).toEqual(expected);
});

test("the line of an unreadable event names it, and why", async () => {
  const { lines } = await write([unreadable], []);

  const facts = { id: "1", type: "t", lane: "own", seller: "s", attempt: 0, deliveries: 1, problem: "it has no type" };
  expect(lines).toEqual([["warn", facts, UNREADABLE]]);
});

test("an alarm has its lane and its runs from the inbox, which is asked for this event alone", async () => {
  const { lines, asked } = await write([event, { ...event, id: "2" }], [again(9)], async function* () {
    yield { id: "1", lane: "stored", attempts: 3 };
  });

  expect(asked.mock.calls).toEqual([[{ id: "1", limit: 1 }]]);
  expect(lines).toMatchObject([["error", { id: "1", lane: "stored", attempt: 3, deliveries: 9 }, ALARM]]);
});

/** A list that fails as it is read. */
const failing = () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("busy")) }) });

test.each<[string, () => AsyncIterable<unknown>]>([
  ["knows the event no more", none],
  ["fails", failing],
])("an inbox that %s costs no line", async (_, list) => {
  const { lines } = await write([event], [again(9)], list);

  expect(lines).toMatchObject([["error", { id: "1", lane: "own", attempt: 0, deliveries: 9 }, ALARM]]);
});
