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

const OWN_SCOPE = "@kontor/";
/** The licences of packages that we may bring along: each lets an integrator use, change and sell the whole. */
const ALLOWED: ReadonlySet<string> = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

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
    if (!manifest.name.startsWith(OWN_SCOPE)) found.set(`${manifest.name}@${manifest.version}`, manifest);
    for (const [name, isOptional] of listNames(manifest)) {
      const other = findInstalled(name, folder);
      if (other) waiting.push(other);
      else if (!isOptional)
        throw new Error(`Cannot list what ${folder} brings as ${name} must be installed: got nothing`);
    }
  }
  return [...found.keys()].toSorted().map((key) => found.get(key)!);
}

function listNames({ dependencies = {}, optionalDependencies = {} }: Installed): [string, boolean][] {
  return Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => [name, name in optionalDependencies]);
}

/** Looks for a package as Node does: in `node_modules` of the folder, and of each folder above it. */
function findInstalled(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  return dirname(from) === from ? undefined : findInstalled(name, dirname(from));
}

/** The packages that an install must not bring along, one sentence each; empty if there are none. */
export function findForeignProblems(installed: readonly Installed[]): string[] {
  return installed.flatMap(({ name, version, license, scripts = {} }) => [
    ...(license !== undefined && ALLOWED.has(license)
      ? []
      : [`${name} ${version} must have one of the licences ${[...ALLOWED].join(", ")}: got ${license ?? "none"}`]),
    ...INSTALL_SCRIPTS.filter((script) => scripts[script] !== undefined).map(
      (script) => `${name} ${version} must run nothing when it is installed: got a script at ${script}`,
    ),
  ]);
}
