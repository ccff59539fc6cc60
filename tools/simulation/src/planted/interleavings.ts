import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root, type PlantedFault } from "./faults.ts";

const PROGRAM = "packages/channel-events/src/dispatch/fixtures/explore/explore.program.ts";

/** What the exploration of small worlds finds of a planted fault: the world, the rule that is broken, and a shortest trace to it. */
export interface FoundInterleaving {
  world: string;
  rule: string;
  trace: string[];
}

/** Explores small worlds in a process with a planted fault. `undefined` if no order of steps breaks a rule. */
export async function exploreWithFault({
  file,
  before,
  after,
}: Pick<PlantedFault, "file" | "before" | "after">): Promise<FoundInterleaving | undefined> {
  const order = JSON.stringify({ file: join(root, file), before, after });
  const args = ["--conditions=@kontor/source", join(root, PROGRAM), order];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return (JSON.parse(stdout) as FoundInterleaving | null) ?? undefined;
}
