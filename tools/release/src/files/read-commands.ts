import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { CommandShape } from "./compare-commands.ts";

/** Reads the commands of the CLI of a tree, as commander knows them. */
export async function readCommands(tree: string): Promise<CommandShape[]> {
  const program = pathToFileURL(join(tree, "packages/cli/src/program.ts")).href;
  const listing = `const { createProgram, loadGroups } = await import(process.argv[1]);
    const loaded = await loadGroups?.();
    const { commands } = createProgram({ out: {}, signal: new AbortController().signal, version: "0.0.0", loaded });
    const shape = ({ flags, defaultValue }) => ({ flags, preset: defaultValue });
    const list = (commands, before) => commands.flatMap((each) => [
      { name: before + each.name(), options: each.options.map(shape) },
      ...list(each.commands, before + each.name() + " "),
    ]);
    console.log(JSON.stringify(list(commands, "")));`;
  const args = ["--conditions=@kontor/source", "--no-warnings", "--input-type=module", "-e", listing, program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: tree });
  return JSON.parse(stdout) as CommandShape[];
}
