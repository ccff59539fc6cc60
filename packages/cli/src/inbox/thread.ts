/** Runs one call of the inbox in a file, beside the thread that speaks with the person. */
import { parentPort, workerData } from "node:worker_threads";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { ThreadAnswer, ThreadTask } from "./background.ts";

const TELL_MS = 1;
const { path, busyTimeoutMs, call } = workerData as ThreadTask;
const tell = (answer: ThreadAnswer) => parentPort!.postMessage(answer);

try {
  const inbox = sqliteInbox(path, { busyTimeoutMs });
  const readChanges = inbox.db.prepare("SELECT total_changes() AS rows");
  const tick = setInterval(() => tell({ changed: Number(readChanges.get()!["rows"]) }), TELL_MS); // A purge lets it run between its portions.
  try {
    const make = inbox[call.do] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ value: await make(...call.args) });
  } finally {
    clearInterval(tick);
    await inbox.close();
  }
} catch (error) {
  tell({ message: (error as Error).message });
}
