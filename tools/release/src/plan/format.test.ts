import { expect, test } from "vitest";
import { formatPlan } from "./format.ts";
import type { PackagePlan } from "./packages.ts";

const plan: PackagePlan = {
  name: "@kontor/auth",
  version: "0.1.0",
  effect: "major",
  level: "minor",
  declared: "patch",
  findings: [
    { proof: "types", effect: "major", at: "cached(options).x", reason: "is gone" },
    { proof: "types", effect: "minor", at: "cached(options).y", reason: "is new" },
    { proof: "files", effect: "patch", at: "src/source/cache.ts", reason: "has changed" },
  ],
  waived: [],
};

test("formatPlan() gives a table, and the findings of each package with their proof", () => {
  expect(formatPlan([plan], 2)).toBe(`package       version  effect  needs  changesets
@kontor/auth  0.1.0    major   minor  patch: too little

@kontor/auth
  major cached(options).x is gone [types]
  minor cached(options).y is new [types]
  and 1 more (--most 3, or --json)
`);
});

test("a package without a changeset is told how to get one, and one that has not changed is left out", () => {
  const text = formatPlan(
    [
      { ...plan, declared: "none" },
      { ...plan, name: "@kontor/http", effect: "none" },
    ],
    5,
  );

  expect(text).toContain("none: run pnpm release:plan --write");
  expect(text).not.toContain("@kontor/http");
});

test("where nothing has changed, formatPlan() says so", () => {
  expect(formatPlan([{ ...plan, effect: "none" }], 5)).toBe("Nothing that is published has changed.\n");
});
