import { Command as Program, Help } from "commander";
import type { Command, CommandGroup, Context } from "./command.ts";
import { eventsGroup } from "./commands/events.ts";
import { inboxGroup } from "./commands/inbox.ts";
import { callCommand, doctorCommand, tokenCommand } from "./commands/platform.ts";
import { completionCommand, manifestGroup, specsGroup } from "./commands/reference.ts";
import { demoCommand, registerCommand, sandboxCommand } from "./commands/start.ts";
import { CliError, createUsageError } from "./errors.ts";
import { completeSandbox } from "./settings/read.ts";
import { escapeControls, splitText, wrapWords } from "./terminal/layout.ts";
import { createOutput } from "./terminal/output.ts";
import { createSecretList, type SecretList } from "./terminal/secrets.ts";

export const commands: Command[] = [
  sandboxCommand,
  demoCommand,
  registerCommand,
  doctorCommand,
  callCommand,
  tokenCommand,
  completionCommand,
];

export const groups: CommandGroup[] = [eventsGroup, inboxGroup, specsGroup, manifestGroup];

const starts = [
  ["kontor demo", "watch an integration at work"],
  ["kontor sandbox", "run the sandbox for your own program"],
  ["kontor inbox --help", "inspect and repair the stored events of an integration"],
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

export interface ProgramOptions extends Pick<Context<unknown>, "signal" | "terminal" | "env" | "secrets"> {
  version: string;
  output: Parameters<typeof createOutput>[0];
  /** The commands of one word, with the flags that follow from the command line. */
  prepared: readonly Command[];
}

/** Runs the command that words name. @throws {CliError} If a word is wrong. @throws {unknown} What the command throws. */
export async function runWords(
  words: readonly string[],
  { configure, ...surroundings }: Omit<ProgramOptions, "prepared"> & { configure?(program: Program): void },
): Promise<void> {
  checkFlags(surroundings.secrets);
  const prepare = async (command: Command) =>
    (words.includes(command.name) && (await command.prepare?.(words))) || command; // It has the flags that follow from the words.
  const program = createProgram({ ...surroundings, prepared: await Promise.all(commands.map(prepare)) });
  configure?.(program);
  await program.parseAsync(completeSandbox(words), { from: "user" });
}

export function createProgram({ version, prepared = commands, ...rest }: Partial<ProgramOptions>): Program {
  const secrets = rest.secrets ?? createSecretList([], {});
  const columns = readColumns(rest);
  const program = new Program("kontor")
    .configureOutput({ outputError: (text, write) => write(escapeControls(secrets.hide(text))) })
    .exitOverride((error) => {
      throw new CliError("", { exitCode: error.exitCode === 0 ? 0 : 2, cause: error }); // commander has printed the problem
    })
    .description("Kontor in a terminal: typed packages for one commerce platform, and a sandbox of it")
    .version(version ?? "")
    .showHelpAfterError("Run it with --help to see its options.")
    .configureHelp(narrowHelp)
    .addHelpText("after", () => `\nStart with:\n${formatItems(starts, columns)}\n`)
    .addHelpText("after", () => `Exit codes:\n${formatItems(exitCodes, columns)}`);
  for (const command of prepared) addCommand(program, command, rest);
  for (const { name, summary, commands: own } of groups) {
    const group = program.command(name).description(summary);
    for (const command of own) addCommand(group, command, rest);
    const more = `kontor ${name} <command> --help explains each of them. Exit codes: kontor --help.`;
    group.addHelpText("after", () => `\n${splitText(more, { columns })}`);
  }
  return program;
}

/** @throws {CliError} If somebody gives a secret by a flag. */
function checkFlags({ wrongFlag }: SecretList): void {
  if (wrongFlag === undefined) return;
  throw createUsageError(
    `take a secret from ${wrongFlag}`,
    "a shell keeps its lines in its history: use a variable such as KONTOR_CLIENT_SECRET, a file by a flag such as --client-secret-file, or a profile",
  );
}

function addCommand(parent: Program, command: Command, surroundings: Partial<ProgramOptions>): void {
  const { name, summary, caution, arguments: names = {}, flags, notes = [], examples, run } = command;
  const path = [parent.parent?.name(), parent.name(), name].filter(Boolean).join(" ");
  const added = parent
    .command(name)
    .showHelpAfterError(`Run ${path} --help to see its options.`)
    .summary(summary)
    .description(caution ? `${summary}. ${caution}` : summary);
  for (const [argument, text] of Object.entries(names)) added.argument(argument, text);
  for (const [written, told] of Object.entries(flags)) {
    const [text, preset] = [told].flat();
    added.option(written, text, preset);
  }
  if (notes.length > 0)
    added.addHelpText("after", () => `\n${splitText(notes.join(" "), { columns: readColumns(surroundings) })}`);
  added.option("--debug", "print the stack of an error too");
  const columns = surroundings.terminal?.columns; // Without a terminal an example stays in one line.
  const formatExamples = () => examples.map((example) => formatExample(example, columns)).join("\n");
  added.addHelpText("after", () => `\nExamples:\n${formatExamples()}`);
  added.allowExcessArguments(false).action((...given: unknown[]) => {
    const [options] = given.slice(-2); // Behind the arguments come the options, and commander's own command.
    const args = given.slice(0, -2).flat() as string[];
    const { output, secrets } = surroundings as ProgramOptions;
    const { raw: isRaw = false } = options as { raw?: boolean };
    const problem = "--raw is for a pipe or a file: a terminal would obey control characters in the text";
    if (isRaw && output.isTTY) throw createUsageError(name, problem);
    const out = createOutput(output, { hide: command.isOfMadeUpCredentials ? undefined : secrets.hide, isRaw });
    const listCommands = () => createProgram({}).commands;
    return run({ ...surroundings, out, options, args, listCommands } as Context<never>);
  });
}

/** The width of the help: Commander wraps its own parts to the same. */
function readColumns({ terminal }: Partial<ProgramOptions>): number {
  return terminal?.columns ?? 80;
}

const LEAST_ROOM = 30; // A narrower text stands below its term.
const USAGE = "Usage: ".length;

/** The help of commander, without lines that a terminal would cut in the middle of a word. */
export const narrowHelp: Partial<Help> = {
  minWidthToWrap: 1,
  formatItem(term, termWidth, description, { helpWidth }) {
    return formatItem(term, description, { termWidth, columns: helpWidth ?? 80 });
  },
  commandUsage(command) {
    const usage = new Help().commandUsage(command);
    const columns = (this as Help).helpWidth ?? 80;
    return splitText(" ".repeat(USAGE) + usage, { columns }).slice(USAGE);
  },
};

/** Writes terms with their texts beside them, or below them where that is too narrow. */
export function formatItems(items: readonly (readonly [term: string, text: string])[], columns: number): string {
  const termWidth = Math.max(...items.map(([term]) => term.length));
  return items.map(([term, text]) => formatItem(term, text, { termWidth, columns })).join("\n");
}

function formatItem(term: string, text: string, { termWidth, columns }: Record<"termWidth" | "columns", number>) {
  if (text === "") return `  ${term}`;
  const indent = termWidth + 4;
  if (columns - indent >= LEAST_ROOM) return splitText(`  ${term.padEnd(termWidth)}  ${text}`, { columns, indent });
  return `${splitText(`  ${term}`, { columns, indent: 4 })}\n${splitText(`      ${text}`, { columns })}`;
}

/** Writes an example so that it can be copied: it is broken with `\` between words of the shell, and never in quotes. Without a width it stays whole. */
export function formatExample(example: string, columns: number | undefined): string {
  const [first = "", ...rest] = example.split("\n");
  const breakLine = (line: string) => wrapWords(line.match(WORDS) ?? [], { columns: columns! - 2, indent: 6 });
  const lines = [`  $ ${first}`, ...rest].map((line) => (columns ? breakLine(line).join(" \\\n") : line));
  return lines.join("\n");
}

const WORDS = /(?<!\s)\s*(?:'[^']*'|"[^"]*"|[^\s'"])+/g;
