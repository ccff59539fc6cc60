import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seams } from "./import-table.ts";

interface Rule {
  groupName: string;
  matchPackageNames: string[];
  automerge?: boolean;
}

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const { packageRules, customManagers } = JSON.parse(read(".github/renovate.json")) as {
  packageRules: Rule[];
  customManagers: { matchStrings: string[] }[];
};
const contributing = read("CONTRIBUTING.md");

test.each(Object.keys(seams))("%s, which is behind a seam, is updated in a group of its own, by a person", (name) => {
  const rules = packageRules.filter(({ matchPackageNames }) => matchPackageNames.includes(name));

  expect(rules).toHaveLength(1);
  expect(rules[0]).toMatchObject({ matchPackageNames: [name], automerge: false });
});

test("the run-time dependencies of the table in SECURITY.md are one group, but for those behind a seam", () => {
  const told = [...read("SECURITY.md").matchAll(/^\| `[\w-]+` \| `([^`]+)` \|/gm)].map(([, name = ""]) => name);
  const wanted = new Set(told.filter((name) => !Object.hasOwn(seams, name)));

  const group = packageRules.find(({ groupName }) => groupName === "run-time dependencies");

  expect(wanted.size).toBeGreaterThan(4);
  expect(group?.matchPackageNames).toEqual([...wanted].toSorted((a, b) => (a < b ? -1 : 1)));
});

test("CONTRIBUTING.md says of each group what to do before it is merged", () => {
  expect(packageRules.filter(({ groupName }) => !contributing.includes(`| ${groupName} |`))).toEqual([]);
});

test("the runtimes of the support policy are found by the rule for them", () => {
  const pattern = new RegExp(customManagers[0]!.matchStrings[0]!, "g");

  const found = [...read("project.json").matchAll(pattern)].map(({ groups }) => groups!["depName"]);

  expect(found).toEqual(["bun", "deno", "workerd"]);
});
