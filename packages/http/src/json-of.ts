import { ArgumentError } from "./errors.ts";

/**
 * What is sent, as JSON.
 *
 * @param action What is being done, for the error.
 * @throws {ArgumentError} If it holds `NaN` or an infinite number: JSON has no word for them, and `null` means something else.
 */
export function jsonOf(value: unknown, action: string): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === "number" && !Number.isFinite(each)) throw new ArgumentError(action, key, "be finite", each);
    return each;
  });
}
