import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { buildOldVersion } from "./pack.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-pack-old-"));
afterAll(() => rmSync(folder, { recursive: true }));
const root = join(folder, "root");
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** A repository with a public package, a private one, and a build that writes the text of a file. */
function createRepository(): void {
  const files: Record<string, string> = {
    "package.json": '{ "name": "root", "private": true, "scripts": { "build": "cp text.txt packages/a/text.txt" } }',
    "pnpm-workspace.yaml": "packages: [packages/*]\n",
    "text.txt": "committed",
    "packages/a/package.json": '{\n  "name": "@kontor/a",\n  "version": "0.0.0"\n}\n',
    "packages/docs/package.json": '{\n  "name": "@kontor/docs",\n  "version": "0.0.0",\n  "private": true\n}\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  execFileSync("pnpm", ["install", "--offline", "--lockfile-only"], { cwd: root });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=Test", "-c", "user.email=test@kontor.test", "commit", "-qm", "first");
}

test("buildOldVersion() packs a commit under another version, leaves the working tree alone, and keeps the tarballs", async () => {
  createRepository();
  writeFileSync(join(root, "text.txt"), "not committed");
  const status = git("status", "--porcelain");
  const pack = (work: string) => {
    mkdirSync(join(folder, work));
    const [version, cache] = ["0.0.0-base", join(folder, "cache")];
    const { signal } = new AbortController();
    return buildOldVersion({ root, commit: "HEAD", version, work: join(folder, work), cache, signal });
  };

  const first = await pack("one");
  const again = await pack("two");

  expect(first).toMatchObject({ files: ["kontor-a-0.0.0-base.tgz"], isKept: false });
  expect(again).toMatchObject({ files: first.files, isKept: true });
  const [one, two] = [first, again].map((packed) => readFileSync(join(packed.folder, packed.files[0]!)));
  expect(one!.equals(two!)).toBe(true);
  const read = (file: string) =>
    execFileSync("tar", ["-xzOf", join(again.folder, again.files[0]!), `package/${file}`], { encoding: "utf8" });
  expect(read("text.txt")).toBe("committed");
  expect(JSON.parse(read("package.json"))).toMatchObject({ version: "0.0.0-base" });
  expect(git("status", "--porcelain")).toBe(status);
});
