import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A copy of the repository that can be compiled and run; disposing removes it. */
export interface Tree extends Disposable {
  path: string;
}

/**
 * Writes the files of a commit to a temporary folder, and lends it the dependencies that are installed in the working tree. Nothing is
 * installed, so it takes a second. Where a dependency has changed since the commit, the copy runs with the newer one.
 *
 * @param commit Whatever git understands. The files of the working tree where it is absent, ignored ones left out.
 * @param only The files of the working tree to take, as git writes paths. Default: all of them.
 * @throws {Error} If the clone does not have the commit.
 */
export async function createTree(root: string, commit?: string, only: readonly string[] = ["."]): Promise<Tree> {
  const path = mkdtempSync(join(tmpdir(), "kontor-tree-"));
  try {
    await (commit ? writeCommit(root, commit, path) : writeWorkingTree(root, path, only));
    lendDependencies(root, path);
    return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

async function writeCommit(root: string, commit: string, path: string): Promise<void> {
  const { stdout } = await run("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`], { cwd: root }).catch(
    () => ({ stdout: "" }),
  );
  const id = stdout.trim();
  if (!id)
    throw new Error(
      `Cannot read the files of ${commit} as this clone must have the commit: git fetch --unshallow, or name another with --base`,
    );
  await run("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', id, path], { cwd: root });
}

async function writeWorkingTree(root: string, path: string, only: readonly string[]): Promise<void> {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate", "--", ...only];
  const { stdout } = await run("git", list, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const present = stdout.split("\0").filter((file) => file !== "" && existsSync(join(root, file)));
  const copy = run("sh", ["-c", 'tar -c --null -T - | tar -x -C "$0"', path], { cwd: root });
  copy.child.stdin!.on("error", () => {}); // The end of the command says what failed.
  copy.child.stdin!.end(present.join("\0"));
  await copy;
}

/** The links of pnpm are relative: those to packages of ours lead into the copy, the others through the one link at its top. */
function lendDependencies(root: string, path: string): void {
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  for (const kind of ["packages", "tools"])
    for (const name of readdirSync(join(path, kind))) {
      const links = join(root, kind, name, "node_modules");
      const isThere = existsSync(links) && existsSync(join(path, kind, name, "package.json"));
      if (isThere)
        cpSync(links, join(path, kind, name, "node_modules"), {
          recursive: true,
          verbatimSymlinks: true,
          filter: (file) => !/node_modules[/\\]\.(?!bin)/.test(file),
        });
    }
}
