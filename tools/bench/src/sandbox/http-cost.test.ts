import { expect, test } from "vitest";
import type { Candidate } from "./candidates.ts";
import { WRONG_BODY } from "./category-update.ts";
import { measureHttpCost } from "./http-cost.ts";
import type { Message, Sender } from "./sender.ts";

const COSTS: Record<string, number> = { a: 100, b: 200, c: 50 }; // µs for each request

/** Servers in memory: each request costs its server a fixed time, and `answer` gives its status. */
function createBench(answer = (_: string, isWrong: boolean): number => (isWrong ? 400 : 200)) {
  const used: Record<string, number> = {};
  const order: string[] = [];
  const send = async ({ url, body }: Message) => {
    used[url] = (used[url] ?? 0) + COSTS[url]!;
    return answer(url, body === WRONG_BODY);
  };
  const sender: Sender = {
    send,
    async sendAll(count, messageAt) {
      order.push(`${messageAt(0).url}${count}`);
      for (let index = 0; index < count; index += 1) await send(messageAt(index));
    },
    [Symbol.dispose]() {},
  };
  const candidates = Object.keys(COSTS).map((name): Candidate => {
    const usage = async () => ({ cpuMicroseconds: used[name] ?? 0, rssBytes: 0, peakRssBytes: 0 });
    const process = { url: name, usage, async [Symbol.asyncDispose]() {} };
    return { name, target: name, token: "t", refusal: 400, process };
  });
  return { candidates, sender, order };
}

test("measureHttpCost() gives what a request cost each server, one value for each round, without the warm-up", async () => {
  const { candidates, sender } = createBench();

  const costs = await measureHttpCost(candidates, sender, { rounds: 2, perRound: 5, warmUp: 3 });

  expect([...costs].map(([{ name }, values]) => [name, values])).toEqual([
    ["a", [100, 100]],
    ["b", [200, 200]],
    ["c", [50, 50]],
  ]);
});

test("measureHttpCost() begins each round with another server, after all are warm", async () => {
  const { candidates, sender, order } = createBench();

  await measureHttpCost(candidates, sender, { rounds: 3, perRound: 2, warmUp: 9 });

  expect(order.join(" ")).toBe("a9 b9 c9 a2 b2 c2 b2 c2 a2 c2 a2 b2");
});

test.each([
  ["accepts a wrong body", () => 200, "Cannot measure a as it must answer 200 and 400: got 200 and 200"],
  ["refuses a right body", () => 400, "Cannot measure a as it must answer 200 and 400: got 400 and 400"],
])("measureHttpCost() refuses a server that %s", async (_, answer, message) => {
  const { candidates, sender, order } = createBench(answer);

  await expect(measureHttpCost(candidates, sender, { rounds: 1, perRound: 1, warmUp: 1 })).rejects.toThrow(message);
  expect(order).toEqual([]);
});
