import { expect, test } from "vitest";
import { createTree } from "../tree/tree.ts";
import { findClockReads } from "./clock.ts";

const find = (path: string, text: string) =>
  findClockReads(createTree({ [path]: text })).map(({ line, sentence }) => `${line} ${sentence}`);

test.each([
  ["const at = performance.now();", "performance.now"],
  ["const now = Date.now;", "Date.now"],
  ["const at = new Date();", "new Date()"],
  ["const chance = Math.random();", "Math.random"],
  ["setTimeout(run, 5);", "setTimeout"],
  ["globalThis.setTimeout(run, 5);", "setTimeout"],
  ["setInterval(run, 5);", "setInterval"],
  ["const at = globalThis.Date.now();", "Date.now"],
  ["function run(at = 1) { return at + Date.now(); }", "Date.now"],
])("shipped code may not hold %s", (text, name) => {
  expect(find("packages/auth/src/a/a.ts", `\n${text}`)).toEqual([
    `2 It uses ${name} of the machine; a clock, or chance, is handed in.`,
  ]);
});

test.each([
  ["packages/auth/src/a/a.ts", "function run({ random = Math.random, now = Date.now } = {}) {}"],
  ["packages/auth/src/a/a.ts", "export function run(at: number = performance.now()) {}"],
  ["packages/auth/src/a/a.ts", "const at = new Date(text); // not Date.now()"],
  ["packages/auth/src/a/a.ts", "let timer: ReturnType<typeof setTimeout>; clock.setTimeout(run);"],
  ["packages/auth/src/a/a.test.ts", "const at = Date.now();"],
  ["packages/docs/src/a.ts", "const at = Date.now();"],
  ["packages/http/src/values/clock.ts", "const at = Date.now();"],
  ["packages/http/src/values/sleep.ts", "setTimeout(run, 5);"],
])("%s may hold %s", (path, text) => {
  expect(find(path, text)).toEqual([]);
});
