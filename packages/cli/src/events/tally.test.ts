import type { HandlerResult, StoredContext } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { createTally } from "./tally.ts";

const context = { lane: "4711", attempt: 2 } as StoredContext;
const event = { id: "a", type: "x:Y" };

function open(json: boolean) {
  const said: string[] = [];
  let now = 0;
  const tally = createTally({
    out: { line: (text = "") => said.push(text) },
    terminal: { showProgress: (text) => said.push(text) },
    json,
    now: () => now,
  });
  return { tally, said, pass: (ms: number) => (now += ms) };
}

test("each run is a line of JSON, and the events in hand are known", async () => {
  const { tally, said, pass } = open(true);
  const results: (HandlerResult | undefined)[] = [undefined, { retryInMs: 1 }, { dead: "x" }, { parkLane: "x" }];
  let inHand: unknown;
  const handle = tally.watch(async () => {
    pass(7);
    inHand = tally.listRunning();
    if (results.length === 0) throw new Error("down");
    return results.shift();
  });

  for (let count = 0; count < 4; count += 1) await handle(event, context);
  await expect(handle(event, context)).rejects.toThrow("down");

  expect(tally.counts).toEqual({ done: 1, retry: 1, dead: 1, park: 1, failed: 1 });
  expect(JSON.parse(said[0]!)).toEqual({ id: "a", type: "x:Y", seller: "4711", attempt: 2, outcome: "done", ms: 7 });
  expect(said.map((line) => (JSON.parse(line) as { outcome: string }).outcome)).toEqual([
    "done",
    "retry",
    "dead",
    "park",
    "failed",
  ]);
  expect(inHand).toEqual([{ id: "a", seller: "4711", runsMs: 7 }]);
  expect(tally.listRunning()).toEqual([]);
});

test("without JSON it shows how far it is", async () => {
  const { tally, said } = open(false);

  await tally.watch(async () => undefined)(event, context);

  expect(said).toEqual(["1 done, 0 failed"]);
});
