import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { FIGURES_FILE, showFigures } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-report-"));
const exitCode = process.exitCode;
beforeEach(() => {
  vi.stubEnv(FIGURES_FILE, join(folder, "figures.jsonl"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = exitCode; // a missed target sets it
  rmSync(folder, { recursive: true, force: true });
});

const bench = createBench("a", { speed: { unit: "×", atLeast: 4 }, size: { unit: "bytes" } });

test("showFigures() prints a table, hands the figures to the runner and notes a missed target", async () => {
  const { mkdirSync } = await import("node:fs");
  mkdirSync(folder, { recursive: true });

  showFigures(bench, { size: 9 });
  const afterTheFirst = process.exitCode;
  showFigures(bench, { speed: { value: 2, note: "1 to 3" } });

  expect(readFileSync(join(folder, "figures.jsonl"), "utf8")).toBe(
    '{"name":"size","value":9}\n{"name":"speed","value":2,"note":"1 to 3"}\n',
  );
  expect(vi.mocked(console.log).mock.lastCall![0]).toMatch(/speed\s+2 ×\s+≥ 4 ×\s+MISSED\s+1 to 3/);
  expect([afterTheFirst, process.exitCode]).toEqual([exitCode, 1]);
});

test("showFigures() refuses a figure that is not declared", () => {
  expect(() => showFigures(bench, { colour: 1 } as object)).toThrow(
    "Cannot report a figure of a as it must be declared: got colour",
  );
});
