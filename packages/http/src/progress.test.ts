import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { runJob } from "./job.ts";
import { createJournal } from "./journal.ts";
import { createProgressBar, formatBar } from "./progress.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const CLEAR = "\r\u001B[K";
const none = { done: 0, skipped: 0, refused: 0, unclear: 0, total: undefined, hasEnded: false };

/** A bar on a terminal of a width that keeps what is written. Time goes on by hand. */
function open({ isTTY = true, columns = 120 }: { isTTY?: boolean; columns?: number } = {}) {
  const said: string[] = [];
  const time = { now: 1_000 };
  const stream = { isTTY, columns, write: (text: string) => said.push(text) };
  const bar = createProgressBar({ stream, clock: { monotonicMs: () => time.now, sleep: () => new Promise(() => {}) } });
  const show = (at: number, progress: Partial<Parameters<typeof bar>[0]>) => {
    time.now = 1_000 + at;
    bar({ ...none, ...progress });
    return said.at(-1);
  };
  return { bar, said, show, stream };
}

test.each([
  [120, { total: 1_000 }, "[#####...............]  25%  250 of 1000 items, 3 refused, 1 unclear, about 30 s left"],
  [80, { total: 1_000 }, "25%  250 of 1000 items, 3 refused, 1 unclear, about 30 s left"],
  [40, { total: 1_000 }, "25%  250 of 1000 items, 3 refused, …"],
  [120, { total: undefined }, "250 items, 3 refused, 1 unclear"],
  [40, { total: undefined }, "250 items, 3 refused, 1 unclear"],
  [20, { total: undefined }, "250 items, 3 re…"],
  [0, { total: 1_000 }, "25%  250 of 1000 items, 3 refused, 1 unclear, about 30 s left"], // A terminal that does not say has 80.
])("in a width of %i, of %j items the line is %j", (columns, total, line) => {
  const { show } = open({ columns });
  show(0, { ...total });

  expect(show(10_000, { ...total, done: 246, refused: 3, unclear: 1 })).toBe(line);
});

test.each([
  [999, 1_000, 1_000, "about 1 s left"],
  [100, 200, 59_000, "about 59 s left"],
  [100, 200, 60_000, "about 1 min left"],
  [100, 200, 61_000, "about 2 min left"],
  [10, 130, 600_000, "about 120 min left"],
])("after %i of %i items in %i ms the rest takes %j", (done, total, at, left) => {
  const { show } = open();
  show(0, { total });

  expect(show(at, { total, done })).toContain(left);
});

test("what an earlier start did makes the rest no faster, and nothing is told of a rest that nobody knows", () => {
  const { show } = open();

  show(0, { total: 200, skipped: 1 });
  expect(show(1_000, { total: 200, skipped: 100 })).toBe("[##########..........]  50%  100 of 200 items");
  expect(show(11_000, { total: 200, skipped: 100, done: 10 })).toMatch(/110 of 200 items, about 2 min left$/);
  expect(show(12_000, { total: 200, skipped: 100, done: 100 })).toMatch(/100%\s+200 of 200 items$/);
});

test("the line is replaced at most ten times a second, and goes away at the end and before another message", () => {
  const { bar, said, show } = open();

  for (const at of [0, 499, 500, 501, 599, 600]) show(at, { done: at });
  bar.clear();
  bar.clear(); // There is nothing to remove.
  said.push("a message of the program\n");
  show(700, { done: 700 });
  show(701, { done: 701, hasEnded: true });
  show(702, { done: 702, hasEnded: true });

  expect(said.join("")).toBe(`500 items${CLEAR}600 items${CLEAR}a message of the program\n700 items${CLEAR}`);
});

test("while the calls wait for their quota the rest is told anew every second, until the job has ended", async () => {
  const clock = createVirtualClock();
  const said: string[] = [];
  const bar = createProgressBar({ stream: { isTTY: true, columns: 120, write: (text) => said.push(text) }, clock });
  const last = async (ms: number) => {
    await clock.advance(ms);
    return said.at(-1)?.replace(/.*items/, "");
  };
  bar({ ...none, total: 20 });
  bar({ ...none, total: 20, done: 10 });

  expect(await last(999)).toBeUndefined();
  expect(await last(1)).toBe(", about 1 s left");
  expect(await last(29_000)).toBe(", about 30 s left");
  bar({ ...none, total: 20, done: 15 });
  expect(await last(1_000)).toBe(", about 11 s left");
  bar({ ...none, total: 20, done: 20, hasEnded: true });
  const lines = said.length;
  expect(await last(60_000)).toBe(CLEAR);
  expect(said).toHaveLength(lines);
  bar({ ...none, total: 20, skipped: 19 }); // A second job begins.
  expect(await last(2_000)).toBe("");
  bar({ ...none, hasEnded: true });
});

test("where stderr is no terminal nothing is written", () => {
  const { bar, said, show } = open({ isTTY: false });

  show(0, { total: 10 });
  show(1_000, { total: 10, done: 5 });
  bar.clear();
  show(2_000, { total: 10, done: 10, hasEnded: true });

  expect(said).toEqual([]);
});

test.each<[string, Error | undefined, string[]]>([
  ["that comes through", undefined, ["2 items", CLEAR, "3 items", CLEAR]],
  ["whose source fails", new Error("The list is broken"), ["2 items", CLEAR]],
])("a job %s leaves no line behind", async (_, problem, lines) => {
  const said: string[] = [];
  let now = 0;
  async function* source() {
    yield* ["a", "b"];
    if (problem) throw problem;
    yield "c";
  }
  const onProgress = createProgressBar({
    stream: { isTTY: true, write: (text) => said.push(text) },
    clock: { monotonicMs: () => (now += 300), sleep: () => new Promise(() => {}) },
  });
  const journal = createJournal({ db: new DatabaseSync(":memory:") });

  const job = runJob({ journal, run: "night", items: source(), name: String, call: async () => {}, onProgress });

  expect(await job.catch((error: unknown) => error)).toEqual(problem ?? expect.objectContaining({ done: 3 }));
  expect(said).toEqual(lines);
});

test.each([
  [0, 10, "[....................]   0%  0 of 10 events"],
  [5, 10, "[##########..........]  50%  5 of 10 events"],
  [999, 1_000, "[###################.]  99%  999 of 1000 events"],
  [11, 10, "[####################] 100%  11 of 10 events"],
  [0, 0, "[####################] 100%  0 of 0 events"],
])("the bar of %d of %d is %j", (done, total, expected) => {
  expect(formatBar(done, total, "events")).toBe(expected);
});
