import { systemClock, type Clock } from "../values/clock.ts";

/** A signal that aborts with a `TimeoutError` after so many ms. With the clock of this machine it keeps no process alive. */
export function createTimeoutSignal(timeoutMs: number, clock: Clock): AbortSignal {
  if (clock === systemClock) return AbortSignal.timeout(timeoutMs);
  const stop = new AbortController();
  void clock.sleep(timeoutMs).then(() => stop.abort(new DOMException("", "TimeoutError")));
  return stop.signal;
}
