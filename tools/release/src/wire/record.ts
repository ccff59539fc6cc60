import { execFile } from "node:child_process";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildEnvironment } from "../tree/environment.ts";

/** The first calls of a program, with an answer for each: by operation. */
export type Calls = Record<string, { code: string; answer: { status: number; body: string; isKnown: boolean } }>;

/** The requests that a call sent, and the value that it gave, or the error as text. */
export type Played = Record<string, { requests: SentRequest[]; result: unknown }>;

export interface SentRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string;
}

/** Lists one call for each operation that the specs of a tree know, and one for each way to get a token. */
export async function listCalls(tree: string): Promise<Calls> {
  return (await runIn(tree, [])) as Calls;
}

/** Plays calls with the packages of a tree, without a network. */
export async function playCalls(tree: string, calls: Calls): Promise<Played> {
  const file = join(tree, "calls.json");
  writeFileSync(file, JSON.stringify(calls));
  return (await runIn(tree, [file])) as Played;
}

/** The program of today also in an older tree: it has to stand where it finds the packages of that tree. */
async function runIn(tree: string, args: string[]): Promise<unknown> {
  const program = join(tree, "tools/e2e/src/record-wire.program.ts");
  copyFileSync(new URL("record.program.ts", import.meta.url), program);
  try {
    const command = ["--conditions=@kontor/source", "--no-warnings", program, ...args];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      cwd: tree,
      maxBuffer: 1e9,
      env: buildEnvironment(tree),
    });
    return JSON.parse(stdout) as unknown;
  } finally {
    rmSync(program);
  }
}
