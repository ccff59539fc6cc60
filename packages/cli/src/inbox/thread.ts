/** Runs one call of the inbox in a file, beside the thread that speaks with the person. */
import { parentPort, workerData } from "node:worker_threads";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { ThreadAnswer, ThreadTask } from "./background.ts";

const TELL_MS = 1;
const COUNT_EVENTS = `CREATE TEMP TABLE changed (rows INTEGER); INSERT INTO changed VALUES (0);
  CREATE TEMP TRIGGER count_changed AFTER UPDATE OF state ON main.event BEGIN UPDATE changed SET rows = rows + 1; END`;
const { path, busyTimeoutMs, call } = workerData as ThreadTask;
const tell = (answer: ThreadAnswer) => parentPort!.postMessage(answer);

try {
  const inbox = sqliteInbox(path, { busyTimeoutMs });
  const isOfEvents = ["replay", "putAside", "forget"].includes(call.do);
  if (isOfEvents) inbox.db.exec(COUNT_EVENTS);
  const readChanges = inbox.db.prepare(`SELECT ${isOfEvents ? "rows FROM changed" : "total_changes() AS rows"}`);
  const tick = setInterval(() => tell({ changed: Number(readChanges.get()!["rows"]) }), TELL_MS); // What is done in portions lets it run between them.
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
