import { CliError } from "../cli-error.ts";

/** Reads the value of a flag that counts something. @throws {CliError} If it is no whole number of at least 1. */
export function readCount(action: string, flag: string, text: string): number {
  const count = Number(text);
  if (/^\d{1,9}$/.test(text) && count > 0) return count;
  throw new CliError(`Cannot ${action} as ${flag} must be a whole number of at least 1: got ${text}`, { exitCode: 2 });
}
