import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

const read = (...args: string[]) => readOptions(args, ["size", "clock"]);

test("readOptions() reads each option", () => {
  expect(read()).toEqual({ check: undefined, isBrief: false, isUpdate: false, isHelp: false });
  expect(read("--check", "size", "--brief")).toMatchObject({ check: "size", isBrief: true });
  expect(read("--update")).toMatchObject({ isUpdate: true });
  expect(read("--help")).toMatchObject({ isHelp: true });
});

test.each([
  [["--chek", "size"], "--chek"],
  [["size"], "size"],
  [["--check"], "--check"],
  [["--check", "sizes"], "--check must be one of size, clock: got sizes"],
])("readOptions() refuses %j", (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
