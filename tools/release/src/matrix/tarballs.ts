import { mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildTarballs } from "../artefacts/pack.ts";
import { runOrThrow } from "../run-command.ts";

export type Tarball = Awaited<ReturnType<typeof createTarballs>>[number];

/** Packs every package of the workspace that is published, and unpacks it beside. One without entries, as a command is, is imported by nobody. */
export async function createTarballs(root: string, folder: string) {
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
