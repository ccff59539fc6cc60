import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const manifest = JSON.stringify({ exports: { ".": { "@kontor/source": "./src/a.ts" } } });

/** The rules of `.dependency-cruiser.mjs` that files break, each with the file that breaks it. */
function cruise(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "kontor-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["auth", "http", "erp-client"]) {
    for (const [path, text] of [
      ["package.json", manifest],
      ["src/a.ts", "export const a = 1;"],
    ] as const)
      write(join(folder, "packages", name, path), text);
    mkdirSync(join(folder, "node_modules/@kontor"), { recursive: true });
    symlinkSync(join(folder, "packages", name), join(folder, "node_modules/@kontor", name));
  }
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  const command = [join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"), "packages", "tools"];
  const options = ["--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", "--no-cache"];
  const out = execFileSync(process.execPath, [...command, ...options], { cwd: folder, encoding: "utf8" });
  const { violations } = (JSON.parse(out) as { summary: { violations: { from: string; rule: { name: string } }[] } })
    .summary;
  return violations.map(({ from, rule }) => `${from} ${rule.name}`).toSorted();
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

test("imports against the table are found, of values and of types, and what it allows is not", () => {
  const found = cruise({
    "packages/auth/src/allowed.ts": 'import { a } from "@kontor/http";\nimport { b } from "./b.ts";',
    "packages/auth/src/b.ts": "export const b = 1;",
    "packages/auth/src/forbidden.ts": 'import { a } from "@kontor/erp-client";',
    "packages/auth/src/late.ts": 'const { a } = await import("@kontor/erp-client");',
    "packages/auth/src/path.ts": 'export { a } from "../../http/src/a.ts";',
    "packages/auth/src/type.ts": 'import type { a } from "@kontor/erp-client";',
    "packages/auth/src/type-of.ts": 'export type A = typeof import("@kontor/erp-client").a;',
    "packages/http/src/raw.ts": 'import createClient from "openapi-fetch";',
    "packages/http/src/one.ts": 'import type { Two } from "./two.ts";\nexport type One = Two;',
    "packages/http/src/two.ts": 'import type { One } from "./one.ts";\nexport type Two = One;',
    "tools/news/src/a.ts": 'import "node:fs";',
  });

  expect(found).toEqual([
    "packages/auth/src/forbidden.ts packages/auth",
    "packages/auth/src/late.ts packages/auth",
    "packages/auth/src/path.ts by-name-only",
    "packages/auth/src/type-of.ts packages/auth",
    "packages/auth/src/type.ts packages/auth",
    "packages/http/src/one.ts no-circle",
    "packages/http/src/raw.ts not-found",
    "packages/http/src/raw.ts upstream-openapi-fetch",
    "tools/news/src/a.ts not-in-the-table",
  ]);
});
