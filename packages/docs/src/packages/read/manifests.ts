import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../root-folder.ts";
import { execFileSync } from "node:child_process";

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

const ORDER = ["http", "auth", "channel-client", "channel-events", "erp-client", "app", "sandbox", "cli", "mcp"];

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

/** Reads the first line of a package's README that installs it, and its first sample, which a test runs. @throws {Error} If no line installs it. */
export function readReadme({ folder, name }: Manifest) {
  const text = readFileSync(join(packagesFolder, folder, "README.md"), "utf8");
  const [, install] = /^(npm install .+?)(?:\s+#.*)?$/m.exec(text) ?? [];
  if (install === undefined)
    throw new Error(`Cannot show ${name} as its README must have a line that begins with "npm install"`);
  return { install, sample: /^```ts\n([^]+?)\n```$/m.exec(text)?.[1] };
}

/** A command of the CLI, as its source declares it. */
export interface CommandReference {
  /** As it is written behind `kontor`: `inbox list`. */
  readonly name: string;
  readonly summary: string;
  readonly caution?: string;
  readonly flags: readonly { readonly flags: string; readonly text: string; readonly default?: string }[];
  readonly examples: readonly string[];
}

let known: readonly CommandReference[] | undefined;

/** Reads the commands of `@kontor/cli`, those of groups too. Its sources are asked once. */
export function readCommands(): readonly CommandReference[] {
  const program = join(packagesFolder, "docs/src/packages/list-commands.program.ts");
  const words = ["--conditions=@kontor/source", program, join(packagesFolder, "cli/src/program.ts")];
  known ??= JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" })) as CommandReference[];
  return known;
}
