import type { Clock } from "@kontor/http";

const LONGEST_MS = 2;

/**
 * Handlers that wait for nothing would run one after the other without a turn of the event loop, and a channel that is woken meanwhile would not
 * hear of it. The function that this makes gives such a turn to wait for once they have run for 2 ms.
 */
export function createEventLoopTurns(clock: Pick<Clock, "monotonicMs">): () => Promise<void> | undefined {
  let since: number | undefined;
  let next: Promise<void> | undefined;
  return () => {
    if (since === undefined) {
      since = clock.monotonicMs();
      next = new Promise((resolve) => {
        setImmediate(() => {
          since = undefined;
          resolve();
        });
      });
    }
    return clock.monotonicMs() - since < LONGEST_MS ? undefined : next;
  };
}
