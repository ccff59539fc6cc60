import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { interfaces } from "./interfaces.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kontor-new-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const part of ["tools/codegen/src", "tools/codegen/package.json", "packages/erp-types", "packages/erp-client"])
  cpSync(join(root, part), join(folder, part), {
    recursive: true,
    filter: (path) => !/node_modules|dist|\.cache|generated/.test(path.slice(root.length)),
  });
symlinkSync(join(root, "tools/codegen/node_modules"), join(folder, "tools/codegen/node_modules"));
const description = join(folder, "music.json");
const paths = { "/songs": { get: { responses: {} } } };
writeFileSync(description, JSON.stringify({ openapi: "3.0.3", info: { title: 'The "Music"', version: "1" }, paths }));

const add = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, "tools/codegen/src/new.ts"), ...args], { encoding: "utf8" });
const read = (path: string) => readFileSync(join(folder, path), "utf8");

test("an interface gets a row, its description and the folders of its packages", async () => {
  const { status, stdout, stderr } = add("music", description);

  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(
    /^Cannot generate getSongs as .*: it is left out\nThe "Music" has 0 operations, and 1 are left out\.\n$/,
  );
  const table = (await import(join(folder, "tools/codegen/src/interfaces.ts"))) as { interfaces: unknown };
  expect(table.interfaces).toEqual([
    ...interfaces,
    { id: "music", title: 'The "Music"', address: "KONTOR_MUSIC_URL", prefix: "/music" },
  ]);
  expect(read("specs/music/openapi.yaml")).toBe(read("music.json"));
  expect(JSON.parse(read("packages/music-client/package.json"))).toMatchObject({
    name: "@kontor/music-client",
    private: true,
    dependencies: { "@kontor/music-types": "workspace:^" },
    scripts: { codegen: "node ../../tools/codegen/src/main.ts music-client" },
  });
  expect(read("packages/music-client/src/entries/index.ts")).toContain("createMusicClient");
  expect(read("packages/music-types/src/index.ts")).toContain("./types.generated.ts");
  for (const part of ["music-types", "music-client"]) {
    const { exports } = JSON.parse(read(`packages/${part}/package.json`)) as { exports: Record<string, unknown> };
    const { "./package.json": _, ...entries } = exports as Record<string, { "@kontor/source": string }>;
    expect(Object.keys(entries)).toContain(".");
    for (const { "@kontor/source": file } of Object.values(entries))
      expect(read(`packages/${part}/${file}`)).toMatch(/^export/);
  }
});

test.each([
  ["an id that is no name in code", ["a-b", description], "its id must be small letters and digits: got a-b"],
  ["an id that there is", ["erp", description], "its id must be new: got erp"],
  ["no file", ["other", "nowhere.yaml"], "its description must be a file: got nowhere.yaml"],
])("%s is refused", (_, args, words) => {
  expect(add(...args)).toMatchObject({ status: 2, stderr: `Cannot add an interface as ${words}\n` });
});
