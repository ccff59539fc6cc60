import { Command as Program } from "commander";
import { CliError } from "./cli-error.ts";
import type { Command } from "./command.ts";
import { demoCommand } from "./commands/demo.ts";
import { registerCommand } from "./commands/register.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import type { Output } from "./output.ts";

const commands = [sandboxCommand, demoCommand, registerCommand] as unknown as Command[];

/** Makes the program of commander with every command. */
export function createProgram({
  out,
  signal,
  version,
}: {
  out: Output;
  signal: AbortSignal;
  version: string;
}): Program {
  const program = new Program("kontor")
    .exitOverride((error) => {
      throw new CliError("", { exitCode: error.exitCode === 0 ? 0 : 2, cause: error }); // commander has printed the problem
    })
    .description("Kontor in a terminal: typed packages for one commerce platform, and a sandbox of it")
    .version(version)
    .showHelpAfterError("Run it with --help for what it takes.")
    .addHelpText(
      "after",
      "\nStart with:\n  kontor demo       watch an integration at work\n  kontor sandbox    have the platform for yourself\n\nExit codes:\n  0    done, or the reader of the output has closed it\n  1    the command ran and failed\n  2    the command line, or a file that it names, is wrong; the command did not run\n  130  stopped by Ctrl-C or SIGTERM before it was done; a sandbox runs until then, and ends with 0",
    );
  for (const { name, summary, caution, flags, examples, run } of commands) {
    const command = program.command(name).description(caution ? `${summary}. ${caution}` : summary);
    for (const { flags: written, text, default: preset } of flags) command.option(written, text, preset);
    command.addHelpText("after", `\nExamples:\n${examples.map((example) => `  $ ${example}`).join("\n")}`);
    command.allowExcessArguments(false).action((options: Record<string, unknown>) => run({ options, out, signal }));
  }
  return program;
}
