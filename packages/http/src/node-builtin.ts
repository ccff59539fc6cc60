/** What is used of Node here: who builds for a browser has no types of Node. */
interface NodeProcess {
  version: string;
  platform: string;
  getBuiltinModule?(name: string): unknown;
  emitWarning(message: string, options: { code: string }): void;
}

interface Files {
  existsSync(path: string): boolean;
  openSync(path: string, flags: string, mode: number): number;
  closeSync(file: number): void;
  realpathSync(path: string): string;
  lstatSync(path: string, options: { throwIfNoEntry: false }): { mode: number; isFile(): boolean } | undefined;
  chmodSync(path: string, mode: number): void;
}

/**
 * Loads a module of Node itself when it is needed. An older Node then gives a clear error instead of failing at import.
 *
 * @example const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
 * @throws {Error} If this runtime has no module of this name.
 */
export function loadNodeBuiltin<Module>(name: string): Module {
  const { process } = globalThis as { process?: NodeProcess };
  const found = process?.getBuiltinModule?.(name);
  if (!found)
    throw new Error(`Cannot use ${name} as Node.js must be 22.13 or newer: got ${process?.version ?? "no Node.js"}`);
  return found as Module;
}

const ENDINGS = ["", "-wal", "-shm", "-journal", "-lock"];

/**
 * Makes a missing database file readable only by its owner (0600), before SQLite makes it for everybody. SQLite gives the mode of a file to those beside
 * it. A file that cannot be made is left to SQLite, which says why.
 */
export function createPrivate(path: string): void {
  const fs = loadNodeBuiltin<Files>("node:fs");
  if (path === ":memory:" || path.startsWith("file:") || fs.existsSync(path)) return;
  try {
    fs.closeSync(fs.openSync(path, "a", 0o600));
  } catch {}
}

/**
 * Closes a database file, and the files beside it, to all but their owner, where they were open to others. A warning of the process tells it. It
 * opens none of them, because closing one would end the locks of SQLite. It follows no link beside the file. Windows has no such modes.
 */
export function keepPrivate(path: string): void {
  const fs = loadNodeBuiltin<Files>("node:fs");
  const { process } = globalThis as unknown as { process: NodeProcess };
  if (process.platform === "win32" || !fs.existsSync(path)) return;
  const real = fs.realpathSync(path); // The other files lie beside the file, and not beside a link to it.
  const readMode = (file: string) => {
    const facts = fs.lstatSync(file, { throwIfNoEntry: false });
    return facts?.isFile() ? facts.mode : 0;
  };
  const open = ENDINGS.map((ending) => real + ending).filter((file) => (readMode(file) & 0o077) !== 0);
  if (open.length === 0) return;
  let told = "Other users could open these files; from now on only their owner can";
  try {
    for (const file of open) fs.chmodSync(file, readMode(file) & 0o700);
  } catch (error) {
    told = `Others can use these files, and their mode cannot be changed (${(error as { code?: string }).code})`;
  }
  process.emitWarning(`${told}: ${open.join(", ")}`, { code: "KONTOR_FILE_MODE" });
}
