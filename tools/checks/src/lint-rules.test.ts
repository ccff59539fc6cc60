import { join } from "node:path";
import { RuleTester } from "oxlint/plugins-dev";
import { describe, expect, test } from "vitest";
import plugin from "./lint-rules.ts";

RuleTester.describe = describe;
RuleTester.it = (name, run) => test(`${name}`, () => expect(run).not.toThrow());
const tester = new RuleTester();
const filename = import.meta.filename.replace(".test.ts", ".ts");
const files = (name: string, codes: string[]) =>
  codes.map((code) => ({ code, filename: join(import.meta.dirname, name) }));

tester.run("clock", plugin.rules.clock, {
  valid: [
    ...files("a.ts", [
      "function run({ random = Math.random, now = Date.now } = {}) {}",
      "export function run(at: number = performance.now()) {}",
      "const at = new Date(text); // not Date.now()",
      'const { random } = readOptions("retry", options, { retries: 2, random: Math.random });',
      "let timer: ReturnType<typeof setTimeout>; clock.setTimeout(run);",
    ]),
    ...files("a.test.ts", ["const at = Date.now(); // real time: it is that of the machine", "setTimeout(run, 5);"]),
  ],
  invalid: [
    ...files("a.ts", [
      "const at = performance.now();",
      "const now = Date.now;",
      "const all = { random: Math.random };",
      'readOptions("retry", { random: Math.random }, {});',
      "const at = new Date();",
      "const chance = Math.random();",
      "function run(at = 1) { return at + Date.now(); }",
      "setTimeout(run, 5);",
      "globalThis.setInterval(run, 5);",
      "const at = globalThis.Date.now();",
    ]),
    ...files("a.test.ts", ["const at = Date.now();", "const at = performance.now(); // real time:"]),
  ].map((each) => ({ ...each, errors: 1 })),
});

tester.run("programs", plugin.rules.programs, {
  valid: [
    'join(import.meta.dirname, "lint-rules.ts")',
    'join(import.meta.dirname, "..", "src", "lint-rules.ts")',
    'new URL("lint-rules.ts", import.meta.url)',
    'join(import.meta.dirname, "written-at-run-time.js")',
    'join(folder, "written-at-run-time.ts")',
    'join(import.meta.dirname, name, "written-at-run-time.ts")',
  ].map((code) => ({ code, filename })),
  invalid: [
    'join(import.meta.dirname, "gone.ts")',
    'join(import.meta.dirname, "gone", "lint-rules.ts")',
    'resolve(import.meta.dirname, "./gone.ts")',
    'new URL("gone.ts", import.meta.url)',
  ].map((code) => ({ code, filename, errors: 1 })),
});

tester.run("linear", plugin.rules.linear, {
  valid: [
    String.raw`/^[^:]*:.*(z|[+-]\d\d)$/i`,
    String.raw`/\b([A-Za-z]+)\[(\d{1,6})\]/g`,
    String.raw`/(?<!\s)\s+$/`,
    "/={1,2}$/",
    '"/(a+)+$/"',
  ],
  invalid: [
    String.raw`/:.*(z|[+-]\d\d)$/i`,
    String.raw`/([A-Za-z]+)\[(\d{1,6})\]/g`,
    String.raw`/\s+$/`,
    "/=+$/",
    "/^(a+)+$/",
    "/^ *([^ ]*) *([^ ]*) *(.+)?$/",
  ].map((code) => ({ code, errors: 1 })),
});
