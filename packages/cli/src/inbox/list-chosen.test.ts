import type { EventFilter, EventRow } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { listChosen } from "./list-chosen.ts";

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
  [{ filter: {}, olderThanMs: 7_000 }, [0, 1, 2]],
  [{ filter: {}, error: "shop" }, [4]],
])("%j chooses %j, in order of arrival", async (choice, expected) => {
  expect(await collect(choice)).toEqual(expected);
});

test("it ends when it is told to stop", async () => {
  await expect(collect({ filter: {} }, AbortSignal.abort(new Error("Stopped")))).rejects.toThrow("Stopped");
});
