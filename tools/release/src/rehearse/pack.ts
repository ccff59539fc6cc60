import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { buildTarballs } from "../artefacts/pack.ts";
import { runCommand } from "../registry/run-command.ts";
import { createCopy, installCopy, setVersion, type Copy } from "./prepare.ts";

/** Packed packages in a folder. */
export interface Packed {
  folder: string;
  files: string[];
  /** Whether they are from an earlier rehearsal. */
  isKept: boolean;
}

/** Builds all public packages of a copy, and packs them into a new folder. */
export async function buildPackages(copy: Copy, out: string): Promise<Packed> {
  const { folder: root, env, signal } = copy;
  await installCopy(copy);
  await runCommand("npm", ["run", "-s", "build"], copy);
  mkdirSync(out);
  return { folder: out, files: await buildTarballs({ root, out, env, signal }), isKept: false };
}

/**
 * Packs a commit that was never released, under a version. The tarballs stay in the cache, because two builds of a commit give the same.
 *
 * @param options `work`: a folder for the copy.
 */
export async function buildOldVersion(options: {
  root: string;
  commit: string;
  version: string;
  work: string;
  cache: string;
  signal: AbortSignal;
}): Promise<Packed> {
  const { root, commit, version, work, cache, signal } = options;
  const git = { folder: root, env: process.env, signal };
  const hash = (await runCommand("git", ["rev-parse", "--verify", `${commit}^{commit}`], git)).trim();
  const kept = join(cache, `${hash}-${version}`);
  if (existsSync(kept)) return { folder: kept, files: readdirSync(kept), isKept: true };
  const copy = await createCopy({ root, commit: hash, folder: join(work, "base"), signal });
  setVersion(copy, version);
  const packed = await buildPackages(copy, join(work, "old"));
  mkdirSync(cache, { recursive: true });
  const partial = `${kept}-${process.pid}`; // it gets its name when it is complete
  cpSync(packed.folder, partial, { recursive: true });
  renameSync(partial, kept);
  return packed;
}
