import type { EventFilter, EventRow } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { checkChosen, isPlain, listChosen, readChoice, takeTurns } from "./choice.ts";

test("readChoice() leaves to the inbox what it can filter, and keeps the rest", () => {
  const given = { state: "dead, waiting", seller: "", type: "t", id: "i", olderThan: "2h", error: "Shop", limit: "3" };

  expect(readChoice("list events", given)).toEqual({
    states: ["dead", "waiting"],
    filter: { lane: "", type: "t", id: "i" },
    olderThanMs: 7_200_000,
    error: "shop",
    limit: 3,
  });
  expect(readChoice("list events", { state: "all" })).toEqual({ filter: {} });
});

test.each([
  ["dead,dead", ["dead"]],
  ["dead, waiting ,dead", ["dead", "waiting"]],
  ["waiting,done,dead", ["waiting", "done", "dead"]],
])("the states %j are %j, each once", (state, states) => {
  expect(readChoice("list events", { state }).states).toEqual(states);
});

test.each(["deaf", "Dead", "dead,", "all,dead"])("the states %j are refused", (state) => {
  expect(() => readChoice("list events", { state })).toThrow("--state must be waiting, done, dead or all: got ");
});

test.each([
  [{ filter: { id: "i" } }, true],
  [{ filter: {}, olderThanMs: 0 }, false],
  [{ filter: {}, error: "" }, false],
  [{ filter: {}, limit: 1 }, false],
])("the inbox applies %j itself: %j", (choice, expected) => {
  expect(isPlain(choice)).toBe(expected);
});

test.each([["0"], ["-1"], ["1.5"], ["many"], [""], ["1e3"]])("a limit of %j is refused", (limit) => {
  expect(() => readChoice("list events", { limit })).toThrow(/--limit must be a whole number of at least 1: got /);
});

test("checkChosen() wants a filter, and a limit is none", () => {
  expect(() => checkChosen("replay events", { limit: "3" }, "hint")).toThrow(/must say which: hint$/);
  expect(() => checkChosen("replay events", { seller: "" }, "hint")).not.toThrow();
});

const rows = Array.from({ length: 9 }, (_, seq) => ({
  seq,
  state: ["waiting", "dead", "done"][seq % 3],
  firstSeenAt: new Date(seq * 1_000),
  problem: seq === 4 ? "The SHOP is down" : undefined,
})) as EventRow[];
const inbox = {
  async *list({ state }: EventFilter = {}) {
    yield* rows.filter((row) => state === undefined || row.state === state);
  },
};

async function collect(choice: Parameters<typeof listChosen>[1], signal = new AbortController().signal) {
  const found: number[] = [];
  for await (const { seq } of listChosen(inbox, choice, { signal, now: () => 10_000 })) found.push(seq);
  return found;
}

test.each<[Parameters<typeof listChosen>[1], number[]]>([
  [{ filter: {} }, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [{ filter: {}, states: ["dead", "waiting"] }, [0, 1, 3, 4, 6, 7]],
  [{ filter: {}, states: [] }, []],
  [{ filter: {}, states: ["done", "waiting", "dead"] }, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  [{ filter: {}, olderThanMs: 7_000 }, [0, 1, 2]],
  [{ filter: {}, olderThanMs: 6_999 }, [0, 1, 2, 3]],
  [{ filter: {}, error: "the shop is downs" }, []],
  [{ filter: {}, error: "shop" }, [4]],
])("%j chooses %j, in order of arrival", async (choice, expected) => {
  expect(await collect(choice)).toEqual(expected);
});

test.each([
  ["to its end", Infinity],
  ["to its first event", 1],
  ["to its fifth event", 5],
])("each list that it merges is ended, also where the choice is read %s", async (_, count) => {
  let [begun, ended] = [0, 0];
  const counting = {
    async *list(filter: EventFilter = {}) {
      begun += 1;
      try {
        yield* inbox.list(filter);
      } finally {
        ended += 1;
      }
    },
  };
  const choice: Parameters<typeof listChosen>[1] = { filter: {}, states: ["dead", "done", "waiting"] };
  let left = count;
  for await (const _ of listChosen(counting, choice, { signal: new AbortController().signal }))
    if ((left -= 1) === 0) break;

  expect([begun, ended]).toEqual([3, 3]);
});

test("it ends when it is told to stop", async () => {
  await expect(collect({ filter: {} }, AbortSignal.abort(new Error("Stopped")))).rejects.toThrow("Stopped");
});

test("a loop that never waits hears of a stop", async () => {
  const stopping = new AbortController();
  setImmediate(() => stopping.abort(new Error("Stopped")));
  const rest = takeTurns(stopping.signal);

  const loop = async () => {
    for (;;) await rest();
  };

  await expect(loop()).rejects.toThrow("Stopped");
});
