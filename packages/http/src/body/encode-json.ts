import { ArgumentError } from "../errors/argument.ts";

/**
 * What is sent, as JSON.
 *
 * @param action What is being done, for the error.
 * @throws {ArgumentError} If it holds `NaN` or an infinite number: JSON has no word for them, and `null` means something else.
 */
export function readJson(value: unknown, action: string): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === "number" && !Number.isFinite(each)) throw new ArgumentError(action, key, "be finite", each);
    return each;
  });
}

/** A field of a form, as text. @throws {ArgumentError} If it is `NaN` or an infinite number. */
export function readText(value: unknown, action: string): string {
  return typeof value === "number" ? readJson(value, action) : String(value);
}
