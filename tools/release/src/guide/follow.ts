import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Step } from "./steps.ts";
import { runLine, type RunningCommand } from "./terminal.ts";

/** The reader's way through the guide. */
export interface Course {
  /** The commands, and how long the reader waited for each. */
  commands: { line: string; seconds: number }[];
  /** From the first command until the handler printed its line and the log of the sandbox has the acknowledgement. */
  seconds: number;
  isAcknowledged: boolean;
}

const SANDBOX = /^npx kontor sandbox\b/; // it stays in the first terminal
const PATIENCE_MS = 300_000; // only a hang takes so long

/**
 * Does what the guide says, beginning in an empty folder. A second terminal is in the folder in which the first one is. A command is done when
 * it ends, when it printed what the guide shows, or, for the sandbox, when it printed its address.
 *
 * @param options `address`: the address that the guide names for the sandbox. `waitForAcknowledgement`: called when a command printed what the
 * guide shows. `patienceMs`: the longest wait for one command, in ms. Default 300 000.
 * @throws {Error} If a command fails, or does not print what the guide shows.
 */
export async function followGuide({
  steps,
  folder,
  env,
  address,
  waitForAcknowledgement,
  signal,
  patienceMs = PATIENCE_MS,
}: {
  steps: readonly Step[];
  folder: string;
  env: NodeJS.ProcessEnv;
  address: string;
  waitForAcknowledgement: () => Promise<boolean>;
  signal: AbortSignal;
  patienceMs?: number;
}): Promise<Course> {
  await using running = new AsyncDisposableStack();
  const commands: Course["commands"] = [];
  const startedAt = performance.now();
  let here = folder;
  let isAcknowledged = false;
  for (const step of steps) {
    if (step.kind === "file") {
      writeFileSync(join(here, step.name), step.content);
      continue;
    }
    const { line, prints } = step;
    const typedAt = performance.now();
    const bound = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const command = running.use(runLine(line, { folder: here, env, signal: bound }));
    const texts = SANDBOX.test(line) ? [address] : prints;
    if (texts.length === 0) here = await waitForEnd(line, command);
    for (const text of texts) await waitForText(line, command, text);
    if (prints.length > 0) isAcknowledged = await waitForAcknowledgement();
    commands.push({ line, seconds: (performance.now() - typedAt) / 1_000 });
  }
  return { commands, seconds: (performance.now() - startedAt) / 1_000, isAcknowledged };
}

async function waitForEnd(line: string, command: RunningCommand): Promise<string> {
  const { isSuccess, folder } = await command.ended;
  if (!isSuccess) throw new Error(`Cannot follow the guide as "${line}" must succeed: got\n${command.output()}`);
  return folder;
}

async function waitForText(line: string, command: RunningCommand, text: string): Promise<void> {
  if (!(await command.waitForText(text)))
    throw new Error(`Cannot follow the guide as "${line}" must print "${text}": got\n${command.output()}`);
}
