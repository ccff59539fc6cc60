import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Manifest {
  private?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const ROW = /^\| `([\w-]+)` \| `([^`]+)`( \(optional\))? \| ([^|]+) \| \[?(\d{2})\b[^|]*\|$/gm;
const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const table = [...read("SECURITY.md").matchAll(ROW)].map(
  ([, folder = "", name = "", optional, why = "", decision = ""]) => ({
    package: folder,
    name,
    isOptional: optional !== undefined,
    why,
    decision,
  }),
);
const actual = readdirSync(join(root, "packages")).flatMap((folder) => {
  const manifest = JSON.parse(read(`packages/${folder}/package.json`)) as Manifest;
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const foreign = manifest.private ? [] : names.filter((name) => !name.startsWith("@kontor/"));
  return foreign.map((name) => ({ package: folder, name, isOptional: peerDependenciesMeta[name]?.optional === true }));
});
const sortRows = (rows: readonly { package: string; name: string }[]) =>
  rows.toSorted((a, b) => `${a.package} ${a.name}`.localeCompare(`${b.package} ${b.name}`));

test("the table in SECURITY.md is what the packages have, no more and no less", () => {
  const told = table.map(({ package: folder, name, isOptional }) => ({ package: folder, name, isOptional }));

  expect(actual.length).toBeGreaterThan(8);
  expect(sortRows(told)).toEqual(sortRows(actual));
});

test.each(table)("decision $decision is there, and names $name", ({ name, why, decision }) => {
  const [path, ...others] = globSync(`packages/docs/decisions/${decision}-*.md`, { cwd: root });

  expect(others).toEqual([]);
  expect(read(path!)).toContain(name);
  expect(why.length).toBeGreaterThan(10);
});
