import { ArgumentError } from "../errors/argument.ts";

/**
 * Checks a time limit, in ms.
 *
 * @throws {ArgumentError} If it is not a whole number of ms that a timer can wait for.
 */
export function checkTimeout(action: string, timeoutMs: number): void {
  if (!(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs < 2 ** 31))
    throw new ArgumentError(action, "timeoutMs", "be a whole number from 1 to 2147483647", timeoutMs);
}
