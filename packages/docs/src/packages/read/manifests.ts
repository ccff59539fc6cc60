import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../root-folder.ts";

/** The facts of the `package.json` of a package. */
export interface Manifest {
  /** Name of the folder in `packages`, which is also the last part of its address. */
  readonly folder: string;
  readonly isPrivate: boolean;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Its entries: `{ path: "./node", file: "…/src/entries/node.ts" }`; the main one has the path `.`. */
  readonly entries: readonly { readonly path: string; readonly file: string }[];
}

/** The folder of the packages. */
export const packagesFolder = join(rootFolder, "packages");

const ORDER = ["http", "auth", "channel-client", "channel-events", "erp-client", "app", "sandbox", "cli"];

/** Reads the manifest of every published package, in the order in which an integrator meets them; the types come last. */
export function readManifests(): Manifest[] {
  return readAllManifests()
    .filter(({ isPrivate }) => !isPrivate)
    .sort((a, b) => place(a) - place(b) || a.folder.localeCompare(b.folder));
}

/** Reads the manifest of every package that others may import, also of those that are not published. */
export function readAllManifests(): Manifest[] {
  return readdirSync(packagesFolder)
    .filter((folder) => folder !== "docs")
    .map(readManifest);
}

function readManifest(folder: string): Manifest {
  const read = JSON.parse(readFileSync(join(packagesFolder, folder, "package.json"), "utf8"));
  const targets = Object.entries<{ "@kontor/source"?: string }>(read.exports);
  const entries = targets.flatMap(([path, { "@kontor/source": file }]) =>
    file ? [{ path, file: join(packagesFolder, folder, file) }] : [],
  );
  return {
    folder,
    isPrivate: read.private === true,
    name: read.name,
    version: read.version,
    description: read.description,
    entries,
  };
}

function place({ folder }: Manifest): number {
  return (ORDER.indexOf(folder) + 1 || ORDER.length + 1) - 1;
}
