import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FilledCall, StartState } from "./filled-call.ts";

/** The folder that `src/build.ts` writes. It starts at the working directory, as the folder of the bundles does. */
const folder = join(process.cwd(), ".cache/try-it");

/** The call of each operation, by its id. */
export const filledCalls: Record<string, FilledCall> = read("calls.json");

/** The state of a sandbox in which each of them succeeds. */
export const startState: StartState = read("start.json");

function read<Value>(name: string): Value {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as Value;
}
