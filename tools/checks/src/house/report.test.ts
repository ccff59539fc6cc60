import { expect, test } from "vitest";
import { describeAll, describeBriefly, findFailing } from "./report.ts";

const finding = { path: "a.ts", line: 3, sentence: "It is wrong." };
const results = [
  { check: { name: "size", title: "files are short", enforced: false }, findings: [finding, finding] },
  { check: { name: "clock", title: "time is handed in", enforced: true }, findings: [finding] },
  { check: { name: "words", title: "comments are plain", enforced: true }, findings: [] },
];

test("describeAll() shows each check, its count and its findings", () => {
  expect(describeAll(results)).toBe(
    [
      "size: files are short (2 findings, not enforced)",
      "  a.ts:3  It is wrong.",
      "  a.ts:3  It is wrong.",
      "clock: time is handed in (1 finding)",
      "  a.ts:3  It is wrong.",
      "words: comments are plain (0 findings)",
    ].join("\n"),
  );
});

test("describeBriefly() shows what fails, and one line of counts for the rest", () => {
  expect(describeBriefly(results)).toBe(
    [
      "clock: time is handed in (1 finding)",
      "  a.ts:3  It is wrong.",
      "not enforced: size 2 (node tools/checks/src/house/main.ts shows them)",
    ].join("\n"),
  );
  expect(describeBriefly(results.slice(2))).toBe("");
});

test("only a finding of an enforced check fails", () => {
  expect(findFailing(results).map(({ check }) => check.name)).toEqual(["clock"]);
});
