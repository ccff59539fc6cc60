import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** A package as it is installed. */
export interface Installed {
  name: string;
  version: string;
  license?: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const OURS = "@kontor/";

/**
 * All packages of others that come with some packages when they are installed, directly or by way of others; each once, by name and version.
 *
 * @param folders Folders of installed packages.
 * @throws {Error} If one of them is not installed.
 */
export function listInstalled(folders: readonly string[]): Installed[] {
  const found = new Map<string, Installed>();
  const waiting = folders.map((folder) => realpathSync(folder));
  const seen = new Set<string>();
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Installed;
    if (!manifest.name.startsWith(OURS)) found.set(`${manifest.name}@${manifest.version}`, manifest);
    for (const name of Object.keys(manifest.dependencies ?? {})) waiting.push(findFolder(name, folder));
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
      const optional = findInstalled(name, folder);
      if (optional) waiting.push(optional);
    }
  }
  return [...found.keys()].toSorted().map((key) => found.get(key)!);
}

function findFolder(name: string, from: string): string {
  const folder = findInstalled(name, from);
  if (!folder) throw new Error(`Cannot list what ${from} brings as ${name} must be installed: got nothing`);
  return folder;
}

/** Looks for a package as Node does: in `node_modules` of the folder, and of each folder above it. */
function findInstalled(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  return dirname(from) === from ? undefined : findInstalled(name, dirname(from));
}
