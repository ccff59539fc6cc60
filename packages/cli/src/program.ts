import { Command as Program } from "commander";
import { CliError } from "./cli-error.ts";
import type { Command, CommandGroup, FullContext } from "./command.ts";
import { demoCommand } from "./commands/demo.ts";
import { registerCommand } from "./commands/register.ts";
import { eventsGroup } from "./commands/events.ts";
import { inboxGroup } from "./commands/inbox.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { hideSecrets } from "./terminal/hide-secrets.ts";
import type { Output } from "./terminal/output.ts";
import type { Terminal } from "./terminal/terminal.ts";

const groups: CommandGroup[] = [eventsGroup, inboxGroup];
const commands = [sandboxCommand, demoCommand, registerCommand] as unknown as Command[];

/** The surroundings of the program. */
export interface ProgramOptions {
  out: Output;
  signal: AbortSignal;
  version: string;
  terminal: Terminal;
  env: Record<string, string | undefined>;
  /** The words of the command line, which commander may repeat in an error. */
  words: readonly string[];
  /** The commands of groups that `loadGroups()` has loaded. */
  loaded: ReadonlyMap<string, Command[]>;
}

/** Loads the groups that the command line names; without a command line all of them. */
export async function loadGroups(words?: readonly string[]): Promise<Map<string, Command[]>> {
  const named = groups.filter(({ name }) => words?.includes(name) ?? true);
  return new Map(await Promise.all(named.map(async ({ name, load }) => [name, await load()] as const)));
}

/** Makes the program of commander with every command. */
export function createProgram({ version, loaded = new Map(), ...rest }: Partial<ProgramOptions>): Program {
  const { words = [], env = {} } = rest;
  const program = new Program("kontor")
    .configureOutput({ outputError: (text, write) => write(hideSecrets(text, words, env)) })
    .exitOverride((error) => {
      throw new CliError("", { exitCode: error.exitCode === 0 ? 0 : 2, cause: error }); // commander has printed the problem
    })
    .description("Kontor in a terminal: typed packages for one commerce platform, and a sandbox of it")
    .version(version ?? "")
    .showHelpAfterError("Run it with --help for what it takes.")
    .addHelpText(
      "after",
      "\nStart with:\n  kontor demo            watch an integration at work\n  kontor sandbox         have the platform for yourself\n  kontor inbox --help    see and mend the stored events of an integration\n\nExit codes:\n  0    done, or the reader of the output has closed it\n  1    the command ran and failed\n  2    the command line, or a file that it names, is wrong; the command did not run\n  130  stopped by Ctrl-C or SIGTERM before it was done; a sandbox or `kontor events run` runs until then, and ends with 0",
    );
  for (const command of commands) addCommand(program, command, rest);
  for (const { name, summary } of groups) {
    const group = program.command(name).description(summary);
    for (const command of loaded.get(name) ?? []) addCommand(group, command, rest);
    group.addHelpText("after", `\nkontor ${name} <command> --help explains each of them. Exit codes: kontor --help.`);
  }
  return program;
}

function addCommand(parent: Program, command: Command, surroundings: Partial<ProgramOptions>): void {
  const { name, summary, caution, arguments: names = [], flags, notes = [], examples, run } = command;
  const added = parent.command(name).description(caution ? `${summary}. ${caution}` : summary);
  for (const { name: argument, text } of names) added.argument(argument, text);
  for (const { flags: written, text, default: preset } of flags) added.option(written, text, preset);
  const width = process.stdout.columns ?? 80; // Commander wraps its own parts of the help to the same.
  if (notes.length > 0) added.addHelpText("after", `\n${added.createHelp().boxWrap(notes.join(" "), width)}`);
  added.addHelpText("after", `\nExamples:\n${examples.map((example) => `  $ ${example}`).join("\n")}`);
  added.allowExcessArguments(false).action((...given: unknown[]) => {
    const args = given.slice(0, names.length).flat() as string[];
    const options = given[names.length] as Record<string, unknown>;
    return run({ ...surroundings, options, args } as FullContext<Record<string, unknown>>);
  });
}
