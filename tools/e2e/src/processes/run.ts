import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

/** An event that a handler has run. `seq`: its place in the inbox. */
export type Effect = { id: string; lane: string; seq: number };

/** Runs a bundled program in a separate process, with its options as JSON. */
export const startProcess = (file: string, options: object): ChildProcess =>
  fork(file, [JSON.stringify(options)], { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });

/** Ends a process, also one that stands still. Gives its exit code. */
export async function endProcess(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
  const ended = once(child, "exit");
  const isRunning = child.kill("SIGCONT") && child.kill(signal);
  if (isRunning) await ended;
  return child.exitCode;
}

/** Waits until it is done, or the number changes no more. */
export async function waitForProgress(
  count: () => number | Promise<number>,
  isDone: (count: number) => boolean,
  stillMs: number,
): Promise<void> {
  let [seen, since] = [-1, performance.now()];
  for (;;) {
    const now = await count();
    if (isDone(now)) return;
    if (now !== seen) [seen, since] = [now, performance.now()];
    if (performance.now() - since > stillMs) return;
    await wait(50);
  }
}

/** Finds events that were lost, that ran twice, or that ran before their turn in their lane. The effects are in their order. */
export function checkEffects(effects: readonly Effect[], events: number) {
  const times = Map.groupBy(effects, ({ id }) => id);
  const last = new Map<string, number>();
  const outOfOrder: string[] = [];
  for (const { id, lane, seq } of effects) {
    if (seq < (last.get(lane) ?? 0)) outOfOrder.push(id);
    last.set(lane, seq);
  }
  const lost = Math.max(0, events - times.size);
  const twice = [...times].filter(([, all]) => all.length > 1).map(([id]) => id);
  return { lost: lost > 0 ? [`${lost} events`] : [], twice, outOfOrder };
}
