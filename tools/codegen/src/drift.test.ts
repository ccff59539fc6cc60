import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { packages } from "./packages.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-drift-"));
afterAll(() => rmSync(folder, { recursive: true }));
const generated = Object.keys(packages).flatMap((name) =>
  readdirSync(join(root, "packages", name, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".generated.ts"))
    .map((file) => join("packages", name, "src", file)),
);
for (const part of [
  "specs",
  "project.json",
  "tools/codegen/src",
  "tools/codegen/package.json",
  "packages/sandbox/package.json",
  "packages/sandbox/src/browser",
  ...generated,
])
  cpSync(join(root, part), join(folder, part), { recursive: true });
symlinkSync(join(root, "tools/codegen/node_modules"), join(folder, "tools/codegen/node_modules"));

/** Runs the drift check on a copy of the repository. */
function check(...names: string[]) {
  const program = join(folder, "tools/codegen/src/main.ts");
  return spawnSync(process.execPath, [program, "--check", ...names], { encoding: "utf8" });
}

test("one changed character of a generated file is found, and a change of a spec or of the browser code without its generated files", () => {
  change("packages/erp-types/src/scopes.generated.ts", "items.read", "items.reed");
  change("specs/erp/schemas/categories/category-update.yaml", "sortNumber:", "sortOrder:");
  change("packages/sandbox/src/browser/console/clock.ts", '"now"', '"at once"');

  const { status, stderr } = check("erp-types", "sandbox");

  expect(status).toBe(1);
  expect(stderr).toContain("packages/erp-types/src/scopes.generated.ts");
  expect(stderr).toContain("packages/erp-types/src/shapes/categories.generated.ts");
  expect(stderr).toContain("packages/sandbox/src/generated/browser.generated.ts");
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

test("an unknown package is a clear error", () => {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, "tools/codegen/src/main.ts"), "nothing"], {
    encoding: "utf8",
  });

  expect(status).toBe(1);
  expect(stderr).toBe(`Cannot generate nothing as it must be one of ${Object.keys(packages).join(", ")}\n`);
});
