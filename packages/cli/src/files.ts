import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describeFileFault } from "@kontor/http/internal";
import { createUsageError } from "./errors.ts";

/** What happened to a file, and what to do: the end of a sentence that names it. */
export function describeFileError(error: unknown, path: string): string {
  return describeFileFault(error, path) ?? (error as Error).message;
}

export async function readGivenFile(action: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw createUsageError(action, `${path} cannot be read: ${describeFileError(cause, path)}`, cause);
  }
}

const CONTENT = /^\s*[{["<]|[\n\r\0]|^\w+:?=/;

/**
 * Checks that a value is the path of a file, and not what should be in the file.
 *
 * @param what The flag or the argument, with what else it takes: `--body takes the path of a file, or - for the standard input`.
 * @throws {CliError} It repeats nothing of the value, which may hold a secret.
 */
export function checkIsPath(action: string, what: string, path: string): void {
  if (!path.includes("\0") && existsSync(path)) return;
  if (path.startsWith("@")) throw createUsageError(action, `${what}: leave out the @ before it`);
  if (!CONTENT.test(path)) return;
  throw createUsageError(
    action,
    `${what}: got its content, text of ${path.length} characters. Write that to a file first`,
  );
}
