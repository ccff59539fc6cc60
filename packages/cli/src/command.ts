import type { Output } from "./output.ts";

/** An option of a command. */
export interface Flag {
  /** As commander writes it: `--port <number>`. */
  flags: string;
  text: string;
  default?: string;
}

/** The surroundings of a running command. */
export interface Context<Options> {
  options: Options;
  out: Output;
  /** Fires on the first Ctrl-C or SIGTERM. */
  signal: AbortSignal;
}

/** A command is data plus one function of its context; danger is a field, so that help and docs show it. */
export interface Command<Options = Record<string, unknown>> {
  name: string;
  summary: string;
  /** A warning to read before running the command. */
  caution?: string;
  flags: Flag[];
  examples: string[];
  run(context: Context<Options>): Promise<void>;
}

/** Types a command by its options. */
export function defineCommand<Options>(command: Command<Options>): Command<Options> {
  return command;
}
