import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The entries of a package by where they run: "." or "./name". */
interface EntryPlaces {
  /** In every runtime with `fetch`: these entries import no module of Node. */
  anywhere?: string[];
  /** In a page alone. */
  browser?: string[];
  /** In Node, and in runtimes that have its modules. */
  node?: string[];
  /** Types without code, for a compiler. */
  types?: string[];
}

/** The runtimes and compilers that we promise: the section `support` of `project.json`. Packages are named by their folder. */
export interface SupportPolicy extends Record<"bun" | "deno" | "workerd" | "chromium" | "postgresql", string> {
  /** `minimum` is `MAJOR.MINOR`, as in `engines`; `tested` are full versions that the matrix runs, the oldest first. */
  node: { minimum: string; recommended: string; tested: string[] };
  /** The last release of each supported line, the oldest first. */
  typescript: string[];
  packages: Record<string, EntryPlaces>;
}

export function readPolicy(root: string): SupportPolicy {
  return (JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as { support: SupportPolicy }).support;
}

/** The line of a version: `5.9` for `5.9.3`. */
export function findLine(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

/** The entries of all packages that run in one of the places, as a program imports them: `@kontor/http/telemetry`. */
export function listEntries(
  { packages }: Pick<SupportPolicy, "packages">,
  places: readonly (keyof EntryPlaces)[],
): string[] {
  return Object.entries(packages).flatMap(([name, entries]) =>
    places.flatMap((place) => (entries[place] ?? []).map((entry) => `@kontor/${name}${entry.slice(1)}`)),
  );
}
