import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

/** The fields of a package.json that are looked at here. */
export interface Manifest {
  name: string;
  private?: boolean;
  exports?: Record<string, unknown>;
}

export interface Tarball {
  /** `@kontor/name`. */
  name: string;
  /** The path of the file that would be published. */
  file: string;
  /** The folder of what is in it. */
  unpacked: string;
  /** As it would be published. */
  manifest: Manifest;
}

/**
 * Packs every package of the workspace that may be published, and unpacks it beside.
 *
 * @throws {Error} If one of them cannot be packed.
 */
export async function createTarballs(root: string, folder: string): Promise<Tarball[]> {
  const names = readdirSync(join(root, "packages")).filter(
    (name) => !readManifest(join(root, "packages", name)).private,
  );
  return Promise.all(names.map((name) => packOne(join(root, "packages", name), join(folder, name))));
}

async function packOne(source: string, folder: string): Promise<Tarball> {
  mkdirSync(folder);
  const packed = await runCommand("pnpm", ["pack", "--json", "--pack-destination", folder], source);
  if (!packed.isSuccess) throw new Error(`Cannot pack ${source} as pnpm must succeed: got\n${packed.complaint}`);
  const { filename } = JSON.parse(packed.output) as { filename: string };
  const opened = await runCommand("tar", ["-xzf", filename, "-C", folder]);
  if (!opened.isSuccess) throw new Error(`Cannot open ${filename} as it must be a tarball: got\n${opened.complaint}`);
  const unpacked = join(folder, "package");
  const manifest = readManifest(unpacked);
  return { name: manifest.name, file: filename, unpacked, manifest };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}
