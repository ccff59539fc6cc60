import { execFile } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { findDifference } from "./find-difference.ts";
import type { StoreKind } from "./find-changed.ts";

/** The places at which data goes from one version to the other. */
export interface HandOverOptions {
  kind: StoreKind;
  /** A name that no other hand-over has. */
  place: string;
  /** For stores in files. */
  folder: string;
  /** The address of PostgreSQL. */
  url: string;
}

const ROUNDS = 40; // of two programs

/** Lets one version write one of everything, and compares what both versions read. Gives the first difference. */
export async function compareHandedOver(
  writer: string,
  reader: string,
  options: HandOverOptions,
): Promise<string | undefined> {
  try {
    await play(writer, "fill", options);
    const own = await play(writer, "read", options);
    const problem = findDifference(own, await play(reader, "read", options), "data");
    return problem;
  } catch (error) {
    return (error as { stderr?: string }).stderr?.match(/^\w*Error.*$/m)?.[0] ?? (error as Error).message;
  }
}

/** Lets both versions add to one number at the same time. Gives the sum that is wrong. */
export async function countTogether(one: string, other: string, options: HandOverOptions): Promise<string | undefined> {
  const ends = await Promise.allSettled([one, other].map((tree) => play(tree, "count", options)));
  const most = Math.max(...ends.map((end) => (end.status === "fulfilled" ? (end.value as number) : 0))); // one may break the other
  return most === ROUNDS
    ? undefined
    : `two versions renew one token at the same time: ${most} of ${ROUNDS} renewals count`;
}

async function play(tree: string, task: string, { kind, place, folder, url }: HandOverOptions): Promise<unknown> {
  const program = join(tree, `tools/e2e/src/hand-over-${task}.program.ts`); // where it finds the packages of its tree
  copyFileSync(new URL("hand-over.program.ts", import.meta.url), program);
  try {
    const args = ["--conditions=@kontor/source", "--no-warnings", program, task, kind, place, folder, url];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 1e8 });
    return stdout && (JSON.parse(stdout) as { given: unknown }).given;
  } finally {
    rmSync(program, { force: true });
  }
}
