import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startProcess } from "../run-command.ts";
import { startSandbox } from "./sandbox.ts";

const SAMPLE = "packages/docs/src/samples/start/first-event.ts";
const LAST_LINE = "Waiting for more events";

/**
 * Follows the start guide in a project in which the packages are installed: it runs the sandbox, causes an event, saves the file of the guide, and
 * runs it.
 *
 * @returns The problem, or an empty text if the event was handled and acknowledged.
 */
export async function runStartGuide(root: string, consumer: string): Promise<string> {
  await using sandbox = await startSandbox(consumer);
  await sandbox.triggerEvent();
  const sample = readFileSync(join(root, SAMPLE), "utf8").replace("http://127.0.0.1:7070", sandbox.url);
  writeFileSync(join(consumer, "first-event.mjs"), sample);
  rmSync(join(consumer, "events.db"), { force: true });
  await using program = startProcess(process.execPath, ["first-event.mjs"], consumer);
  const output = await program.readUntil(LAST_LINE);
  const state = await sandbox.readEventState();
  if (!output.includes(LAST_LINE) || state !== "acknowledged") return `${output}\nthe event is ${state}`;
  return "";
}
