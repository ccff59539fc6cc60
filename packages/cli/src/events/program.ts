import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, closeSync, constants, openSync, readSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { createUsageError } from "../errors.ts";
import { describeFileError } from "../files.ts";

const HELD_OPEN_MS = 500; // A grandchild may hold the output open for longer than the program lives.

export interface ProgramEnd {
  code: number | null;
  signal: string | null;
  error?: NodeJS.ErrnoException;
}

export interface ProgramProcess {
  readonly stdin: Writable;
  readonly stdout: Readable | null;
  /** Resolves when it has ended and its output has been read. */
  readonly ended: Promise<ProgramEnd>;
  /** Ends it at once, with all that it started. */
  kill(): void;
}

/**
 * Starts the programs of a run, and ends them with it. Each program has its own process group. So Ctrl-C in a terminal does not end a handler that the consumer waits for, and what a
 * program has started ends with it. Its words beside answers go to the standard error.
 */
export function createProgramStarter(command: readonly string[], env: NodeJS.ProcessEnv) {
  const running = new Set<() => void>();
  const guard = startOrphanGuard();
  const killAll = () => {
    process.off("exit", killAll);
    for (const kill of running) kill();
  };
  process.on("exit", killAll);
  return {
    /** Ends all that still runs. Nothing is started after it. */
    killAll,
    start({ readsOutput }: { readsOutput: boolean }): ProgramProcess {
      const [file = "", ...args] = command;
      const child = spawn(file, args, {
        stdio: ["pipe", readsOutput ? "pipe" : 2, 2],
        detached: process.platform !== "win32",
        windowsHide: true,
        env,
      });
      const kill = () => killGroup(child);
      if (child.pid !== undefined) guard.add(child.pid);
      running.add(kill);
      child.stdin!.on("error", () => {}); // It need not read what it is given.
      const ended = waitForEnd(child, kill).finally(() => {
        running.delete(kill);
        if (child.pid !== undefined) guard.remove(child.pid);
      });
      return { stdin: child.stdin!, stdout: child.stdout, ended, kill };
    },
  };
}

export function describeEnd({ code, signal, error }: ProgramEnd): string {
  if (error) return `could not be started: ${describeFileError(error, error.path ?? "")}`;
  return signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
}

function waitForEnd(child: ChildProcess, kill: () => void): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    child.once("error", (error: NodeJS.ErrnoException) => resolve({ code: null, signal: null, error }));
    child.once("exit", (code, signal) => {
      kill(); // Whatever it has started goes with it.
      setTimeout(() => resolve({ code, signal }), HELD_OPEN_MS).unref();
    });
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {} // Nobody of the group is left.
}

/** Kills the process groups that are noted when its input ends, which happens however the program above it ends. */
const SCRIPT = `groups=" "
while read -r sign group; do
  case "$sign" in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done`;

/**
 * Starts a shell that ends our processes if this program is killed, because a program that hangs would go on beside the next consumer.
 * Windows has no process groups: there a program that reads its input ends by itself.
 */
export function startOrphanGuard(platform: string = process.platform): Record<"add" | "remove", (pid: number) => void> {
  if (platform === "win32") return { add() {}, remove() {} };
  const shell = spawn("/bin/sh", ["-c", SCRIPT], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true, // Ctrl-C is not for it.
    env: {},
  });
  shell.unref();
  shell.on("error", () => {}); // Without a shell the programs still end with their input.
  shell.stdin.on("error", () => {});
  (shell.stdin as unknown as { unref?(): void }).unref?.();
  return {
    add: (pid) => void shell.stdin.write(`+ ${pid}\n`),
    remove: (pid) => void shell.stdin.write(`- ${pid}\n`),
  };
}

/** Looks for a program as a shell does, before anything is fetched for it. @throws {CliError} If there is none that can be run. */
export function checkProgram(name: string, env: Record<string, string | undefined>): void {
  if (process.platform === "win32") return; // Windows adds endings to the name.
  const fail = (problem: string, cause?: unknown) => createUsageError("run events", problem, cause);
  if (name === "") throw fail("the program must not be empty");
  const isPath = name.includes("/");
  const places = isPath ? [name] : (env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  const looks = places.map((path) => ({ path, ...look(path) }));
  const files = looks.filter(({ isFile }) => isFile);
  const refused = looks.find(
    ({ error }) => error !== undefined && (isPath || !/ENOENT|ENOTDIR/.test(error.code ?? "")),
  );
  const inPath = isPath ? "" : " in the folders of PATH";
  const why =
    refused && `${refused.path === name ? "" : `${refused.path}: `}${describeFileError(refused.error, refused.path)}`;
  if (files.length === 0)
    throw fail(
      `the program ${name} must exist: ${isPath ? why : `there is no such file${inPath}${why ? `. ${why}` : ""}`}`,
      refused?.error,
    );
  const found = files.find(({ path }) => canRun(path));
  if (!found) throw fail(`the program ${name} must be executable: chmod +x makes it so`);
  const problem = describeFirstLine(found.path);
  if (problem !== undefined) throw fail(`the program ${found.path} must be able to start: ${problem}`);
}

function look(path: string): { isFile: boolean; error?: NodeJS.ErrnoException } {
  try {
    return statSync(path).isDirectory() ? { isFile: false, error: createFolderError(path) } : { isFile: true };
  } catch (error) {
    return { isFile: false, error: error as NodeJS.ErrnoException };
  }
}

function createFolderError(path: string): NodeJS.ErrnoException {
  return Object.assign(new Error("it is a folder"), { code: "EISDIR", path });
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const LONGEST_FIRST_LINE = 256; // The system reads no more of it.

/** Says why the system cannot start a script, of which it tells only that there is no such file. */
function describeFirstLine(path: string): string | undefined {
  const head = readHead(path);
  if (head.startsWith("MZ")) return "it is a program of Windows";
  if (head.startsWith("\uFEFF#!")) return "a byte order mark is before its first line: save it without one";
  if (!head.startsWith("#!")) return undefined; // A program, or a script for sh.
  const [line = ""] = head.slice(2).split("\n", 1);
  if (line.endsWith("\r")) return "its lines end in CRLF, as on Windows: save it with LF (dos2unix)";
  const [interpreter = ""] = line.trim().split(/\s/, 1);
  const { isFile, error } = look(interpreter);
  return isFile
    ? undefined
    : `its first line names ${interpreter || "no program"}, and ${describeFileError(error, interpreter)}`;
}

function readHead(path: string): string {
  try {
    const file = openSync(path, "r");
    try {
      const bytes = Buffer.alloc(LONGEST_FIRST_LINE);
      return bytes.toString("utf8", 0, readSync(file, bytes));
    } finally {
      closeSync(file);
    }
  } catch {
    return ""; // A program may be run and not read.
  }
}
