import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { CliError } from "../../cli-error.ts";

/** Looks for a program as a shell does, before anything is fetched for it. @throws {CliError} If there is none that can be run. */
export function checkProgram(name: string, env: Record<string, string | undefined>): void {
  if (process.platform === "win32") return; // Windows adds endings to the name.
  const fail = (problem: string) => new CliError(`Cannot run events as ${problem}`, { exitCode: 2 });
  if (name === "") throw fail("the program must not be empty");
  const places = name.includes("/") ? [name] : (env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  const files = places.filter((place) => statSync(place, { throwIfNoEntry: false })?.isFile());
  if (files.length === 0) throw fail(`the program ${name} must exist: there is no such file`);
  if (!files.some(canRun)) throw fail(`the program ${name} must be executable: chmod +x makes it so`);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
