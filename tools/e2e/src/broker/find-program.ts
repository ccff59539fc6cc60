import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program that the machine must have. Debian installs servers into `/usr/sbin`, which may not be in PATH.
 *
 * @throws {Error} If it is not there; the message has the command that installs it.
 */
export function findProgram(name: string): string {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  const file = folders.map((folder) => join(folder, name)).find(existsSync);
  if (file) return file;
  throw new Error(`Cannot start ${name} as it must be in PATH or in /usr/sbin: run apt-get install ${name}`);
}
