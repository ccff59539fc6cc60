import { checkTimeout } from "./check-timeout.ts";
import type { Wrap } from "./fetch.ts";
import { hintsOf } from "./request-hints.ts";

/**
 * Gives up a request that takes too long, its answer's body included. A call may bring a time limit of its own.
 *
 * @param timeoutMs A whole number from 1 to 2 147 483 647.
 * @throws {ArgumentError} If it is no such number.
 * @throws A `DOMException` named `TimeoutError`, or the reason of the caller's signal if that comes first.
 */
export function withTimeout(timeoutMs: number): Wrap {
  checkTimeout("make a fetch", timeoutMs);
  return (next) => (input, init) => {
    const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const late = AbortSignal.timeout(hintsOf(init).timeoutMs ?? timeoutMs);
    return next(input, { ...init, signal: given ? AbortSignal.any([given, late]) : late });
  };
}
