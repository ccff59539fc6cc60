import type { Reviver } from "../read-body.ts";
import { type Decoder, boolean, integer, number, text } from "./decoder.ts";

// Clients of the channel interface send some values as another JSON type (observed). These decoders read the intended value.

const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
]);

/** An id. A JSON number that JavaScript represents exactly becomes text. */
export const idText: Decoder<string> = (value) => (Number.isSafeInteger(value) ? String(value) : text(value));

/** A whole number, which may come as text. */
export const integerAsSent: Decoder<number> = (value) => integer(numberIn(value, /^-?\d{1,15}$/));

/** A finite number, which may come as text and may have an exponent. */
export const numberAsSent: Decoder<number> = (value) =>
  number(numberIn(value, /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,3})?$/i));

/** True or false, which may come as 1 or 0, and as text. */
export const booleanAsSent: Decoder<boolean> = (value) => boolean(BOOLEANS.get(value) ?? value);

function numberIn(value: unknown, form: RegExp): unknown {
  return typeof value === "string" && form.test(value) ? Number(value) : value;
}

/**
 * A whole number of any size: a number where JavaScript represents it exactly, and otherwise text with its digits. For the latter the JSON
 * must be parsed with {@link keepLongs}.
 */
export const longInteger: Decoder<number | string> = (value) => {
  const isDigits = typeof value === "string" && /^-?\d+$/.test(value);
  return isDigits && !Number.isSafeInteger(Number(value)) ? value : integer(isDigits ? Number(value) : value);
};

/**
 * A reviver for `JSON.parse()` that turns a whole number into text where JavaScript does not represent it exactly. In a runtime that does
 * not provide the source text of a value (Node before 21, Safari before 18.4), the number stays, and a decoder refuses it.
 */
export const keepLongs: Reviver = (_, value, context) =>
  typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
    ? context!.source
    : value;
