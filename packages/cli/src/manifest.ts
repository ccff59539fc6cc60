import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Context } from "./command.ts";
import { CliError, createUsageError, describeFileError } from "./errors.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { countWords } from "./values.ts";

type ManifestOptions = { allowLoopback?: boolean; json?: boolean };

/** Reads a manifest as the packages do, and tells every problem with its fix. @throws {CliError} If it has one, or cannot be read. */
export async function runCheck({ options, args, out, terminal }: Context<ManifestOptions>): Promise<void> {
  const { ManifestError, readManifest } = await import("@kontor/app");
  const manifest = await readText(args[0]!, terminal.input);
  try {
    const { generation, hints } = readManifest(manifest, { allowLoopback: options.allowLoopback ?? false });
    if (options.json) return out.line(JSON.stringify({ isValid: true, generation, problems: [], hints }));
    out.done(`The manifest is valid, of generation ${generation}`);
    for (const { path, problem, fix } of hints) out.note(`${path || "/"} ${problem}: ${fix}`);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    const { problems } = error;
    if (options.json) out.line(JSON.stringify({ isValid: false, generation: null, problems, hints: [] }));
    else
      out.table(
        ["place", "problem", "fix"],
        problems.map(({ path, problem, fix }) => [path || "/", problem, fix ?? ""]),
      );
    throw new CliError(options.json ? "" : `The manifest has ${countWords(problems.length, "problem")}`);
  }
}

async function readText(path: string, input: Terminal["input"]): Promise<string> {
  if (path === "-") return input ? text(input) : "";
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    throw createUsageError(`check the manifest ${path}`, describeFileError(cause), cause);
  }
}
