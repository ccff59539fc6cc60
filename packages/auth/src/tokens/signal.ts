import { type Clock } from "@kontor/http";
import { createTimeoutSignal } from "@kontor/http/parts";

const LATE_MS = 100; // a timer that comes so late was held up
const GRACE_MS = 500;

/**
 * The time limit of a token call. A process that stood still for longer than that reads what has arrived meanwhile before it
 * gives up: a refresh token that works once may be in it.
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
