import type { Output } from "./terminal/output.ts";
import type { SecretList } from "./terminal/secret-list.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** A command as the completion of a shell needs it. */
export interface CommandShape {
  name: string;
  summary: string;
  /** Its options: `--port`. */
  flags: { name: string; text: string; takesValue: boolean }[];
  /** The commands of a group. */
  commands: CommandShape[];
}

/** An option of a command. */
export interface Flag {
  /** As commander writes it: `--port <number>`. */
  flags: string;
  text: string;
  default?: string;
}

/** A value of a command that has no flag: `<seller>`. */
export interface Argument {
  name: string;
  text: string;
}

/** The surroundings of a running command. */
export interface Context<Options> {
  options: Options;
  out: Output;
  /** Fires on the first Ctrl-C or SIGTERM. */
  signal: AbortSignal;
}

/** The surroundings of a command that takes arguments, reads the environment, or asks. */
export interface FullContext<Options> extends Context<Options> {
  args: string[];
  env: Record<string, string | undefined>;
  terminal: Terminal;
  /** The secrets that no output shows. */
  secrets: SecretList;
  /** Lists every command, with those of groups. */
  listCommands?: () => Promise<CommandShape[]>;
}

/** A command is data plus one function of its context; danger is a field, so that help and docs show it. */
export interface Command<Options = Record<string, unknown>> {
  name: string;
  summary: string;
  /** A warning to read before running the command. */
  caution?: string;
  arguments?: Argument[];
  flags: Flag[];
  /** Sentences below the options. */
  notes?: string[];
  examples: string[];
  /** It shows made-up credentials, which would otherwise be hidden where somebody uses them as settings. */
  isOfMadeUpCredentials?: boolean;
  /** Adds the flags that follow from the command line. It runs only if the name of the command is on it. */
  prepare?(words: readonly string[]): Promise<Command>;
  run(context: FullContext<Options>): Promise<void>;
}

/** Commands that share their first word. They are loaded only when that word is on the command line. */
export interface CommandGroup {
  name: string;
  summary: string;
  load(): Promise<Command[]>;
}

/** Types a command by its options. */
export function defineCommand<Options>(command: Command<Options>): Command<Options> {
  return command;
}
