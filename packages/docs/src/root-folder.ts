import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of the repository. It is searched from the working directory upwards, which is inside it in every build and every test:
 * `import.meta.url` would point into the output of Astro's bundler.
 */
export const rootFolder = findRoot(process.cwd());

/** @throws {Error} If no folder above has the list of workspaces. */
export function findRoot(folder: string): string {
  if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  if (dirname(folder) === folder)
    throw new Error("Cannot read the packages as the working directory must be inside the repository");
  return findRoot(dirname(folder));
}
