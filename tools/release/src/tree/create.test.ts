import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTree } from "./create.ts";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@t", ...args], { cwd: root });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "kontor-create-"));
  for (const folder of ["packages/a/node_modules/@kontor", "tools", "node_modules/x"])
    mkdirSync(join(root, folder), { recursive: true });
  write("packages/a/package.json", "{}");
  write("packages/a/code.ts", "old");
  write("tools/keep", "");
  write("tools/other", "");
  write("node_modules/x/index.js", "installed");
  write(".gitignore", "node_modules\nignored.txt\n");
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "one");
  write("packages/a/code.ts", "new");
  write("packages/a/more.ts", "not committed");
  write("ignored.txt", "");
});
afterAll(() => rmSync(root, { recursive: true }));

test("createTree() writes the files of a commit and lends it what is installed; disposing removes all of it", async () => {
  const tree = await createTree(root, "HEAD");

  expect(readFileSync(join(tree.path, "packages/a/code.ts"), "utf8")).toBe("old");
  expect(existsSync(join(tree.path, "packages/a/more.ts"))).toBe(false);
  expect(readFileSync(join(tree.path, "node_modules/x/index.js"), "utf8")).toBe("installed");
  expect(existsSync(join(tree.path, "packages/a/node_modules/@kontor"))).toBe(true);
  tree[Symbol.dispose]();
  expect(existsSync(tree.path)).toBe(false);
  expect(existsSync(join(root, "node_modules/x/index.js"))).toBe(true);
});

test("without a commit createTree() writes the working tree, with files that git does not know yet and without ignored ones", async () => {
  rmSync(join(root, "tools/keep"));
  using tree = await createTree(root);

  expect(readFileSync(join(tree.path, "packages/a/code.ts"), "utf8")).toBe("new");
  expect(existsSync(join(tree.path, "packages/a/more.ts"))).toBe(true);
  expect(existsSync(join(tree.path, "ignored.txt"))).toBe(false);
  expect(existsSync(join(tree.path, "tools/keep"))).toBe(false); // it is gone from the working tree
});

test("a commit that the clone does not have is refused, with the command that gets it", async () => {
  await expect(createTree(root, "0123456789")).rejects.toThrow(
    /as this clone must have the commit: git fetch --unshallow/,
  );
});
