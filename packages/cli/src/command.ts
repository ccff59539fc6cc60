import type { Command as Program } from "commander";
import type { Flags } from "./settings/table.ts";
import type { Output } from "./terminal/output.ts";
import type { SecretList } from "./terminal/secrets.ts";
import type { Terminal } from "./terminal/terminal.ts";

export interface Context<Options> {
  options: Options;
  args: string[];
  env: Record<string, string | undefined>;
  out: Output;
  terminal: Terminal;
  /** Fires on the first Ctrl-C or SIGTERM. */
  signal: AbortSignal;
  secrets: SecretList;
  /** Lists every command as commander knows it, for the completion of a shell. */
  listCommands?: () => readonly Program[];
}

/** A command is data plus one function of its context; danger is a field, so that help and docs show it. */
export interface Command {
  name: string;
  summary: string;
  /** A warning to read before running the command. */
  caution?: string;
  /** The values that have no flag, `<seller>`, each with its text. */
  arguments?: Readonly<Record<string, string>>;
  flags: Flags;
  notes?: string[];
  examples: string[];
  /** It shows made-up credentials, which would otherwise be hidden where somebody uses them as settings. */
  isOfMadeUpCredentials?: boolean;
  prepare?(words: readonly string[]): Promise<Command>;
  /** Loads what the command does, and does it. Its flags are the options that commander reads. */
  run(context: Context<never>): Promise<void>;
}

export interface CommandGroup {
  name: string;
  summary: string;
  commands: Command[];
}
