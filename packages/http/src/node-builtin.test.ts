import { expect, test } from "vitest";
import { loadNodeBuiltin } from "./node-builtin.ts";

test("a module of Node is found by its name", () => {
  expect(loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite").DatabaseSync).toBeTypeOf("function");
});

test("a Node without it says in one sentence which one is needed", () => {
  expect(() => loadNodeBuiltin("node:none")).toThrow(
    `Cannot use node:none as Node.js must be 22.13 or newer: got ${process.version}`,
  );
});
