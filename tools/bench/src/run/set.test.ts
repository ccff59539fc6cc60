import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFakeBenches, createBench, writeReport, type FakeBenches } from "../testing/fake-benches.ts";
import type { Bench } from "../measure/bench.ts";
import { readResults } from "../results/read.ts";
import { computeExpectedSeconds, listExpected, runSet } from "./set.ts";

function start(
  fake: FakeBenches,
  benches: readonly Bench[],
  { signal = new AbortController().signal, mode = "quick" as "quick" | "full" } = {},
) {
  const told: string[] = [];
  const findProgram = (name: string) => join(fake.programs, `${name}.bench.ts`);
  const tell = (line: string) => void told.push(line);
  const done = runSet({ benches, catalog: benches, mode, file: fake.file, root: fake.root, findProgram, tell, signal });
  return { done, told };
}

test("a benchmark that fails loses no other, and what it gave is kept", async () => {
  using fake = createFakeBenches({
    first: `${writeReport("half", 1)}throw new Error("the disk is gone");`,
    second: writeReport("speed", 9),
  });
  const benches = [
    createBench("first", { half: { unit: "" }, rest: { unit: "" } }),
    createBench("second", { speed: { unit: "×", atLeast: 4 } }),
  ];

  const { done, told } = start(fake, benches);
  const runs = await done;

  expect(runs.map(({ outcome }) => outcome)).toEqual(["failed", "complete"]);
  const { figures } = readResults(fake.file);
  expect(figures.map(({ bench, name, value, verdict }) => ({ bench, name, value, verdict }))).toEqual([
    { bench: "first", name: "half", value: 1, verdict: undefined },
    { bench: "second", name: "speed", value: 9, verdict: "met" },
  ]);
  expect(told.join("\n")).toContain("the disk is gone");
});

test("a program that ends without one of its figures has failed, also with exit code 0", async () => {
  using fake = createFakeBenches({ lazy: writeReport("half", 1) });

  const [run] = await start(fake, [createBench("lazy", { half: { unit: "" }, rest: { unit: "" } })]).done;

  expect(run!.outcome).toBe("failed");
});

test("a program that breaks after its last figure has failed; one that ends with 1 as it is short of a target has not", async () => {
  using fake = createFakeBenches({
    breaks: `${writeReport("speed", 9)}throw new Error("events were lost");`,
    slow: `${writeReport("speed", 2)}process.exitCode = 1;`,
  });
  const benches = ["breaks", "slow"].map((name) => createBench(name, { speed: { unit: "×", atLeast: 4 } }));

  const runs = await start(fake, benches).done;

  expect(runs.map(({ outcome }) => outcome)).toEqual(["failed", "complete"]);
});

test("whoever stops a run keeps what was measured, at once, and no process is left", async () => {
  using fake = createFakeBenches({
    quickly: writeReport("speed", 9),
    slowly: `${writeReport("half", 1)}
const { spawn } = await import("node:child_process");
const { writeFileSync } = await import("node:fs");
const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
process.on("SIGINT", () => {});
writeFileSync("pids", process.pid + " " + child.pid);
setInterval(() => {}, 1000);`,
    never: writeReport("speed", 1),
  });
  const speed = { speed: { unit: "" } };
  const benches = [
    createBench("quickly", speed),
    createBench("slowly", { half: { unit: "" }, rest: { unit: "" } }),
    createBench("never", speed),
  ];
  const interruption = new AbortController();

  const { done } = start(fake, benches, { signal: interruption.signal });
  const pidFile = join(fake.root, "pids");
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, "utf8")).toMatch(/^\d+ \d+$/);
  interruption.abort();
  const runs = await done;

  expect(runs.map(({ bench, outcome }) => [bench, outcome])).toEqual([
    ["quickly", "complete"],
    ["slowly", "interrupted"],
  ]);
  expect(readResults(fake.file).figures.map(({ name }) => name)).toEqual(["speed", "half"]);
  const isAlive = (pid: string) => {
    try {
      return process.kill(Number(pid), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => readFileSync(pidFile, "utf8").split(" ").some(isAlive)).toBe(false);
});

test("a quick run asks for no figure of the full one, and keeps none", async () => {
  using fake = createFakeBenches({ kills: writeReport("kills", 3) + writeReport("lost", 0) });
  const bench = createBench("kills", {
    kills: { unit: "", atLeast: 50, isFullOnly: true },
    lost: { unit: "", atMost: 0 },
  });

  const [run] = await start(fake, [bench]).done;

  expect(run!.outcome).toBe("complete");
  expect(readResults(fake.file).figures.map(({ name }) => name)).toEqual(["lost"]);
  expect(listExpected(bench, "full")).toEqual(new Set(["kills", "lost"]));
});

test("computeExpectedSeconds() is what the last whole run of this form took", () => {
  const bench = createBench("slow", {}, { seconds: { quick: 5, full: 50 } });
  const run = { bench: "slow", measured: "", commit: "", machine: "A", load: 1, seconds: 7 };

  expect(computeExpectedSeconds(bench, "quick", { runs: [] })).toBe(5);
  expect(computeExpectedSeconds(bench, "full", { runs: [{ ...run, mode: "quick", outcome: "complete" }] })).toBe(50);
  expect(computeExpectedSeconds(bench, "quick", { runs: [{ ...run, mode: "quick", outcome: "complete" }] })).toBe(7);
  expect(computeExpectedSeconds(bench, "quick", { runs: [{ ...run, mode: "quick", outcome: "interrupted" }] })).toBe(5);
});
