import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The entries of a package by where they run: "." or "./name". */
export interface EntryPlaces {
  /** In every runtime with `fetch`: these entries import no module of Node. */
  anywhere?: string[];
  /** In a page alone. */
  browser?: string[];
  /** In Node, and in runtimes that have its modules. */
  node?: string[];
  /** Types without code, for a compiler. */
  types?: string[];
}

/** The runtimes and compilers that we promise: the section `support` of `project.json`. */
export interface SupportPolicy {
  node: {
    /** `MAJOR.MINOR`, as in `engines`. */
    minimum: string;
    /** The major version that we recommend. */
    recommended: string;
    /** Full versions that the matrix runs, the oldest first. */
    tested: string[];
  };
  /** The last release of each supported line, the oldest first. */
  typescript: string[];
  bun: string;
  deno: string;
  /** The runtime of Cloudflare's workers: it has no module of Node. */
  workerd: string;
  /** The major version of the Chromium of the tests. */
  chromium: string;
  /** The major version of PostgreSQL that the tests run on. */
  postgresql: string;
  /** By the folder of the package. */
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
