import { sleep } from "@kontor/http";
import type { Inbox, LaneResult } from "./inbox.ts";

const PAUSE_AFTER_ERROR_MS = 1_000;

export interface Settler {
  /** Writes down what became of events; `false` if the lane is somebody else's by now. */
  settle(result: LaneResult): Promise<boolean>;
  /** Gives up what cannot be written, from now on at its first failure. */
  stop(): void;
}

/**
 * Writes what ends at about the same time in one transaction. What cannot be written is tried again a second later: no handler
 * of the lane runs meanwhile.
 */
export function createSettler(inbox: Inbox, onError: (error: unknown) => void): Settler {
  let queue: { result: LaneResult; resolve: (isOurs: boolean) => void }[] = [];
  let isWriting = false;
  const stopping = new AbortController();

  async function write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // those that end in the same turn go together
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      const outcome = await written(batch.map(({ result }) => result));
      batch.forEach(({ resolve }, index) => resolve(outcome[index]!));
    }
    isWriting = false; // in the same turn as the look at the queue: nothing can slip in between
  }

  async function written(results: readonly LaneResult[]): Promise<boolean[]> {
    for (;;) {
      try {
        return await inbox.settle(results);
      } catch (error) {
        onError(error);
        if (stopping.signal.aborted) return results.map(() => false); // its lease ends; it is handled again
        await sleep(PAUSE_AFTER_ERROR_MS, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    settle: (result) =>
      new Promise((resolve) => {
        queue.push({ result, resolve });
        if (isWriting) return;
        isWriting = true;
        void write();
      }),
    stop: () => stopping.abort(),
  };
}
