import { setTimeout as pause } from "node:timers/promises";
import { connectSandbox } from "@kontor/sandbox";

const PATIENCE_MS = 60_000; // only a hang takes so long
const INTERVAL_MS = 20;

/**
 * Whether the log of a sandbox has the acknowledgement of every event that it was told to cause. It waits until the log has it, and gives up
 * after 60 s.
 *
 * @throws {Error} If the sandbox does not answer, or `signal` is aborted.
 */
export async function waitForAcknowledgement(
  address: string,
  { signal, patienceMs = PATIENCE_MS }: { signal: AbortSignal; patienceMs?: number },
): Promise<boolean> {
  const sandbox = connectSandbox(address);
  const until = performance.now() + patienceMs;
  while (!(await isAcknowledged())) {
    if (performance.now() >= until) return false;
    await pause(INTERVAL_MS, undefined, { signal });
  }
  return true;

  async function isAcknowledged(): Promise<boolean> {
    const [events, log] = [await sandbox.events(), await sandbox.log()];
    const acknowledged = new Set(log.flatMap((entry) => entry.acknowledged ?? []));
    return events.length > 0 && events.every(({ event }) => acknowledged.has(event.id));
  }
}
