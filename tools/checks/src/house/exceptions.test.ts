import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checks } from "./checks.ts";
import { exceptions } from "./exceptions.ts";
import { runChecks } from "./run-checks.ts";
import { readTree } from "./tree/tree.ts";

test("there are at most fifteen exceptions, each of a check that is there and with a reason", () => {
  expect(exceptions.length).toBeLessThanOrEqual(15);
  for (const { check, reason } of exceptions) {
    expect(checks.map(({ name }) => name)).toContain(check);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  }
});

test("each exception still lets a finding of this tree stay", () => {
  const named = checks.filter(({ name }) => exceptions.some(({ check }) => check === name));
  const tree = readTree(resolve(import.meta.dirname, "../../../.."));

  expect(runChecks(tree, named, exceptions).at(-1)?.findings).toEqual([]);
});
