import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createBench } from "../testing/fake-benches.ts";
import { buildRun, nothing } from "../testing/fake-results.ts";
import { addRun } from "./merge.ts";
import { formatResults, writeResults } from "./write.ts";

const catalog = [createBench("a", { fast: { unit: "×", atLeast: 4 }, slow: { unit: "ms" } })];
const results = addRun(nothing, buildRun("a", { fast: 5, slow: 2 }), catalog);

test("formatResults() writes JSON with a line for each figure", () => {
  const text = formatResults(results);

  expect(JSON.parse(text)).toEqual(results);
  expect(text.match(/^ {4}\{"bench":"a","name":"(fast|slow)".*\},?$/gm)).toHaveLength(2);
});

test.each([
  ["a path", (path: string) => path],
  ["an address", (path: string) => pathToFileURL(path)],
])("writeResults() writes to %s, and leaves nothing else", (_, from) => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-write-"));

  writeResults(results, from(join(folder, "results.json")));

  expect(readdirSync(folder)).toEqual(["results.json"]);
  expect(readFileSync(join(folder, "results.json"), "utf8")).toBe(formatResults(results));
  rmSync(folder, { recursive: true });
});
