import { systemClock, type Clock } from "../values/clock.ts";

/** Creates a signal that aborts with a `TimeoutError` after `timeoutMs`. With the system clock, it keeps no process alive. */
export function createTimeoutSignal(timeoutMs: number, clock: Clock): AbortSignal {
  if (clock === systemClock) return AbortSignal.timeout(timeoutMs);
  const stop = new AbortController();
  void clock.sleep(timeoutMs).then(() => stop.abort(new DOMException("", "TimeoutError")));
  return stop.signal;
}
