/** Runs one call of the inbox in a file, beside the thread that speaks with the person. */
import { parentPort, workerData } from "node:worker_threads";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import type { ThreadAnswer, ThreadTask } from "./call.ts";

const { path, busyTimeoutMs, call } = workerData as ThreadTask;
const tell = (answer: ThreadAnswer) => parentPort!.postMessage(answer);

try {
  const inbox = sqliteInbox(path, { busyTimeoutMs });
  try {
    const make = inbox[call.do] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ value: await make(...call.args) });
  } finally {
    await inbox.close();
  }
} catch (error) {
  tell({ message: (error as Error).message });
}
