import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createTree, readTree } from "./tree.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-tree-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test("readTree() reads the files that git knows or would add, and leaves out the rest", () => {
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  write(".gitignore", "dist\n");
  write("packages/a/src/known.ts", "export const known = 1;");
  write("packages/a/src/gone.ts");
  execFileSync("git", ["add", "."], { cwd: folder });
  rmSync(join(folder, "packages/a/src/gone.ts"));
  write("packages/a/package.json", "{}");
  write("packages/a/src/deep/er/fresh.ts");
  write("packages/a/dist/built.ts");
  write("packages/a/README.md");
  write("package.json", "{}");
  write("tools/run.ts");
  write("tools/checks/exports/a.txt");

  const tree = readTree(folder);

  expect([...tree.paths].sort()).toEqual([
    ".gitignore",
    "package.json",
    "packages/a/README.md",
    "packages/a/package.json",
    "packages/a/src/deep/er/fresh.ts",
    "packages/a/src/known.ts",
    "tools/checks/exports/a.txt",
    "tools/run.ts",
  ]);
  expect(tree.findText("packages/a/src/known.ts")).toBe("export const known = 1;");
});

test("createTree() finds a file by its path, and nothing that is only called like a member of an object", () => {
  const tree = createTree({ "a.ts": "const a = 1;", "package.json": "{}" });

  expect(tree.files.map(({ path }) => path)).toEqual(["a.ts"]);
  expect(tree.findFile("a.ts")?.text).toBe("const a = 1;");
  expect(tree.findFile("package.json")).toBeUndefined();
  expect(tree.findText("package.json")).toBe("{}");
  expect(tree.findText("constructor")).toBeUndefined();
});
