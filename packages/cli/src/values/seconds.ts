import { CliError } from "../cli-error.ts";

/** Reads the value of a flag that is a time in seconds, and gives it in ms. @throws {CliError} If it is none. */
export function readSeconds(action: string, flag: string, text: string): number {
  const seconds = Number(text);
  if (text.trim() !== "" && Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return seconds * 1_000;
  throw new CliError(`Cannot ${action} as ${flag} must be a number of seconds: got ${text}`, { exitCode: 2 });
}
