import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listInstalled } from "./installed.ts";

const root = mkdtempSync(join(tmpdir(), "kontor-installed-"));
afterAll(() => rmSync(root, { recursive: true }));

function install(path: string, manifest: object): string {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.0.0", ...manifest }));
  return folder;
}

test("listInstalled() follows dependencies from folder to folder, names each once, and leaves ours out", () => {
  const ours = install("node_modules/@kontor/a", { name: "@kontor/a", dependencies: { "@kontor/b": "1", left: "1" } });
  install("node_modules/@kontor/b", { name: "@kontor/b", dependencies: { left: "1" }, devDependencies: { no: "1" } });
  install("node_modules/left", { name: "left", dependencies: { deep: "2" }, optionalDependencies: { missing: "1" } });
  install("node_modules/left/node_modules/deep", { name: "deep", version: "2.0.0", dependencies: { left: "1" } });
  install("node_modules/deep", { name: "deep" });

  const found = listInstalled([ours]).map(({ name, version }) => `${name}@${version}`);

  expect(found).toEqual(["deep@2.0.0", "left@1.0.0"]);
});

test("listInstalled() refuses a dependency that is not installed", () => {
  const ours = install("node_modules/@kontor/c", { name: "@kontor/c", dependencies: { nowhere: "1" } });

  expect(() => listInstalled([ours])).toThrow("as nowhere must be installed");
});
