import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createReport, describeFailures } from "../matrix/report.ts";
import { BUDGETS, listInstalledChecks, listTarballChecks, writeBudgets } from "./checks.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-inspect-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string | object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof text === "string" ? text : JSON.stringify(text));
}

const ours = {
  name: "@kontor/a",
  version: "1.0.0",
  license: "MIT",
  exports: "./index.js",
  dependencies: { left: "1" },
};
const left = { name: "left", version: "1.0.0", license: "MIT" };
const parts = { root, consumer: root, names: ["@kontor/a"], entries: ["@kontor/a"] };

function install(foreign: object = left, code = "export const a = 1;"): void {
  write("node_modules/@kontor/a/package.json", ours);
  write("node_modules/@kontor/a/index.js", code);
  write("node_modules/left/package.json", foreign);
  write(BUDGETS, {});
}

async function inspect(): Promise<string> {
  const report = createReport(() => {});
  for (const job of listInstalledChecks(parts, report)) await job();
  return describeFailures(report.rows);
}

test("what is installed as it should be has no problem", async () => {
  install();
  await writeBudgets(parts);

  expect(await inspect()).toBe("");
});

test.each<[string, () => void, string]>([
  ["an entry over its budget", () => write(BUDGETS, { "@kontor/a": 1 }), "@kontor/a must weigh at most 1 bytes (gzip)"],
  ["an entry without a budget", () => write(BUDGETS, {}), "@kontor/a must have a budget"],
  [
    "a foreign package without a licence",
    () => install({ ...left, license: undefined }),
    "left 1.0.0 must have one of",
  ],
  ["a script at an install", () => install({ ...left, scripts: { postinstall: "x" } }), "got a script at postinstall"],
])("%s makes the packing fail", async (_, plant, words) => {
  install();
  await writeBudgets(parts);
  plant();

  expect(await inspect()).toContain(words);
});

test.each<[string, string, string | object, string]>([
  ["a missing licence", "gone/README.md", "", "LICENSE is missing"],
  [
    "a leaked condition",
    "leak/package.json",
    { license: "MIT", exports: { "@kontor/source": "x" } },
    "holds @kontor/source",
  ],
  [
    "an install script",
    "script/package.json",
    { license: "MIT", scripts: { postinstall: "x" } },
    "a script at postinstall",
  ],
])("%s of a tarball makes the packing fail", async (_, path, text, words) => {
  const unpacked = dirname(path);
  write(`${unpacked}/package.json`, { license: "MIT" });
  write(path, text);
  const tarball = { name: "@kontor/a", file: "a.tgz", unpacked: join(root, unpacked), manifest: { name: "@kontor/a" } };
  const report = createReport(() => {});

  await listTarballChecks(root, [tarball], report)[0]!();

  expect(describeFailures(report.rows)).toContain(words);
});
