import { decodeOrUndefined, type Decoder } from "./decoder.ts";
import { text } from "./scalars.ts";
import { list } from "./shapes.ts";

// The body of an error is read as far as it can be read: one field that does not fit must not hide the others.

/** Text. A number, `true` and `false` become text. */
export const lenientText: Decoder<string> = (value) =>
  typeof value === "number" || typeof value === "boolean" ? String(value) : text(value);

/** An array. A single value becomes an array of one item. */
export function lenientList<T>(item: Decoder<T>): Decoder<T[]> {
  const decode = list(item);
  return (value) => decode(Array.isArray(value) ? value : [value]);
}

/** The value, or `undefined` where it cannot be read. */
export function lenient<T>(decode: Decoder<T>): Decoder<T | undefined> {
  return (value) => decodeOrUndefined(decode, value);
}
