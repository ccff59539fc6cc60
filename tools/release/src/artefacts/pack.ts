import { readdirSync } from "node:fs";
import { listPublished } from "../packages.ts";
import { runOrThrow } from "../run-command.ts";

/** The packages that are published, as options of pnpm. */
export function selectPublished(root: string): string[] {
  return listPublished(root).flatMap(({ folder }) => ["--filter", `./packages/${folder}`]);
}

/**
 * Packs all public packages of a workspace that is built.
 *
 * @param out The folder of the files.
 * @returns The names of the files, sorted.
 */
export async function buildTarballs(root: string, out: string): Promise<string[]> {
  await runOrThrow("pnpm", ["-r", ...selectPublished(root), "pack", "--pack-destination", out], { cwd: root });
  return readdirSync(out)
    .filter((file) => file.endsWith(".tgz"))
    .toSorted();
}
