import type { Reviver } from "../body/text.ts";
import type { Decoder } from "./decoder.ts";
import { integer } from "./scalars.ts";

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
