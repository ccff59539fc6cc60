import { type Clock } from "@kontor/http";
import { createTimeoutSignal } from "@kontor/http/internal";

const LATE_MS = 100; // A timer that is this late means that the process stood still.
const GRACE_MS = 500;

/**
 * Creates the time limit of a token call. A process that stood still for longer first reads an answer that has arrived meanwhile, because it
 * may hold a refresh token that works only once.
 */
export function createTokenSignal(timeoutMs: number, clock: Clock): AbortSignal {
  const stop = new AbortController();
  const until = clock.monotonicMs() + timeoutMs;
  const limit = createTimeoutSignal(timeoutMs, clock);
  limit.addEventListener("abort", () => {
    const end = () => stop.abort(limit.reason);
    if (clock.monotonicMs() - until < LATE_MS) end();
    else void clock.sleep(GRACE_MS).then(end);
  });
  return stop.signal;
}
