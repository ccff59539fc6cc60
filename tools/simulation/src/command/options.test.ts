import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("readOptions() takes a hundred seeds on both stores, or the one that is named", () => {
  expect(readOptions([])).toMatchObject({ seed: 1, seeds: 100, stores: ["memory", "file"], hours: 12 });
  expect(readOptions(["--seed", "7", "--store", "file"])).toMatchObject({ seed: 7, seeds: 1, stores: ["file"] });
  expect(readOptions(["--seed", "7", "--seeds", "20"])).toMatchObject({ seed: 7, seeds: 20 });
});

test.each([
  [["--store", "paper"], "Cannot simulate as --store must be memory, file or both: got paper"],
  [["--seed", "0"], "Cannot simulate as --seed must be a whole number from 1 on: got 0"],
  [["--hours", "1.5"], "Cannot simulate as --hours must be a whole number from 1 on: got 1.5"],
])("readOptions() refuses %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
