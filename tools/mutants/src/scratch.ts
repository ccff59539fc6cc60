import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Scratch extends Disposable {
  /** The copy's folder. */
  root: string;
}

/**
 * A copy of the work tree to plant edits in: every file that git knows or would take, what was generated beside them, and the links
 * to packages. A program that a test starts reads the edit from the disk like the test itself, and the work tree is never touched.
 */
export function createScratchCopy(from: string): Scratch {
  const root = mkdtempSync(join(tmpdir(), "kontor-mutants-"));
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: from,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = list.toString().split("\0").filter(Boolean);
  const copy = (path: string) => {
    if (!existsSync(join(from, path))) return;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(from, path), join(root, path), { recursive: true, verbatimSymlinks: true });
  };
  for (const file of files) copy(file);
  copy("tools/codegen/dist"); // what the specs were bundled to: some tests read it
  for (const manifest of files.filter((file) => /^(packages|tools)\/[^/]+\/package\.json$/.test(file)))
    copy(join(dirname(manifest), "node_modules")); // links that lead from package to package, within the copy
  symlinkSync(join(from, "node_modules"), join(root, "node_modules"));
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
