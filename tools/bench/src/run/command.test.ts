import { expect, test } from "vitest";
import { createFakeBenches, createBench, writeReport, type FakeBenches } from "../testing/fake-benches.ts";
import type { Bench } from "../measure/bench.ts";
import { readResults } from "../results/read.ts";
import { chooseBenches, listDone, runCommand } from "./command.ts";

const speed = { speed: { unit: "×", atLeast: 4 } };

async function run(argv: string[], fake: FakeBenches, catalog: readonly Bench[], { isStopped = false } = {}) {
  const [printed, told]: [string[], string[]] = [[], []];
  const code = await runCommand(argv, {
    ...{ catalog, programs: fake.programs, file: fake.file, root: fake.root },
    print: (text) => void printed.push(text),
    tell: (text) => void told.push(text),
    signal: isStopped ? AbortSignal.abort() : new AbortController().signal,
  });
  return { code, printed: printed.join("\n"), told: told.join("\n") };
}

test("without a name the quick set runs, ends in one table, and a missed target is exit code 1", async () => {
  using fake = createFakeBenches({ good: writeReport("speed", 5), bad: writeReport("speed", 2), long: "" });
  const catalog = [createBench("good", speed), createBench("bad", speed), createBench("long", speed)];
  delete catalog[2]!.quick;

  const { code, printed, told } = await run([], fake, catalog);

  expect(code).toBe(1);
  expect(printed).toMatch(/GOOD[^]*speed\s+5 ×\s+≥ 4 ×\s+met[^]*BAD[^]*speed\s+2 ×\s+≥ 4 ×\s+SHORT/);
  expect(printed).not.toContain("LONG");
  expect(told).toContain("[1/2] good: about 1 s, with the rest 2 s");
});

test("a failed benchmark is a row that says so", async () => {
  using fake = createFakeBenches({ bad: "throw new Error('no')", good: writeReport("speed", 5) });

  const { code, printed } = await run([], fake, [createBench("bad", speed), createBench("good", speed)]);

  expect(code).toBe(1);
  expect(printed).toMatch(/BAD[^]*FAILED[^]*speed\s+–\s+≥ 4 ×\s+not measured[^]*GOOD[^]*met/);
});

test("a single benchmark runs as it is, and nothing is kept", async () => {
  using fake = createFakeBenches({ one: "process.exitCode = Number(process.argv[2]);" });

  const { code } = await run(["one", "7"], fake, [createBench("one", speed)]);

  expect(code).toBe(7);
  expect(readResults(fake.file).runs).toEqual([]);
});

test("a full run that is resumed leaves out what is measured, and takes up what failed", async () => {
  using fake = createFakeBenches({ good: writeReport("speed", 5), bad: "throw new Error('no')" });
  const catalog = [createBench("good", speed), createBench("bad", speed)];
  await run(["--full"], fake, catalog);

  const { told } = await run(["--full", "--resume"], fake, catalog);

  expect(told).toContain("1 of 2 were measured in full at this commit");
  expect(told).toContain("[1/1] bad");
});

test("help teaches, the list lists, a wrong name and an interruption have exit codes of their own", async () => {
  using fake = createFakeBenches({ good: writeReport("speed", 5) });
  const catalog = [createBench("good", speed)];

  expect(await run(["--help"], fake, catalog)).toMatchObject({
    code: 0,
    printed: expect.stringContaining("pnpm bench --full"),
  });
  expect(await run(["--list"], fake, catalog)).toMatchObject({
    code: 0,
    printed: expect.stringContaining("Title of good"),
  });
  expect(await run(["nope"], fake, catalog)).toMatchObject({ code: 2, told: expect.stringContaining("got nope") });
  expect(await run([], fake, catalog, { isStopped: true })).toMatchObject({ code: 130 });
});

test("chooseBenches() takes the named ones, also those without a short form", () => {
  const [short, long] = [createBench("short", speed), createBench("long", speed)];
  delete long.quick;

  expect(chooseBenches([short, long], "quick", [])).toEqual([short]);
  expect(chooseBenches([short, long], "full", [])).toEqual([short, long]);
  expect(chooseBenches([short, long], "quick", ["long"])).toEqual([long]);
});

test("listDone() counts no run of a commit with changes", () => {
  const run = {
    bench: "a",
    measured: "",
    mode: "full",
    machine: "A",
    load: 1,
    seconds: 1,
    outcome: "complete",
  } as const;

  expect(listDone({ runs: [{ ...run, commit: "abc" }] }, "full", "abc")).toEqual(new Set(["a"]));
  expect(listDone({ runs: [{ ...run, commit: "abc+" }] }, "full", "abc+")).toEqual(new Set());
});
