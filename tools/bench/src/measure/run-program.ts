import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * Runs a program of this folder in a fresh process, without the conditions that this one runs under: what it imports of
 * ours is built. Gives what it prints, a line of JSON.
 */
export async function runProgram(name: string): Promise<unknown> {
  const program = fileURLToPath(new URL(`./${name}.program.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  return JSON.parse(stdout);
}
