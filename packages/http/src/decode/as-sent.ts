import type { Decoder } from "./decoder.ts";
import { boolean, integer, number, text } from "./scalars.ts";

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
