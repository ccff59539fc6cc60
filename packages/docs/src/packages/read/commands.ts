import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packagesFolder } from "./manifests.ts";

/** A command of the CLI, as its source declares it. */
export interface CommandReference {
  /** As it is written behind `kontor`: `inbox list`. */
  readonly name: string;
  readonly summary: string;
  readonly caution?: string;
  readonly flags: readonly { readonly flags: string; readonly text: string; readonly default?: string }[];
  readonly examples: readonly string[];
}

let known: readonly CommandReference[] | undefined;

/** Reads the commands of `@kontor/cli`, those of groups too. Its sources are asked once. */
export function readCommands(): readonly CommandReference[] {
  const program = join(packagesFolder, "docs/src/packages/list-commands.program.ts");
  const words = ["--conditions=@kontor/source", program, join(packagesFolder, "cli/src/program.ts")];
  known ??= JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" })) as CommandReference[];
  return known;
}
