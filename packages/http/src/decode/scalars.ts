import { throwMismatch, type Decoder } from "./decoder.ts";
import { readDigits } from "../body/exact-json.ts";

/** Text, unchanged. */
export const text: Decoder<string> = (value) => (typeof value === "string" ? value : throwMismatch("text", value));

/** A whole number that JavaScript represents exactly. */
export const integer: Decoder<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : throwMismatch("an integer", value);

/** A finite number. */
export const number: Decoder<number> = (value) =>
  Number.isFinite(value) ? (value as number) : throwMismatch("a number", value);

/** `true` or `false`. */
export const boolean: Decoder<boolean> = (value) =>
  typeof value === "boolean" ? value : throwMismatch("true or false", value);

/**
 * A decimal number as text. Some senders write a number instead: a JSON number becomes text, with exactly the digits that were sent
 * where `keepDigits` read it.
 */
export const decimalText: Decoder<string> = (value, ...place) =>
  Number.isFinite(value) ? readDigits(value, ...place) : text(value);

/** Any value. */
export const anything: Decoder<unknown> = (value) => value;
