import type { Clock } from "@kontor/http";
import { isTokenError, isUnknownName } from "./is-refusal.ts";

const SECOND_LOOK_MS = 1_000;

export interface FirstPollOptions {
  pollNow(): Promise<unknown>;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Polls for the first time. A name that nobody knows is asked for once more: it may have been the first packet after a start. A token
 * source that took its time has asked twice by itself, and would leave the name alone for longer now.
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
