import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const manifest = JSON.stringify({ exports: { ".": { "@kontor/source": "./src/a.ts" } } });

/** The rules of `.dependency-cruiser.mjs` that files break, each with the file that breaks it. */
function cruise(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "kontor-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "tools"));
  for (const name of ["http", "erp-client", "postgres"]) {
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
    "packages/postgres/src/allowed.ts": 'import { a } from "@kontor/http";\nimport { b } from "./b.ts";',
    "packages/postgres/src/b.ts": "export const b = 1;",
    "packages/postgres/src/forbidden.ts": 'import { a } from "@kontor/erp-client";',
    "packages/postgres/src/late.ts": 'const { a } = await import("@kontor/erp-client");',
    "packages/postgres/src/path.ts": 'export { a } from "../../http/src/a.ts";',
    "packages/postgres/src/type.ts": 'import type { a } from "@kontor/erp-client";',
    "packages/postgres/src/type-of.ts": 'export type A = typeof import("@kontor/erp-client").a;',
    "packages/http/src/raw.ts": 'import createClient from "openapi-fetch";',
    "packages/http/src/one.ts": 'import type { Two } from "./two.ts";\nexport type One = Two;',
    "packages/http/src/two.ts": 'import type { One } from "./one.ts";\nexport type Two = One;',
    "tools/news/src/a.ts": 'import "node:fs";',
  });

  expect(found).toEqual([
    "packages/http/src/one.ts no-circle",
    "packages/http/src/raw.ts not-found",
    "packages/http/src/raw.ts upstream-openapi-fetch",
    "packages/postgres/src/forbidden.ts packages/postgres",
    "packages/postgres/src/late.ts packages/postgres",
    "packages/postgres/src/path.ts by-name-only",
    "packages/postgres/src/type-of.ts packages/postgres",
    "packages/postgres/src/type.ts packages/postgres",
    "tools/news/src/a.ts not-in-the-table",
  ]);
});

const { rooms } = (await import(join(root, ".dependency-cruiser.mjs"))) as { rooms: Record<string, string[]> };
const orders = Object.entries(rooms);

test.each(orders)(
  "%s: an import from a later room is found, of a value and of a type, and one from an earlier room is not",
  (workspace, rows) => {
    const names = rows.map((row) => row.split(" ").at(-1)!);
    const found = cruise(
      Object.fromEntries(
        names.flatMap((name, at) => [
          [`${workspace}/src/${name}/a.ts`, "export const a = 1;"],
          [`${workspace}/src/${name}/down.ts`, `export { a } from "../${names[at - 1] ?? name}/a.ts";`],
          [`${workspace}/src/${name}/up.ts`, `export { a } from "../${names[at + 1] ?? name}/a.ts";`],
          [
            `${workspace}/src/${name}/up-type.ts`,
            `import type { a } from "../${names.at(-1)}/a.ts";\nexport type A = typeof a;`,
          ],
          [`${workspace}/src/${name}/up.test.ts`, `import "../${names.at(-1)}/a.ts";`],
        ]),
      ),
    );

    const expected = names
      .slice(0, -1)
      .flatMap((name, at) =>
        ["up-type", "up"].map((file) => `${workspace}/src/${name}/${file}.ts ${workspace}: ${rows[at]}`),
      );
    expect(found).toEqual(expected.toSorted());
  },
);

test.each(orders)(
  "%s: a folder or a file that is no room is found, where it imports and where it is imported",
  (workspace, [first]) => {
    const [name] = first!.split(" ");
    const found = cruise({
      [`${workspace}/src/${name}/a.ts`]: "export const a = 1;",
      [`${workspace}/src/${name}/b.ts`]: `import "../${name}-more/b.ts";`,
      [`${workspace}/src/${name}-more/a.ts`]: `import "../${name}/a.ts";`,
      [`${workspace}/src/${name}-more/b.ts`]: "export const b = 1;",
      [`${workspace}/src/more.ts`]: `import "./${name}/a.ts";`,
    });

    expect(found).toEqual(
      [
        `${workspace}/src/${name}/b.ts ${workspace}: ${first}`,
        `${workspace}/src/${name}-more/a.ts ${workspace}: no room`,
        `${workspace}/src/more.ts ${workspace}: no room`,
      ].toSorted(),
    );
  },
);

test("ARCHITECTURE.md has the rooms of every package in their order", () => {
  const lines = readFileSync(join(root, "ARCHITECTURE.md"), "utf8").split("\n");
  const start = lines.indexOf("| Package | Rooms |") + 2;

  expect(lines.slice(start, lines.indexOf("", start))).toEqual(
    orders.map(([workspace, rows]) => `| ${workspace.split("/")[1]} | ${rows.join(", ")} |`),
  );
});
