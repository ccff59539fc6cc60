import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listDependencies, readDependencyTable } from "./dependency-table.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const table = readDependencyTable(read("SECURITY.md"));
const actual = readdirSync(join(root, "packages")).flatMap((folder) => {
  const manifest = JSON.parse(read(`packages/${folder}/package.json`)) as Parameters<typeof listDependencies>[1] & {
    private?: boolean;
  };
  return manifest.private ? [] : listDependencies(folder, manifest);
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

test("listDependencies() knows what is brought and what is an optional peer, and leaves ours out", () => {
  const manifest = {
    dependencies: { "@kontor/http": "^1", jose: "^6" },
    optionalDependencies: { fast: "1" },
    peerDependencies: { pg: "^8", react: "19" },
    peerDependenciesMeta: { pg: { optional: true } },
  };

  expect(listDependencies("app", manifest)).toEqual([
    { package: "app", name: "jose", isOptional: false },
    { package: "app", name: "fast", isOptional: false },
    { package: "app", name: "pg", isOptional: true },
    { package: "app", name: "react", isOptional: false },
  ]);
});

test("readDependencyTable() reads rows of four columns with a decision, and no others", () => {
  const text =
    "| `a` | `b` | because | 01 |\n| `a` | `@x/c` (optional) | because | 02 |\n| `a` | `d` | because | none |";

  expect(readDependencyTable(text)).toEqual([
    { package: "a", name: "b", isOptional: false, why: "because", decision: "01" },
    { package: "a", name: "@x/c", isOptional: true, why: "because", decision: "02" },
  ]);
});
