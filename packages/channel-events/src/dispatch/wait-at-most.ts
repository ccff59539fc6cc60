import { type Clock } from "@kontor/http";
import { raceAbort, systemClock } from "@kontor/http/internal";

const OVER = new Error("The wait is over"); // It is made once, because an error with its stack costs more than a wait.

/**
 * Waits for something, and no longer than this, in ms; whether it ended. A rejection also counts as ended. Neither a timer nor a listener
 * remains.
 *
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function waitAtMost(
  ms: number,
  work: PromiseLike<unknown> | undefined,
  clock: Pick<Clock, "sleep"> = systemClock,
  signal?: AbortSignal,
): Promise<boolean> {
  const over = new AbortController();
  const timeIsUp = clock.sleep(ms, { signal: over.signal }).then(
    () => false,
    () => false,
  );
  const ended = Promise.resolve(work).then(
    () => true,
    () => true,
  );
  try {
    return await raceAbort(() => Promise.race([ended, timeIsUp]), signal);
  } finally {
    over.abort(OVER);
  }
}
