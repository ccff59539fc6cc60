import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createScratchCopy } from "./scratch.ts";

const tree = mkdtempSync(join(tmpdir(), "kontor-scratch-"));
afterAll(() => rmSync(tree, { recursive: true }));

function writeTree(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

test("a copy holds what git knows or would take, what was generated, and links that stay in it; it is removed at the end", () => {
  writeTree({
    ".gitignore": "node_modules\ndist\n*.secret\n",
    "packages/a/package.json": "{}",
    "packages/a/src/a.ts": "known",
    "packages/b/package.json": "{}",
    "packages/b/src/new.ts": "not yet added",
    "packages/a/gone.ts": "known, and deleted",
    "key.secret": "ignored",
    "node_modules/tool/index.js": "",
    "tools/codegen/dist/erp.json": "generated",
    "packages/a/node_modules/none": "",
  });
  symlinkSync("../../b", join(tree, "packages/a/node_modules/b"));
  execFileSync("git", ["init", "-q"], { cwd: tree });
  execFileSync("git", ["add", "packages/a", "packages/b/package.json"], { cwd: tree });
  rmSync(join(tree, "packages/a/gone.ts"));

  const scratch = createScratchCopy(tree);
  const at = (path: string) => join(scratch.root, path);

  expect(readFileSync(at("packages/a/src/a.ts"), "utf8")).toBe("known");
  expect(readFileSync(at("packages/b/src/new.ts"), "utf8")).toBe("not yet added");
  expect(readFileSync(at("tools/codegen/dist/erp.json"), "utf8")).toBe("generated");
  expect([at("packages/a/gone.ts"), at("key.secret")].map((path) => existsSync(path))).toEqual([false, false]);
  expect(realpathSync(at("packages/a/node_modules/b"))).toBe(realpathSync(at("packages/b"))); // not the one in the work tree
  expect(realpathSync(at("node_modules"))).toBe(realpathSync(join(tree, "node_modules")));
  writeFileSync(at("packages/a/src/a.ts"), "planted");
  expect(readFileSync(join(tree, "packages/a/src/a.ts"), "utf8")).toBe("known");

  scratch[Symbol.dispose]();
  expect(existsSync(scratch.root)).toBe(false);
  expect(existsSync(join(tree, "node_modules/tool/index.js"))).toBe(true); // the link was removed, not its target
});
