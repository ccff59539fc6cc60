import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Mutant } from "./corpus.ts";
import { play } from "./play.ts";
import { isEnough, formatReport } from "./report.ts";
import { chooseSample } from "./sample.ts";
import type { Tester, Verdict } from "./tester.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-play-"));
const path = join(root, "count.ts");
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => writeFileSync(path, "count > 1"));

const mutant: Mutant = {
  id: "one",
  package: "a",
  file: "count.ts",
  before: ">",
  after: ">=",
  reason: "one too many",
  tests: [],
};

/** Tests that read the file: those that fail for a text. */
function testing(fails: Record<string, (text: string) => boolean>) {
  const asked: string[][] = [];
  const tester: Tester = {
    async run(tests): Promise<Verdict> {
      asked.push(tests);
      const file = tests.find((test) => fails[test]?.(readFileSync(path, "utf8")));
      return file === undefined ? { ok: true } : { ok: false, file, test: "it counts" };
    },
    async [Symbol.asyncDispose]() {},
  };
  return { asked, tester };
}

const options = () => ({ known: new Set<string>(), limitMs: 1_000 });

test("play() asks until a test notices, and that test must pass without the edit", async () => {
  const { asked, tester } = testing({ c: (text) => text === "count >= 1" });

  const fate = await play(root, tester, { mutant, tests: ["a", "b", "c", "d"] }, options());

  expect(fate).toMatchObject({ mutant, killedBy: { file: "c", test: "it counts" } });
  expect(asked).toEqual([["a"], ["b", "c"], ["c"]]);
  expect(readFileSync(path, "utf8")).toBe("count > 1");
});

test("an edit that no test notices has survived, and is taken back", async () => {
  const { tester } = testing({});

  expect((await play(root, tester, { mutant, tests: ["a"] }, options())).killedBy).toBeUndefined();
  expect(readFileSync(path, "utf8")).toBe("count > 1");
});

test("a test that always fails proves nothing", async () => {
  const { tester } = testing({ a: () => true });

  await expect(play(root, tester, { mutant, tests: ["a"] }, options())).rejects.toThrow(
    "Cannot judge by a as it must pass without an edit: it counts",
  );
});

test("19 of 20 are enough, 18 are not, and an equal one counts neither way", () => {
  const fates = (killed: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      mutant: { ...mutant, id: String(index) },
      tookMs: 1,
      ...(index < killed && { killedBy: { file: "a", test: "b" } }),
    }));
  const result = (killed: number) => ({
    package: "a",
    fates: fates(killed),
    equal: [{ ...mutant, equal: "the same" }],
  });

  expect([isEnough(result(19)), isEnough(result(18))]).toEqual([true, false]);
  expect(formatReport([result(19)])).toMatch(/^a +19 +1 +1 +95\.0 %$/m);
  expect(formatReport([result(19)])).toMatch(/Survived[^]+a\/19 {2}count\.ts\n {4}one too many[^]+a\/one {2}the same/);
});

test("one that is known to survive is told with its reason; neither it nor one of a slow test is drawn into a sample", () => {
  const known = { ...mutant, id: "known", survives: "it takes a power cut" };
  const others = [1, 2, 3].map((id) => ({ ...mutant, id: String(id) }));

  const drawn = chooseSample([known, ...others], 4, "7").map(({ id }) => id);
  const slow = { ...mutant, id: "slow", tests: ["slow.test.ts"] };
  const quick = chooseSample([slow, ...others], 4, "7", ["slow.test.ts"]).map(({ id }) => id);
  const survived = formatReport([{ package: "a", fates: [{ mutant: known, tookMs: 1 }], equal: [] }]);
  const killed = { mutant: known, tookMs: 1, killedBy: { file: "a", test: "b" } };

  expect([drawn, quick].map((ids) => ids.toSorted())).toEqual([
    ["1", "2", "3"],
    ["1", "2", "3"],
  ]);
  expect(survived).toMatch(/one too many\n {4}known: it takes a power cut/);
  expect(survived).not.toContain("by now");
  expect(formatReport([{ package: "a", fates: [killed], equal: [] }])).toMatch(/noticed by now[^]+a\/known/);
});

test("a sample is the same for the same seed, and another for another", () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ id: String(index), package: "a", tests: [] }));
  const draw = (seed: string) => chooseSample(items, 10, seed).map(({ id }) => id);

  expect(draw("7")).toEqual(draw("7"));
  expect(draw("8")).not.toEqual(draw("7"));
  expect(new Set(draw("7")).size).toBe(10);
});
