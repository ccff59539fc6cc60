import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { computeHash } from "./hash-files.ts";
import { writeBills } from "./bills.ts";

const root = resolve(import.meta.dirname, "../../../..");
let out: string;
beforeEach(() => void (out = mkdtempSync(join(tmpdir(), "kontor-bills-"))));
afterEach(() => rmSync(out, { recursive: true }));

const manifests = readdirSync(join(root, "packages")).map(
  (name) =>
    JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
      name: string;
      version: string;
      private?: boolean;
    },
);
const names = manifests
  .filter((manifest) => !manifest.private)
  .map(({ name, version }) => `${name.slice(1).replace("/", "-")}-${version}`);
const write = () => writeBills(root, out);

test("writeBills() lists what is installed with each package, and gives the same bytes twice", async () => {
  for (const name of names) writeFileSync(join(out, `${name}.tgz`), name);
  const readAll = () => names.map((name) => readFileSync(join(out, `${name}.cdx.json`), "utf8"));

  await write();
  const first = readAll();
  await write();

  expect(readAll()).toEqual(first);
  const app = first[names.findIndex((name) => name.startsWith("kontor-app-"))]!;
  const { components, metadata } = JSON.parse(app) as {
    components: { name: string }[];
    metadata: { component: { hashes: { content: string }[] } };
  };
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(["jose", "http", "auth"]));
  expect(components.map(({ name }) => name)).not.toContain("pg"); // an optional peer
  expect(metadata.component.hashes[0]!.content).toBe(
    computeHash(names.find((name) => name.startsWith("kontor-app-"))!),
  );
});

test("writeBills() refuses packages of which one is not packed", async () => {
  for (const name of names.slice(1)) writeFileSync(join(out, `${name}.tgz`), name);

  await expect(write()).rejects.toThrow(`got ${names[0]} alone`);
});
