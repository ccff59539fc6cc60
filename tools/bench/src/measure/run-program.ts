import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Runs a program in a fresh process, without the conditions that this one runs under: what it imports of
 * ours is built. Gives what it prints, a line of JSON.
 */
export async function runProgram(program: URL): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(program)]);
  return JSON.parse(stdout);
}
