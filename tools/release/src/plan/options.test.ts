import { expect, test } from "vitest";
import { help, readOptions } from "./options.ts";

test("readOptions() reads every option that the help names, and without any it plans with the tests of the last release", () => {
  expect(readOptions([])).toEqual({
    base: undefined,
    write: false,
    check: false,
    json: false,
    tests: true,
    most: 5,
    help: false,
  });
  const all = readOptions(["--base", "HEAD~3", "--write", "--check", "--json", "--no-tests", "--most", "9"]);

  expect(all).toEqual({ base: "HEAD~3", write: true, check: true, json: true, tests: false, most: 9, help: false });
  for (const name of ["--base", "--write", "--check", "--json", "--no-tests", "--most"]) expect(help).toContain(name);
});

test.each([["--mots"], ["file"], ["--most", "0"], ["--most", "many"]])("readOptions() refuses %s %s", (...args) => {
  expect(() => readOptions(args)).toThrow(/--mots|'file'|--most must be a number from 1/);
});
