import type { Clock } from "@kontor/http";
import type { LaneResult } from "../inbox/claim.ts";
import type { Inbox } from "../inbox/inbox.ts";

const PAUSE_AFTER_ERROR_MS = 1_000;

export interface Settler {
  /** Writes the results of a lane. `false` if another worker has the lane by now. */
  settle(result: LaneResult): Promise<boolean>;
  /** From now on, a result is given up at its first failure. */
  stop(): void;
}

interface Waiting {
  result: LaneResult;
  resolve(isOurs: boolean): void;
}

/**
 * Writes results that come at about the same time in one transaction. Results that cannot be written are tried again every second, each
 * by itself, so that a result that no store would take holds up only its own lane. No handler of that lane runs meanwhile.
 */
export function createSettler({
  inbox,
  clock,
  onError,
}: {
  inbox: Pick<Inbox, "settle">;
  clock: Clock;
  onError(error: unknown): void;
}): Settler {
  let queue: Waiting[] = [];
  let troubled: Waiting[] = [];
  let isWriting = false;
  let isRetrying = false;
  const stopping = new AbortController();

  async function write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // Lanes that end in the same turn are written together.
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      if (await attempt(batch)) continue;
      troubled.push(...batch);
      if (!isRetrying) void retry();
    }
    isWriting = false; // It is the same turn as the look at the queue, so no result can be missed.
  }

  async function attempt(batch: readonly Waiting[]): Promise<boolean> {
    try {
      const held = await inbox.settle(batch.map(({ result }) => result));
      batch.forEach(({ resolve }, index) => resolve(held[index]!));
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function retry(): Promise<void> {
    isRetrying = true;
    while (troubled.length > 0) {
      await clock.sleep(PAUSE_AFTER_ERROR_MS, { signal: stopping.signal }).catch(() => {});
      const batch = troubled;
      troubled = [];
      let failures = 0;
      for (const each of batch) {
        // If two fail, the store is the reason, and more tries would only hold up the program.
        if (failures < 2 && (await attempt([each]))) continue;
        failures += 1;
        if (stopping.signal.aborted) each.resolve(false); // The lease ends, and the events are handled again.
        else troubled.push(each);
      }
    }
    isRetrying = false;
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
