import { Worker } from "node:worker_threads";
import type { EventFilter, Inbox, PurgePolicy } from "@kontor/channel-events";
import { CliError } from "../../cli-error.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { formatDuration } from "../duration.ts";
import type { OpenInbox } from "../open.ts";

/** A call of an inbox that may take long. */
export type LongCall =
  | { do: "replay"; args: [EventFilter] }
  | { do: "putAside"; args: [EventFilter, string] }
  | { do: "purge"; args: [PurgePolicy] }
  | { do: "backup"; args: [string] };

/** The task of the thread. */
export interface ThreadTask {
  path: string;
  busyTimeoutMs: number;
  call: LongCall;
}

/** The answer of the thread. */
export type ThreadAnswer = { value: unknown } | { message: string } | { changed: number };

const LOOK_MS = 200;
const WAIT_FOR_OTHERS_MS = 60_000; // A large change of somebody else may come first.

/**
 * Makes a call that may take long. A file answers only when all of it is done, so its calls are made in a thread: this one goes on to say how long it
 * takes, and hears Ctrl-C. A second Ctrl-C ends the process, and SQLite then undoes what is not committed.
 *
 * @param describe Builds the words for the progress, after the given time in ms, with the rows that were changed so far where a file tells them.
 */
export async function callInBackground<Result>(
  { inbox, path }: Pick<OpenInbox, "inbox" | "path">,
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
    if (path !== undefined) return (await runThread({ path, busyTimeoutMs: WAIT_FOR_OTHERS_MS, call }, note)) as Result;
    return (await callDirectly(inbox, call)) as Result;
  } finally {
    clearInterval(tick);
    terminal.showProgress("");
  }
}

/** Builds the words for work whose end is not known. */
export function describeElapsed(words: string): (ms: number) => string {
  return (ms) => `${words}, for ${formatDuration(ms)}`;
}

function callDirectly(inbox: Inbox, call: LongCall): Promise<unknown> {
  if (call.do === "replay") return inbox.replay(...call.args);
  if (call.do === "putAside") return inbox.putAside(...call.args);
  if (call.do === "purge") return inbox.purge(...call.args);
  throw new CliError("Cannot back up as the inbox must be in a file", { exitCode: 2 });
}

function runThread(task: ThreadTask, onChanged: (rows: number) => void): Promise<unknown> {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js"; // tests run the sources, users run the build
  process.on("exit", endAtOnce);
  const worker = new Worker(new URL(`./thread.${extension}`, import.meta.url), { workerData: task });
  const answered = new Promise((resolve, reject) => {
    worker.on("message", (answer: ThreadAnswer) => {
      if ("changed" in answer) onChanged(answer.changed);
      else if ("value" in answer) resolve(answer.value);
      else reject(new CliError(answer.message));
    });
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the thread of the inbox ended without an answer")));
  });
  return answered.finally(() => process.off("exit", endAtOnce));
}

/** Node would wait for the thread, and so for the whole change. A shell tells this end as 130 too. */
function endAtOnce(): void {
  process.removeAllListeners("SIGINT");
  process.kill(process.pid, "SIGINT");
}
