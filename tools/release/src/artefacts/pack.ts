import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { promisify } from "node:util";

/** The public packages of the workspace, as options of pnpm. */
export const PUBLIC = ["--filter", "./packages/*", "--filter", "!@kontor/docs", "--filter", "!@kontor/postgres"];

/**
 * Packs all public packages of a workspace that is built.
 *
 * @param options `root`: the folder of the workspace. `out`: the folder of the files.
 * @returns The names of the files, sorted.
 */
export async function buildTarballs(options: {
  root: string;
  out: string;
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
}): Promise<string[]> {
  const { root, out, env = process.env, signal } = options;
  const limits = { signal, env, cwd: root, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)("pnpm", ["-r", ...PUBLIC, "pack", "--pack-destination", out], limits);
  return readdirSync(out)
    .filter((file) => file.endsWith(".tgz"))
    .toSorted();
}
