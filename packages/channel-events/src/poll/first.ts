import type { Clock } from "@kontor/http";
import { isTokenError, isUnknownName } from "./is-refusal.ts";

const SECOND_LOOK_MS = 1_000;

export interface FirstPollOptions {
  pollNow(): Promise<unknown>;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Polls for the first time. If no name server knows the host, it tries once more a second later, because the first lookup after a start
 * may fail. A token source that took a second or longer has made that second try itself.
 */
export async function runFirstPoll({ pollNow, clock, signal }: FirstPollOptions): Promise<void> {
  const askedAt = clock.monotonicMs();
  try {
    await pollNow();
  } catch (error) {
    if (!isUnknownName(error)) throw error;
    if (isTokenError(error) && clock.monotonicMs() - askedAt >= SECOND_LOOK_MS) throw error;
    await clock.sleep(SECOND_LOOK_MS, { signal });
    await pollNow();
  }
}
