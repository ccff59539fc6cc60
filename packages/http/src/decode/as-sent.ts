import type { Decoder } from "./decoder.ts";
import { boolean, integer, number, text } from "./scalars.ts";

// Clients of the channel interface in the field write some values as another type of JSON (observed): each is read as what is meant.

const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
]);

/** An id; a JSON number that JavaScript holds exactly becomes text. */
export const idText: Decoder<string> = (value) => (Number.isSafeInteger(value) ? String(value) : text(value));

/** A whole number, also where it came as text. */
export const integerAsSent: Decoder<number> = (value) => integer(numberIn(value, /^-?\d{1,15}$/));

/** A finite number, also where it came as text, with an exponent too. */
export const numberAsSent: Decoder<number> = (value) =>
  number(numberIn(value, /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,3})?$/i));

/** True or false, also as 1 and 0, as numbers or text. */
export const booleanAsSent: Decoder<boolean> = (value) => boolean(BOOLEANS.get(value) ?? value);

function numberIn(value: unknown, form: RegExp): unknown {
  return typeof value === "string" && form.test(value) ? Number(value) : value;
}
