import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildEnvironment } from "../tree/environment.ts";
import { findDifference } from "./find-difference.ts";
import type { StoreKind } from "./find-changed.ts";

/** The places at which data goes from one version to the other. */
export interface HandOverOptions {
  /** A name that no other hand-over has. */
  place: string;
  /** For stores in files. */
  folder: string;
  /** The address of PostgreSQL. */
  url: string;
}

const ROUNDS = 40; // of two programs

/** Lets one version write one of everything, and compares what both versions read. Gives the first difference of each kind that has one. */
export async function compareHandedOver(
  writer: string,
  reader: string,
  kinds: readonly StoreKind[],
  options: HandOverOptions,
): Promise<Map<StoreKind, string>> {
  const filled = await playAll(writer, "fill", kinds, options);
  const own = await playAll(writer, "read", kinds, options);
  const theirs = await playAll(reader, "read", kinds, options);
  const problems = kinds.map((kind) => {
    const ends = [filled, own, theirs].map((all) => all[kind]!);
    const problem = ends.find(({ error }) => error)?.error;
    return [kind, problem ?? findDifference(ends[1]!.given, ends[2]!.given, "data")] as const;
  });
  return new Map(problems.filter((each): each is [StoreKind, string] => each[1] !== undefined));
}

/** Lets both versions add to one number in files at the same time. Gives the sum that is wrong. */
export async function countTogether(one: string, other: string, options: HandOverOptions): Promise<string | undefined> {
  const kinds = ["token files"] as const;
  const ends = await Promise.all([one, other].map((tree) => playAll(tree, "count", kinds, options)));
  const most = Math.max(...ends.map((end) => (end["token files"]!.given as number | undefined) ?? 0)); // one may break the other
  return most === ROUNDS
    ? undefined
    : `two versions renew one token at the same time: ${most} of ${ROUNDS} renewals count`;
}

/** How a task ended for one kind of store. */
interface End {
  given?: unknown;
  error?: string;
}

/** Plays a task for all kinds in one process of a tree. A process that cannot even start has failed for each of them. */
async function playAll(
  tree: string,
  task: "fill" | "read" | "count",
  kinds: readonly StoreKind[],
  { place, folder, url }: HandOverOptions,
): Promise<Partial<Record<StoreKind, End>>> {
  const program = join(tree, `tools/e2e/src/hand-over-${randomUUID()}.program.ts`); // where it finds the packages of its tree
  copyFileSync(new URL("hand-over.program.ts", import.meta.url), program);
  try {
    const args = ["--conditions=@kontor/source", "--no-warnings", program, task, kinds.join(), place, folder, url];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: tree,
      maxBuffer: 1e8,
      env: buildEnvironment(tree),
    });
    return JSON.parse(stdout) as Partial<Record<StoreKind, End>>;
  } catch (failure) {
    const { stderr, message } = failure as Error & { stderr?: string };
    const error = stderr?.match(/^\w*Error.*$/m)?.[0] ?? message;
    return Object.fromEntries(kinds.map((kind) => [kind, { error }]));
  } finally {
    rmSync(program, { force: true });
  }
}
