import { expect, test } from "vitest";
import { createBatch } from "./batch.ts";

/** A batch whose runs end when the test says so. */
function createSlowBatch(listKeys?: (item: string) => readonly string[], flights?: number) {
  const runs: { items: string[]; end: PromiseWithResolvers<string[]> }[] = [];
  const call = createBatch<string, string>({
    async run(items) {
      const end = Promise.withResolvers<string[]>();
      runs.push({ items, end });
      return end.promise;
    },
    ...(listKeys && { listKeys }),
    ...(flights && { flights }),
  });
  const endLast = async () => {
    runs.at(-1)!.end.resolve(runs.at(-1)!.items.map((item) => item.toUpperCase()));
    await new Promise((resolve) => setImmediate(resolve)); // The next run begins.
  };
  return { runs, call, endLast };
}

test("a call that comes alone is made at once, and those that come meanwhile are made together", async () => {
  const { runs, call, endLast } = createSlowBatch();

  const answers = ["a", "b", "c"].map((item) => call(item));
  expect(runs.map(({ items }) => items)).toEqual([["a"]]);
  await endLast();
  expect(await answers[0]).toBe("A");
  await endLast();

  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
  expect(runs.map(({ items }) => items)).toEqual([["a"], ["b", "c"]]);
});

test("two calls with a common key are made one after the other, in their order", async () => {
  const { runs, call, endLast } = createSlowBatch((item) => item.split(""));

  const answers = ["x", "ab", "bc", "cd", "e"].map((item) => call(item));
  for (let round = 0; round < 4; round += 1) await endLast();
  await Promise.all(answers);

  expect(runs.map(({ items }) => items)).toEqual([["x"], ["ab", "e"], ["bc"], ["cd"]]);
});

test("a call that comes while another is under way does not wait for it where two may be, unless they have a common key", async () => {
  const { runs, call, endLast } = createSlowBatch((item) => [item[0]!], 2);

  const answers = ["a1", "a2", "b1", "c1"].map((item) => call(item));
  expect(runs.map(({ items }) => items)).toEqual([["a1"], ["b1"]]);
  await endLast();
  expect(await answers[2]).toBe("B1");
  expect(runs.map(({ items }) => items)).toEqual([["a1"], ["b1"], ["c1"]]);
  runs[0]!.end.resolve(["A1"]);
  await answers[0];
  await endLast();
  await endLast();

  expect(await Promise.all(answers)).toEqual(["A1", "A2", "B1", "C1"]);
});

test("a call that cannot succeed fails alone", async () => {
  const call = createBatch<string, string>({
    async run(items) {
      if (items.includes("bad")) throw new Error("refused");
      return items;
    },
  });

  const answers = await Promise.allSettled(["first", "good", "bad", "fine"].map((item) => call(item)));

  expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : String(answer.reason)))).toEqual([
    "first",
    "good",
    "Error: refused",
    "fine",
  ]);
});
