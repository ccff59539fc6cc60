/** The source text of numbers that JavaScript would write differently, by the object or the list that holds them. */
const written = new WeakMap<object, Record<string, string | undefined>>();

/**
 * Finds numbers that JavaScript may write differently: they end in a zero, have an exponent or many digits, or are very small. The search
 * reads at most 16 digits of each number, so that a long run of digits takes no longer than a short one.
 */
const ODD_NUMBER =
  /[[:,]\s*(?:-0[\s,\]}]|-?(?:[\d.]{16}|\d{1,15}(?:\.\d{0,14}0|\.0{6}\d{0,9}|(?:\.\d{1,14})?[eE][+-]?\d+)[\s,\]}]))/;

/**
 * Reads JSON and remembers how its numbers were written, for {@link readDigits}. Nothing is remembered in a runtime that does not provide
 * the source text of a value, or where the text nests too deeply to be visited.
 */
export function parseExactJson(text: string): unknown {
  const value = ODD_NUMBER.test(text) ? parseBody(text, undefined, keepDigits) : undefined;
  return value ?? JSON.parse(text);
}

/**
 * A reviver for `JSON.parse()` that remembers how a number was written.
 *
 * @param context.source The text of the value, in a runtime that gives it.
 */
export function keepDigits(this: object, key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === "number" && context?.source !== String(value))
    written.set(this, Object.assign(written.get(this) ?? {}, { [key]: context?.source }));
  return value;
}

/** Encodes a value as JSON, with its numbers as they were written where that is known. */
export function encodeExactJson(value: unknown): string {
  const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown }; // A runtime has it if it provides the source text of a value.
  return JSON.stringify(value, function (this: object, key, each: unknown) {
    if (typeof each !== "number" || !rawJSON) return each;
    const digits = readDigits(each, key, this);
    return digits === String(each) ? each : rawJSON(digits);
  });
}

/** A number as text, as it was written where that is known. */
export function readDigits(value: unknown, key: string | number = "", holder?: unknown): string {
  const source = written.get(holder as object)?.[key];
  return source !== undefined && Number(source) === value ? source : String(value); // Another number may have replaced it meanwhile.
}

/**
 * The value of a JSON text, or `otherwise` where the text is not JSON. A text that nests too deeply for a `reviver` is parsed without it.
 */
export function parseBody(text: string, otherwise?: unknown, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return reviver ? parseBody(text, otherwise) : otherwise;
  }
}

/** Visits each value of a JSON text. `context.source` is the text of that value, in runtimes that provide it. */
export type Reviver = (this: object, key: string, value: unknown, context?: { source?: string }) => unknown;
