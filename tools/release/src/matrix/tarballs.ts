import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPublished } from "../packages.ts";
import { runOrThrow } from "../run-command.ts";

/** The fields of a package.json that are looked at here. */
export interface Manifest {
  name: string;
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
  const folders = listPublished(root).map((each) => each.folder);
  const out = join(folder, "tarballs");
  mkdirSync(out);
  return Promise.all(folders.map((name) => packOne(join(root, "packages", name), out, join(folder, name))));
}

async function packOne(source: string, out: string, folder: string): Promise<Tarball> {
  mkdirSync(folder);
  const packed = await runOrThrow("pnpm", ["pack", "--json", "--pack-destination", out], { cwd: source });
  const { filename: file } = JSON.parse(packed) as { filename: string };
  await runOrThrow("tar", ["-xzf", file, "-C", folder]);
  const unpacked = join(folder, "package");
  const manifest = JSON.parse(readFileSync(join(unpacked, "package.json"), "utf8")) as Manifest;
  return { name: manifest.name, file, unpacked, manifest };
}
