import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildTarballs } from "../artefacts/pack.ts";
import { runOrThrow } from "../run-command.ts";

export interface Tarball {
  /** `@kontor/name`. */
  name: string;
  /** The path of the file that would be published. */
  file: string;
  /** The folder of what is in it. */
  unpacked: string;
  /** True for a package that programs import: a command has no entry. */
  hasEntries: boolean;
}

/** Packs every package of the workspace that is published, and unpacks it beside. */
export async function createTarballs(root: string, folder: string): Promise<Tarball[]> {
  const out = join(folder, "tarballs");
  mkdirSync(out);
  const files = await buildTarballs(root, out);
  return Promise.all(
    files.map(async (name) => {
      const [file, unpacked] = [join(out, name), join(folder, basename(name, ".tgz"))];
      mkdirSync(unpacked);
      await runOrThrow("tar", ["-xzf", file, "-C", unpacked, "--strip-components=1"]);
      const text = readFileSync(join(unpacked, "package.json"), "utf8");
      const manifest = JSON.parse(text) as { name: string; exports?: Record<string, unknown> };
      return { name: manifest.name, file, unpacked, hasEntries: Object.keys(manifest.exports ?? {}).length > 1 };
    }),
  );
}
