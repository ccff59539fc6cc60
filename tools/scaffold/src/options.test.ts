import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("a description, operations and a group are read", () => {
  expect(readOptions(["erp.yaml", "--operation", "A_B", "--operation", "C_D", "--group", "stocks", "--trial"])).toEqual(
    {
      file: "erp.yaml",
      operations: ["A_B", "C_D"],
      group: "stocks",
      isTrial: true,
    },
  );
});

test("help goes before all else", () => {
  expect(readOptions(["--help"])).toBe("help");
});

test("no description, or two, is said to be wrong", () => {
  expect(() => readOptions([])).toThrow("Cannot add to the specs without one description; see --help: got 0");
  expect(() => readOptions(["a", "b"])).toThrow("got 2");
  expect(() => readOptions(["a", "--grup", "b"])).toThrow("--grup");
});

test.each(["../../x", "Stocks", "a/b", ""])("a group that is no name of a folder is refused: %j", (group) => {
  expect(() => readOptions(["a", "--group", group])).toThrow("--group must be the name of a folder");
});
