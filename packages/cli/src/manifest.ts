import { text } from "node:stream/consumers";
import type { Context } from "./command.ts";
import { CliError } from "./errors.ts";
import { checkIsPath, readGivenFile } from "./files.ts";
import { countWords } from "./values.ts";

type ManifestOptions = { allowLoopback?: boolean; json?: boolean };

export async function runCheck({ options, args, out, terminal }: Context<ManifestOptions>): Promise<void> {
  const { ManifestError, readManifest } = await import("@kontor/app");
  const [path = ""] = args;
  const { input } = terminal;
  const isInput = path === "-" && input !== undefined;
  checkIsPath("check a manifest", "it takes the path of a file, or - for the standard input", path);
  const manifest = isInput ? await text(input) : String(await readGivenFile("check a manifest", path));
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
