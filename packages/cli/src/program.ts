import { Command as Program } from "commander";
import { CliError } from "./cli-error.ts";
import type { Command, CommandGroup, CommandShape, FullContext } from "./command.ts";
import { callCommand } from "./commands/platform/call.ts";
import { doctorCommand } from "./commands/platform/doctor.ts";
import { completionCommand } from "./commands/completion.ts";
import { manifestGroup } from "./commands/manifest.ts";
import { demoCommand } from "./commands/demo.ts";
import { registerCommand } from "./commands/register.ts";
import { eventsGroup } from "./commands/events.ts";
import { inboxGroup } from "./commands/inbox.ts";
import { specsGroup } from "./commands/specs.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { tokenCommand } from "./commands/platform/token.ts";
import { hideInOutput, type Output } from "./terminal/output.ts";
import { formatExample, formatItems, narrowHelp } from "./terminal/format-help.ts";
import { createSecretList, type SecretList } from "./terminal/secret-list.ts";
import type { Terminal } from "./terminal/terminal.ts";
import { splitText } from "./terminal/split-text.ts";

const groups: CommandGroup[] = [eventsGroup, inboxGroup, specsGroup, manifestGroup];
const commands = [
  sandboxCommand,
  demoCommand,
  registerCommand,
  doctorCommand,
  callCommand,
  tokenCommand,
  completionCommand,
] as unknown as Command[];

const starts = [
  ["kontor demo", "watch an integration at work"],
  ["kontor sandbox", "have the platform for yourself"],
  ["kontor inbox --help", "see and mend the stored events of an integration"],
] as const;

const exitCodes = [
  ["0", "done, or the reader of the output has closed it"],
  ["1", "the command ran and failed"],
  ["2", "the command line, or a file that it names, is wrong; the command did not run"],
  [
    "130",
    "stopped by Ctrl-C or SIGTERM before it was done; a sandbox or `kontor events run` runs until then, and ends with 0",
  ],
] as const;

/** The surroundings of the program. */
export interface ProgramOptions {
  out: Output;
  signal: AbortSignal;
  version: string;
  terminal: Terminal;
  env: Record<string, string | undefined>;
  /** The secrets that no output shows: commander may repeat the words of the command line in an error. */
  secrets: SecretList;
  /** The commands that `loadGroups()` has loaded. */
  loaded: ReadonlyMap<string, Command[]>;
}

/** Loads the groups that the command line names, and prepares the commands that it names; without a command line all groups. */
export async function loadGroups(words?: readonly string[]): Promise<Map<string, Command[]>> {
  const isNamed = ({ name }: { name: string }) => words?.includes(name) ?? true;
  const loading = groups.filter(isNamed).map(async ({ name, load }) => [name, await load()] as const);
  const preparing = commands.map(async (command) => {
    const prepared = words && isNamed(command) ? await command.prepare?.(words) : undefined;
    return prepared && ([command.name, [prepared]] as const);
  });
  const all = await Promise.all([...loading, ...preparing]);
  return new Map<string, Command[]>(all.flatMap((each) => (each ? [[each[0], [...each[1]]]] : [])));
}

/** Makes the program of commander with every command. */
export function createProgram({ version, loaded = new Map(), ...rest }: Partial<ProgramOptions>): Program {
  const secrets = rest.secrets ?? createSecretList([], {});
  const columns = readColumns(rest);
  const program = new Program("kontor")
    .configureOutput({ outputError: (text, write) => write(secrets.hide(text)) })
    .exitOverride((error) => {
      throw new CliError("", { exitCode: error.exitCode === 0 ? 0 : 2, cause: error }); // commander has printed the problem
    })
    .description("Kontor in a terminal: typed packages for one commerce platform, and a sandbox of it")
    .version(version ?? "")
    .showHelpAfterError("Run it with --help for what it takes.")
    .configureHelp(narrowHelp)
    .addHelpText("after", () => `\nStart with:\n${formatItems(starts, columns)}\n`)
    .addHelpText("after", () => `Exit codes:\n${formatItems(exitCodes, columns)}`);
  for (const command of commands) addCommand(program, loaded.get(command.name)?.[0] ?? command, rest);
  for (const { name, summary } of groups) {
    const group = program.command(name).description(summary);
    for (const command of loaded.get(name) ?? []) addCommand(group, command, rest);
    const more = `kontor ${name} <command> --help explains each of them. Exit codes: kontor --help.`;
    group.addHelpText("after", () => `\n${splitText(more, { columns })}`);
  }
  return program;
}

/** Lists every command as commander knows it. */
async function listCommands(): Promise<CommandShape[]> {
  const describe = (command: Program): CommandShape => ({
    name: command.name(),
    summary: command.summary() || command.description(),
    flags: command.options.flatMap(({ long, description, required }) =>
      long ? [{ name: long, text: description, takesValue: required }] : [],
    ),
    commands: command.commands.map(describe),
  });
  return createProgram({ loaded: await loadGroups() }).commands.map(describe);
}

/** @throws {CliError} If somebody gives a secret by a flag. */
export function checkFlags({ wrongFlag }: Pick<SecretList, "wrongFlag">): void {
  if (wrongFlag === undefined) return;
  throw new CliError(
    `Cannot take a secret from ${wrongFlag} as a shell keeps its lines in a history: use a variable such as KONTOR_CLIENT_SECRET, a file by a flag such as --client-secret-file, or a profile`,
    { exitCode: 2 },
  );
}

function addCommand(parent: Program, command: Command, surroundings: Partial<ProgramOptions>): void {
  const { name, summary, caution, arguments: names = [], flags, notes = [], examples, run } = command;
  const added = parent
    .command(name)
    .summary(summary)
    .description(caution ? `${summary}. ${caution}` : summary);
  for (const { name: argument, text } of names) added.argument(argument, text);
  for (const { flags: written, text, default: preset } of flags) added.option(written, text, preset);
  if (notes.length > 0)
    added.addHelpText("after", () => `\n${splitText(notes.join(" "), { columns: readColumns(surroundings) })}`);
  added.option("--debug", "print the stack of an error too");
  const columns = surroundings.terminal?.columns; // Without a terminal an example stays in one line.
  added.addHelpText(
    "after",
    () => `\nExamples:\n${examples.map((example) => formatExample(example, columns)).join("\n")}`,
  );
  added.allowExcessArguments(false).action((...given: unknown[]) => {
    const args = given.slice(0, names.length).flat() as string[];
    const options = given[names.length] as Record<string, unknown>;
    const { out, secrets } = surroundings as ProgramOptions;
    const shown = command.isOfMadeUpCredentials ? out : hideInOutput(out, secrets.hide);
    return run({ ...surroundings, out: shown, options, args, listCommands } as FullContext<Record<string, unknown>>);
  });
}

/** The width of the help: Commander wraps its own parts to the same. */
function readColumns({ terminal }: Partial<ProgramOptions>): number {
  return terminal?.columns ?? 80;
}
