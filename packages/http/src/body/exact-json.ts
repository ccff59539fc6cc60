import { parseBody } from "./text.ts";

/** Numbers that JavaScript writes in another way than the JSON did, by the object or the list that holds them. */
const written = new WeakMap<object, Record<string, string | undefined>>();

/**
 * Finds each number that may be among them: one that ends in a nought, has an exponent, many digits or is very small. Each run of
 * digits is looked at to its 16th place, so that a long text of digits takes no longer than another.
 */
const ODD_NUMBER =
  /[[:,]\s*(?:-0[\s,\]}]|-?(?:[\d.]{16}|\d{1,15}(?:\.\d{0,14}0|\.0{6}\d{0,9}|(?:\.\d{1,14})?[eE][+-]?\d+)[\s,\]}]))/;

/**
 * Reads JSON and remembers how its numbers were written, for {@link readDigits}. A runtime that does not tell the source of a
 * value remembers nothing, and so does anyone for a text that nests so deeply that it cannot be walked.
 */
export function parseExactJson(text: string): unknown {
  const value = ODD_NUMBER.test(text) ? parseBody(text, undefined, keepDigits) : undefined;
  return value ?? JSON.parse(text);
}

/** For `JSON.parse()`: remembers how a number was written. */
export function keepDigits(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === "number" && context?.source !== String(value))
    written.set(this, Object.assign(written.get(this) ?? {}, { [key]: context?.source }));
  return value;
}

/** JSON again, with the numbers as they were written, where that is known. */
export function encodeExactJson(value: unknown): string {
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown }; // is there where the source of a value is
  return JSON.stringify(value, function (this: object, key, each: unknown) {
    if (typeof each !== "number" || !rawJSON) return each;
    const digits = readDigits(each, key, this);
    return digits === String(each) ? each : rawJSON(digits);
  });
}

/** A number as text: as it was written, where that is known. */
export function readDigits(value: unknown, key: string | number = "", holder?: unknown): string {
  const source = written.get(holder as object)?.[key];
  return source !== undefined && Number(source) === value ? source : String(value); // another number may stand there by now
}
