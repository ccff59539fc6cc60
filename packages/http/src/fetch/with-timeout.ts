import { checkTimeout } from "./check-timeout.ts";
import { systemClock, type Clock } from "../values/clock.ts";
import type { Wrap } from "./fetch.ts";
import { checkOptionNames } from "../values/check-option-names.ts";
import { readHints } from "./request-hints.ts";
import { findRequest } from "./find-request.ts";
import { createTimeoutSignal } from "./timeout-signal.ts";

/**
 * Aborts a request that takes too long, including the body of its answer. A call may set its own time limit.
 *
 * @param timeoutMs A whole number from 1 to 2 147 483 647.
 * @param options.clock Tells when the time is over. Default: the clock of this machine.
 * @throws {ArgumentError} If the number is out of range, or an option is unknown.
 * @throws A `DOMException` named `TimeoutError`, or the reason of the caller's signal if that comes first.
 */
export function withTimeout(timeoutMs: number, options: { clock?: Clock | undefined } = {}): Wrap {
  checkOptionNames("make a fetch", options, { clock: 1 } as const);
  checkTimeout("make a fetch", timeoutMs);
  return (next) => (input, init) => {
    const given = init?.signal ?? findRequest(input)?.signal;
    const late = createTimeoutSignal(readHints(init).timeoutMs ?? timeoutMs, options.clock ?? systemClock);
    return next(input, { ...init, signal: given ? AbortSignal.any([given, late]) : late });
  };
}
