import { keepDigits, readDigits } from "@kontor/http/internal";

interface RawJson {
  rawJSON?: (text: string) => unknown;
  isRawJSON?: (value: unknown) => boolean;
}

const { rawJSON, isRawJSON } = JSON as RawJson; // Every Node that runs this has them; the types of the language do not know them yet.
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Puts a value into an object, and remembers how its number was written: a number of JavaScript has sixteen digits at most. */
export function addExact(holder: Record<string, unknown>, name: string, value: unknown, text: string): void {
  holder[name] = value;
  const source = text.trim();
  if (typeof value === "number" && NUMBER.test(source)) keepDigits.call(holder, name, value, { source });
}

/** A copy of a body in which each number is written as it was given. */
export function writeExact(value: unknown, key: string | number = "", holder?: unknown): unknown {
  if (typeof value === "number") {
    const digits = readDigits(value, key, holder);
    return digits === String(value) || !rawJSON ? value : rawJSON(digits);
  }
  if (Array.isArray(value)) return value.map((each, index) => writeExact(each, index, value));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, writeExact(each, name, value)]));
}

/** Whether an object holds fields, and is no file, no bytes and no number of `writeExact()`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null || isRawJSON?.(value)) return false;
  return !(value instanceof Blob) && !ArrayBuffer.isView(value);
}
