import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError } from "@kontor/http";
import { expect, test, vi } from "vitest";
import { createLaneFinder, findSeller } from "./find-lane.ts";
import type { FetchedEvent } from "../page/read-item.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const event = { id: "1", type: "t", event: { sellerId: "a" } } as unknown as ChannelEvent;
const fetched: FetchedEvent = { id: "1", type: "t", raw: JSON.stringify(event), decoded: { event } };
const unreadable = (raw: string): FetchedEvent => ({
  ...fetched,
  raw,
  decoded: { problem: new DecodeError("it", "is") },
});

test("the lane of an event is its seller, and the one without a name where it tells none", () => {
  const laneOf = createLaneFinder(findSeller, log);

  expect(laneOf(fetched)).toBe("a");
  expect([{}, { event: null }, { event: { sellerId: 7 } }, { event: "x" }].map(findSeller)).toEqual(["", "", "", ""]);
});

test("an event that cannot be read goes by its seller, if it tells one", () => {
  const laneOf = createLaneFinder(() => "never", log);

  expect(laneOf(unreadable('{"event":{"sellerId":"b"}}'))).toBe("b");
  expect(["", "null", "{", "[]"].map((raw) => laneOf(unreadable(raw)))).toEqual(["", "", "", ""]);
});

test.each<[string, () => unknown]>([
  ["gives no text", () => 7],
  ["gives nothing", () => undefined],
  [
    "fails",
    () => {
      throw new Error("no such field");
    },
  ],
])("a key that %s is told, and its event goes into the lane without a name", (_, key) => {
  log.error.mockClear();

  expect(createLaneFinder(key as () => string, log)(fetched)).toBe("");
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("a key that fails is told with the event and why", () => {
  log.error.mockClear();
  const key = () => {
    throw new Error("no such field");
  };

  createLaneFinder(key, log)(fetched);

  expect(log.error.mock.calls).toMatchObject([[{ id: "1", type: "t", problem: "no such field" }, expect.any(String)]]);
});
