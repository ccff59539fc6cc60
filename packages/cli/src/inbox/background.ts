import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { formatBar } from "@kontor/http/internal";
import type { Context } from "../command.ts";
import { CliError, createUsageError } from "../errors.ts";
import { describeFileError } from "../files.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { formatDuration } from "../values.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

export type LongCall = { do: "replay" | "putAside" | "purge" | "forget" | "backup"; args: readonly unknown[] };

export interface ThreadTask {
  path: string;
  busyTimeoutMs: number;
  call: LongCall;
}

export type ThreadAnswer = { value: unknown } | { message: string } | { changed: number };

const LOOK_MS = 200;
const WAIT_FOR_OTHERS_MS = 60_000; // A large change of somebody else may come first.

/**
 * Makes a call that may take long. A file answers only when all of it is done, so its calls are made in a thread: this one goes on to say how long it
 * takes, and hears Ctrl-C. A second Ctrl-C ends the process: the portions that are committed stay, and SQLite undoes the one that is not.
 *
 * @param describe Builds the words for the progress, after the given time in ms, with the rows that were changed so far where a file tells them.
 */
export async function callInBackground<Result>(
  { inbox, path }: { inbox: object; path?: string | undefined },
  call: LongCall,
  { terminal, describe }: { terminal: Pick<Terminal, "showProgress">; describe(ms: number, changed?: number): string },
): Promise<Result> {
  const startedAt = performance.now();
  let changed: number | undefined;
  const show = () => terminal.showProgress(describe(performance.now() - startedAt, changed));
  const tick = setInterval(show, LOOK_MS);
  const note = (rows: number) => {
    changed = rows;
    show();
  };
  try {
    if (path === undefined) return await callDirectly<Result>(inbox, call);
    return (await runThread({ path, busyTimeoutMs: WAIT_FOR_OTHERS_MS, call }, note)) as Result;
  } finally {
    clearInterval(tick);
    terminal.showProgress("");
  }
}

export function describeElapsed(words: string): (ms: number) => string {
  return (ms) => `${words}, for ${formatDuration(ms)}`;
}

export function callDirectly<Result>(inbox: object, { do: name, args }: LongCall): Promise<Result> {
  return (inbox as Record<string, (...given: readonly unknown[]) => Promise<Result>>)[name]!(...args);
}

function runThread(task: ThreadTask, onChanged: (rows: number) => void): Promise<unknown> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js"; // tests run the sources, users run the build
  let changed = 0;
  const endAtOnce = () => {
    if (task.call.do !== "backup") writeSync(process.stderr.fd, describeStop(task.call, changed));
    killThisProcess();
  };
  process.on("exit", endAtOnce);
  const worker = new Worker(new URL(`./thread.${extension}`, import.meta.url), { workerData: task });
  const answered = new Promise((resolve, reject) => {
    worker.on("message", (answer: ThreadAnswer) => {
      if ("changed" in answer) onChanged((changed = answer.changed));
      else if ("value" in answer) resolve(answer.value);
      else reject(new CliError(answer.message));
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the thread of the inbox ended without an answer")));
  });
  return answered.finally(() => process.off("exit", endAtOnce));
}

/** Says what a change has done until it was stopped. A portion may have been committed that was not counted yet. */
function describeStop({ do: name }: LongCall, changed: number): string {
  const what = name === "purge" ? "rows" : "events";
  return `Stopped: at least ${changed} ${what} were changed, and stay changed. Run the command with --dry-run to count the rest, and again to continue\n`;
}

/** Node would wait for the thread, and so for the whole change. A shell tells this end as 130 too. */
function killThisProcess(): void {
  process.removeAllListeners("SIGINT");
  process.kill(process.pid, "SIGINT");
}

/** `inbox backup`: copies the file of an inbox while it is in use. @throws {CliError} If it is in no file, or cannot be written. */
export async function runBackup(context: Context<PlaceOptions & { json?: boolean }>): Promise<void> {
  const { options, out, terminal } = context;
  const [path = ""] = context.args;
  const part = `${path}.${process.pid}.part`;
  checkTarget(path, part);
  await withInbox(context, async (opened) => {
    const { path: source } = opened;
    if (source === undefined)
      throw createUsageError("back up", "the inbox must be in a file: use pg_dump for PostgreSQL");
    const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
    const toMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
    const describe = () => `writing ${formatBar(toMegabytes(size(part)), toMegabytes(size(source)), "MB")}`;
    const forget = () => {
      for (const end of ["", "-journal"]) rmSync(part + end, { force: true });
    };
    process.once("exit", forget); // The second Ctrl-C ends without an error.
    try {
      await callInBackground(opened, { do: "backup", args: [resolve(part)] }, { terminal, describe });
      flush(part);
      renameSync(part, path);
    } catch (cause) {
      forget();
      throw new CliError(`Cannot back up to ${path} as it cannot be written: ${(cause as Error).message}`, { cause });
    } finally {
      process.off("exit", forget);
    }
    const bytes = size(path);
    if (options.json) out.line(JSON.stringify({ path: resolve(path), bytes }));
    else out.done(`${path} is a complete backup of the inbox, ${bytes} bytes`);
  });
}

function checkTarget(path: string, part: string): void {
  const fail = (problem: string, cause?: unknown) => createUsageError(`back up to ${path}`, problem, cause);
  if (path === "") throw createUsageError("back up", "the path must not be empty");
  const look = (name: string) => {
    try {
      return statSync(name, { throwIfNoEntry: false });
    } catch (cause) {
      throw fail(describeFileError(cause, path), cause); // The name is too long, say.
    }
  };
  look(`${part}-journal`);
  if (look(path)) throw fail("a file or folder of this name exists: name a new file");
  if (!look(dirname(resolve(path)))?.isDirectory()) throw fail("its folder does not exist");
}

/** A rename is only as safe as the bytes behind the name. */
function flush(path: string): void {
  const handle = openSync(path, "r+");
  fsyncSync(handle);
  closeSync(handle);
}
