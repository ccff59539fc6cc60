import { ArgumentError } from "../errors/argument.ts";

/**
 * Encodes a value as JSON.
 *
 * @param action The action that needs it, for the error.
 * @throws {ArgumentError} If it holds `NaN` or an infinite number: JSON would turn it into `null`, which means something else.
 */
export function encodeJson(value: unknown, action: string): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === "number" && !Number.isFinite(each)) throw new ArgumentError(action, key, "be finite", each);
    return each;
  });
}

/** Encodes a field of a form as text. @throws {ArgumentError} If it is `NaN` or an infinite number. */
export function encodeField(value: unknown, action: string): string {
  return typeof value === "number" ? encodeJson(value, action) : String(value);
}
