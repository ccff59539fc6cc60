import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { catalog } from "../run/catalog.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { createBench } from "../testing/fake-benches.ts";
import { addRun, applyCatalog } from "./merge.ts";
import { readResults } from "./read.ts";
import type { Results } from "./results.ts";
import { writeResults } from "./write.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-results-"));
const file = join(folder, "results.json");
afterAll(() => rmSync(folder, { recursive: true }));
const declared = [createBench("a", { speed: { unit: "×", atLeast: 4 } })];
const good = addRun(nothing, buildRun("a", { speed: 5 }), declared);

test("results are read as they were written; without a file there are none", () => {
  expect(readResults(join(folder, "absent.json"))).toEqual(nothing);
  writeResults(good, file);
  expect(readResults(file)).toEqual(good);
});

test.each([
  ["a value that is text", { figures: [{ ...good.figures[0], value: "5" }] }, "/figures/0/value must be number"],
  ["a verdict that nobody knows", { figures: [{ ...good.figures[0], verdict: "fine" }] }, "/figures/0/verdict"],
  ["a figure without a day", { figures: [{ ...good.figures[0], measured: undefined }] }, "'measured'"],
  ["a field that nobody knows", { extra: 1 }, "additional properties"],
  ["a machine that is not listed", { machines: {} }, "the machine of a must be listed: got A"],
])("%s is refused", (_, change, message) => {
  writeResults({ ...good, ...change } as Results, file);
  if ("extra" in change) writeFileSync(file, JSON.stringify({ ...good, ...change }));

  expect(() => readResults(file)).toThrow(message);
});

test("a file that is no JSON is refused", () => {
  writeFileSync(file, "{");

  expect(() => readResults(file)).toThrow("Cannot read the results of the benchmarks as the file must be JSON");
});

test("the results of this repository fit the declared figures", () => {
  const results = readResults();

  expect(applyCatalog(results, catalog)).toEqual(results);
});
