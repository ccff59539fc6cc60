import { DecodeError, type DecodeFacts } from "../errors/decode.ts";
import { readDigits } from "../body/exact-json.ts";
import { describeKind } from "../values/describe-kind.ts";

/**
 * Turns a JSON value into a typed one, or throws a mismatch that {@link decodeAs} turns into a `DecodeError`. Where the value
 * stands tells how it was written.
 */
export type Decoder<T> = (value: unknown, key?: string | number, holder?: unknown) => T;

/** Where and why a value does not fit. Grows its path on the way out, so that a value that fits costs nothing. */
class Mismatch {
  path = "";
  readonly problem: string;

  constructor(must: string, got: unknown) {
    this.problem = `must be ${must}: got ${describeKind(got)}`;
  }
}

const MOST_DEEP = 200;

type Fields<T> = { [Key in keyof T]?: Decoder<unknown> };

/** Text, as it is. */
export const text: Decoder<string> = (value) => (typeof value === "string" ? value : miss("text", value));

/** A whole number that JavaScript holds exactly. */
export const integer: Decoder<number> = (value) =>
  Number.isSafeInteger(value) ? (value as number) : miss("an integer", value);

/** A finite number. */
export const number: Decoder<number> = (value) =>
  Number.isFinite(value) ? (value as number) : miss("a number", value);

export const boolean: Decoder<boolean> = (value) => (typeof value === "boolean" ? value : miss("true or false", value));

/** A number as text; a JSON number becomes text, as some senders write one: digit for digit where it was read with `keepDigits`. */
export const decimalText: Decoder<string> = (value, ...place) =>
  Number.isFinite(value) ? readDigits(value, ...place) : text(value);

/** Whatever it is. */
export const anything: Decoder<never> = (value) => value as never;

/** The value or `null`. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value, ...place) => (value === null ? null : decode(value, ...place));
}

/** A shape that holds itself, under no name that it would have to know of itself. See {@link bounded} for how deep it may be. */
export function recursive<T>(build: (itself: Decoder<T>) => Decoder<T>): Decoder<T> {
  const decode = build((value) => decode(value));
  return bounded(decode);
}

/**
 * A value that nests at most 200 deep; nothing of the platform comes near that. A deeper one would overflow the stack in a
 * decoder, or where it is written as JSON again.
 */
export function bounded<T>(decode: Decoder<T>): Decoder<T> {
  return (value, ...place) =>
    isDeeper(value, MOST_DEEP) ? miss(`nested at most ${MOST_DEEP} deep`, value) : decode(value, ...place);
}

/** An array whose items all fit. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) =>
    Array.isArray(value) ? value.map((inner, index) => at(index, item, inner, value)) : miss("an array", value);
}

/** An object with any keys, whose values all fit. */
export function mapOf<T>(item: Decoder<T>): Decoder<Record<string, T>> {
  return (value) =>
    Object.fromEntries(Object.entries(record(value)).map(([key, inner]) => [key, at(key, item, inner, value)]));
}

/** An object with these fields. Fields that nobody described stay; `null` in an optional field reads as absent. */
export function shape<T>(required: Fields<T>, optional: Fields<T>): Decoder<T> {
  const must = Object.entries(required) as [string, Decoder<unknown>][];
  const may = Object.entries(optional) as [string, Decoder<unknown>][];
  return (value) => {
    const to = { ...record(value) };
    for (const [key, decode] of must) to[key] = at(key, decode, to[key], value);
    for (const [key, decode] of may) {
      if (to[key] === null) delete to[key];
      if (to[key] !== undefined) to[key] = at(key, decode, to[key], value);
    }
    return to as T;
  };
}

/**
 * A {@link shape} that reads `ErrorCode` as `errorCode`: builds of the ERP differ in how they spell (observed). How a number was
 * written is not known below it, as the ERP has no decimal text.
 */
export function shapeInAnyCase<T>(required: Fields<T>, optional: Fields<T>): Decoder<T> {
  const decode = shape(required, optional);
  const names = new Map(Object.keys({ ...required, ...optional }).map((name) => [name.toLowerCase(), name]));
  const respelled = (key: string) => names.get(key.toLowerCase()) ?? key;
  return (value) =>
    decode(Object.fromEntries(Object.entries(record(value)).map(([key, inner]) => [respelled(key), inner])));
}

/**
 * Decodes a value, or says what does not fit.
 *
 * @param what Of what the error speaks: `the answer of Events_List`.
 * @param root Where it is in something larger, as a JSON Pointer.
 * @param facts What else is known of it.
 * @throws {DecodeError} If the value does not fit.
 */
export function decodeAs<T>(decoder: Decoder<T>, value: unknown, what: string, root = "", facts?: DecodeFacts): T {
  try {
    return decoder(value);
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const path = root + error.path || undefined;
    throw new DecodeError(what, `${path ? "" : "it "}${error.problem}`, { ...facts, path, value });
  }
}

/** The decoded value, or `undefined` where it does not fit. */
export function decodeOrUndefined<T>(decoder: Decoder<T>, value: unknown): T | undefined {
  try {
    return decoder(value);
  } catch {
    return undefined;
  }
}

function at<T>(key: string | number, decode: Decoder<T>, value: unknown, holder: unknown): T {
  try {
    return decode(value, key, holder);
  } catch (error) {
    if (error instanceof Mismatch)
      error.path = `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}${error.path}`;
    throw error;
  }
}

/** Written for speed, as it looks at every value of every event. */
function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (most === 0) return true;
  if (Array.isArray(value)) return value.some((inner) => isDeeper(inner, most - 1));
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], most - 1)) return true;
  return false;
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  return miss("an object", value);
}

function miss(must: string, got: unknown): never {
  throw new Mismatch(must, got);
}
