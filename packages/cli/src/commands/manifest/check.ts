import { readFile } from "node:fs/promises";
import { CliError } from "../../cli-error.ts";
import { defineCommand, type FullContext } from "../../command.ts";

interface Options {
  allowLoopback?: boolean;
  json?: boolean;
}

/** `manifest check`: reads a manifest as the packages do, and tells every problem with its fix. */
export const checkCommand = defineCommand<Options>({
  name: "check",
  summary: "Check the manifest of a cloud app, of any generation: each problem with its place and its fix",
  arguments: [{ name: "<file>", text: "the manifest, JSON; - reads the standard input" }],
  flags: [
    { flags: "--allow-loopback", text: "accept a configurationUrl on this machine by plain http, while developing" },
    { flags: "--json", text: "print one document: isValid, generation, problems, hints" },
  ],
  notes: ["Exit code 0: it is valid, perhaps with hints; 1: it has problems; 2: it cannot be read."],
  examples: [
    `echo '{"technicalName":"my-app"}' | kontor manifest check - || echo mend it`,
    `echo '{"technicalName":"my-app"}' | kontor manifest check - --json || echo mend it`,
  ],
  run: runCheck,
});

async function runCheck({ options, args, out, terminal }: FullContext<Options>): Promise<void> {
  const { ManifestError, readManifest } = await import("@kontor/app");
  const text = await readText(args[0]!, terminal.input);
  try {
    const { generation, hints } = readManifest(text, { allowLoopback: options.allowLoopback ?? false });
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
    throw new CliError(
      options.json ? "" : `The manifest has ${problems.length} ${problems.length === 1 ? "problem" : "problems"}`,
    );
  }
}

async function readText(path: string, input: AsyncIterable<Uint8Array | string> | undefined): Promise<string> {
  if (path === "-") {
    const parts: Uint8Array[] = [];
    for await (const part of input ?? []) parts.push(typeof part === "string" ? Buffer.from(part) : part);
    return Buffer.concat(parts).toString();
  }
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const words: Record<string, string> = {
      ENOENT: "there is no such file",
      EISDIR: "it is a folder",
      EACCES: "it may not be read",
    };
    throw new CliError(`Cannot check the manifest ${path} as ${words[code ?? ""] ?? `it cannot be read (${code})`}`, {
      exitCode: 2,
      cause,
    });
  }
}
