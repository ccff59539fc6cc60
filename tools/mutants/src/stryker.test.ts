import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildStrykerConfig } from "./stryker.ts";

const root = join(import.meta.dirname, "../../..");

test("Stryker edits the files that are named, below the sources of the package", () => {
  const { mutate } = buildStrykerConfig("http", ["quota/read.ts", "retry/retry.ts"]);

  expect(mutate).toEqual(["packages/http/src/quota/read.ts", "packages/http/src/retry/retry.ts"]);
});

test("Stryker edits all sources that are written by hand where no file is named: no test, and nothing generated", () => {
  const [all, ...not] = buildStrykerConfig("erp-client", []).mutate;
  const exclude = not.map((pattern) => pattern.slice(1));

  expect(not.every((pattern) => pattern.startsWith("!"))).toBe(true);
  const edited = globSync(all!, { cwd: root, exclude });
  expect(edited.length).toBeGreaterThan(0);
  expect(edited.filter((path) => /\.(test|test-d|generated)\.ts$/.test(path))).toEqual([]);
  expect(globSync("packages/erp-client/src/**/*.generated.ts", { cwd: root }).length).toBeGreaterThan(0);
});

test("Stryker leaves texts out, and has the plugin that runs vitest", () => {
  const { mutator, plugins } = buildStrykerConfig("http", []);

  expect(mutator.excludedMutations).toEqual(["StringLiteral"]);
  expect(plugins.map((path) => existsSync(path))).toEqual([true]);
});
