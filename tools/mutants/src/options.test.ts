import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("readOptions() takes every package and edit that is given, and seconds as milliseconds where a limit is meant", () => {
  const args = [
    "--package",
    "app",
    "--package",
    "http",
    "--only",
    "app/a",
    "--sample",
    "20",
    "--seed",
    "7",
    "--limit",
    "1.5",
  ];

  expect(readOptions([...args, "--seconds", "50", "--again", "--list"])).toEqual({
    packages: ["app", "http"],
    only: ["app/a"],
    sample: 20,
    seed: "7",
    seconds: 50,
    limitMs: 1_500,
    again: true,
    list: true,
    help: false,
    stryker: undefined,
    files: [],
  });
});

test("readOptions() without arguments plays all edits, a minute at most for each, with a seed to name", () => {
  const options = readOptions([]);

  expect(options).toMatchObject({ packages: [], only: [], sample: undefined, seconds: 86_400, limitMs: 60_000 });
  expect(options.seed).toMatch(/^\d+$/);
});

test("readOptions() takes files with --stryker, and only there", () => {
  expect(readOptions(["--stryker", "http", "pages.ts"])).toMatchObject({ stryker: "http", files: ["pages.ts"] });
  expect(() => readOptions(["pages.ts"])).toThrow(
    new RangeError("Cannot plant edits as files can be given with --stryker only: got pages.ts"),
  );
});

test.each([
  ["sample", "0"],
  ["sample", "few"],
  ["seconds", "-1"],
  ["seconds", ""],
  ["limit", "NaN"],
])("readOptions() refuses --%s=%j", (name, value) => {
  expect(() => readOptions([`--${name}=${value}`])).toThrow(
    new RangeError(`Cannot plant edits as --${name} must be a number above 0: got ${value}`),
  );
});

test("readOptions() refuses an option that it does not know", () => {
  expect(() => readOptions(["--pakage", "app"])).toThrow(TypeError);
});
