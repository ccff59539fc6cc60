import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PackagePlan } from "../plan/packages.ts";
import { readChangesets } from "./read.ts";
import { formatChangeset, writeChangesets } from "./write.ts";

const plan: PackagePlan = {
  name: "@kontor/auth",
  version: "0.1.0",
  effect: "major",
  level: "minor",
  declared: "none",
  findings: [
    { proof: "types", effect: "major", at: "cached(options).x", reason: "is gone" },
    { proof: "types", effect: "minor", at: "cached(options).y", reason: "is new" },
    { proof: "files", effect: "patch", at: "src/source/cache.ts", reason: "has changed" },
  ],
  waived: [],
};

test("formatChangeset() says what breaks and what is new, without the names of files", () => {
  expect(formatChangeset(plan)).toBe(`---
"@kontor/auth": minor
---

This can break your code:

- \`cached(options).x\` is gone.

This is new:

- \`cached(options).y\` is new.
`);
});

test("formatChangeset() tells at most twelve changes of a kind, and how many more there are", () => {
  const findings = Array.from({ length: 15 }, (_, index) => ({
    ...plan.findings[0]!,
    at: `cached(options).x${index}`,
  }));

  const text = formatChangeset({ ...plan, findings });

  expect(text.match(/^- `/gm)).toHaveLength(12);
  expect(text).toContain("- and 3 more of the kind.");
});

test("a package whose files have changed, and nothing else, needs no action", () => {
  expect(formatChangeset({ ...plan, level: "patch", findings: [plan.findings[2]!] })).toMatch(
    /need not change anything\.\n$/,
  );
});

test("writeChangesets() writes one for each package that says too little, which readChangesets() reads", () => {
  const tree = mkdtempSync(join(tmpdir(), "kontor-write-"));
  mkdirSync(join(tree, ".changeset"));

  const files = writeChangesets(tree, [plan, { ...plan, name: "@kontor/http", declared: "minor" }]);

  expect(files).toEqual([expect.stringMatching(/^\.changeset\/proved-auth-[0-9a-f]{8}\.md$/)]);
  expect(readFileSync(join(tree, files[0]!), "utf8")).toBe(formatChangeset(plan));
  expect(readChangesets(tree).map(({ levels }) => levels)).toEqual([{ "@kontor/auth": "minor" }]);
  rmSync(tree, { recursive: true });
});
