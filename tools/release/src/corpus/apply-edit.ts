import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Edit } from "./read.ts";

const run = promisify(execFile);

/**
 * Makes an edit in a tree, and generates what follows from it.
 *
 * @throws {Error} If a text to replace does not stand there exactly once, or nothing can be generated from the edited specs.
 */
export async function applyEdit(tree: string, { id, changes }: Pick<Edit, "id" | "changes">): Promise<void> {
  for (const { file, before = "", after = "", create, remove } of changes) {
    const path = join(tree, file);
    if (remove) rmSync(path);
    else if (create) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    } else {
      const parts = readFileSync(path, "utf8").split(before);
      if (before === "" || parts.length !== 2)
        throw new Error(
          `Cannot make the edit ${id} as its text must stand once in ${file}: got ${parts.length - 1} places`,
        );
      writeFileSync(path, parts.join(after));
    }
  }
  const isChanged = (pattern: RegExp) => changes.some(({ file }) => pattern.test(file));
  const play = (script: string, ...args: string[]) =>
    run(process.execPath, [join(tree, script), ...args], { cwd: tree });
  if (isChanged(/^project\.json$/)) await play("tools/checks/src/project.ts", "--write");
  if (!isChanged(/^(specs|tools\/codegen|packages\/sandbox\/src\/browser)\//)) return;
  await play("tools/codegen/src/read/source.ts");
  await play("tools/codegen/src/main.ts");
}
