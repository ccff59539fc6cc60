import { type Clock } from "@kontor/http";
import { systemClock } from "@kontor/http/parts";

/** Waits for something, and no longer than this, in ms; whether it ended. A rejection also counts as ended. */
export async function waitAtMost(
  ms: number,
  work: PromiseLike<unknown> | undefined,
  clock: Pick<Clock, "sleep"> = systemClock,
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
    return await Promise.race([ended, timeIsUp]);
  } finally {
    over.abort();
  }
}
