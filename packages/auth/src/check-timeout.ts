import { ArgumentError } from "@kontor/http";

/** @throws {ArgumentError} If a timeout is no number of ms that a timer can wait for. */
export function checkTimeout(action: string, timeoutMs: number): void {
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31))
    throw new ArgumentError(action, "timeoutMs", "be from 1 to 2147483647", timeoutMs);
}
