import { expect, test } from "vitest";
import type { Check, Finding } from "./finding.ts";
import { runChecks } from "./run-checks.ts";
import { createTree } from "./tree/tree.ts";

const createFinding = (path: string, line = 1): Finding => ({ path, line, sentence: "It is wrong." });
const createCheck = (name: string, ...findings: Finding[]): Check => ({
  name,
  title: name,
  enforced: false,
  find: () => findings,
});
const run = (checks: Check[], ...exceptions: Parameters<typeof runChecks>[2]) =>
  runChecks(createTree({}), checks, exceptions).map(({ check, findings }) => [
    check.name,
    ...findings.map(({ path, line }) => `${path}:${line}`),
  ]);

test("findings stand in the order of their paths and lines", () => {
  expect(run([createCheck("size", createFinding("b.ts", 9), createFinding("a.ts"), createFinding("b.ts", 2))])).toEqual(
    [["size", "a.ts:1", "b.ts:2", "b.ts:9"], ["exceptions"]],
  );
});

test("an exception lets the findings of its check in its file stay, and no other", () => {
  const checks = [
    createCheck("size", createFinding("a.ts"), createFinding("b.ts")),
    createCheck("clock", createFinding("a.ts")),
  ];

  expect(run(checks, { check: "size", file: "a.ts", reason: "" })).toEqual([
    ["size", "b.ts:1"],
    ["clock", "a.ts:1"],
    ["exceptions"],
  ]);
});

test("an exception that is no longer needed is found, and fails", () => {
  const exception = { check: "size", file: "a.ts", reason: "" };
  const [, unneeded] = runChecks(createTree({}), [createCheck("size")], [exception]);

  expect(unneeded).toEqual({
    check: { name: "exceptions", title: "every exception is needed", enforced: true },
    findings: [expect.objectContaining({ sentence: "The exception of a.ts from size lets nothing stay; drop it." })],
  });
});

test("an exception from a check that is not run is left alone", () => {
  expect(run([createCheck("size")], { check: "clock", file: "a.ts", reason: "" })).toEqual([["size"], ["exceptions"]]);
});
