import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { measureBundle } from "./bundle-size.ts";
import { measureEntries } from "./size-budgets.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-size-"));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name: string, code: string): void {
  const home = join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ name, type: "module", exports: "./index.js" }));
  writeFileSync(join(home, "index.js"), code);
}

test("measureBundle() counts what is used, with what it brings along, and no module of Node", async () => {
  install("deep", `export const deep = "${"0123456789abcdef".repeat(20)}"; export const unused = "${"x".repeat(50)}";`);
  install("top", 'export { deep } from "deep"; import { join } from "node:path"; export const path = join;');

  const { minified, gzip, modules } = await measureBundle('export * from "top";', { folder });

  expect(minified).toBeGreaterThan(320);
  expect(minified).toBeLessThan(600);
  expect(gzip).toBeLessThan(minified);
  expect(modules.some((id) => id.includes("deep"))).toBe(true);
});

test("measureBundle() refuses a program with a package that is not there: it would weigh nothing", async () => {
  await expect(measureBundle('export * from "absent";', { folder })).rejects.toThrow("got no absent");
});

test("measureEntries() notices an entry that has grown", async () => {
  install("small", "export const a = 1;");
  const before = await measureEntries(folder, ["small"]);

  install("small", `export const a = ${JSON.stringify(Array.from({ length: 200 }, (_, each) => each * 7919))};`);
  const after = await measureEntries(folder, ["small"]);

  expect(after["small"]).toBeGreaterThan(before["small"]! + 200);
});
