import { DecodeError, describeKind, type DecodeFacts } from "../errors.ts";
import { readDigits, type Reviver } from "../exact-json.ts";

/**
 * Turns a JSON value into a typed one, or throws a mismatch, which {@link decodeAs} turns into a `DecodeError`. `holder` is the object or list
 * that has the value at `key`: with both, `decimalText` finds the digits of a number as they were sent.
 */
export type Decoder<T> = (value: unknown, key?: string | number, holder?: unknown) => T;

/** Where and why a value does not fit. Its path is built while the error travels outwards, so that a value that fits has no cost. */
class Mismatch {
  path = "";
  declare readonly problem: string;

  constructor(must: string, got: unknown) {
    this.problem = `must be ${must}: got ${describeKind(got)}`;
  }
}

/** Says that a value does not fit. @throws A mismatch, always. */
export function throwMismatch(must: string, got: unknown): never {
  throw new Mismatch(must, got);
}

/** Whether an error says that a value does not fit. Any other is a fault of a decoder. */
export function isMismatch(error: unknown): boolean {
  return error instanceof Mismatch;
}

/** Decodes a value that stands below a key, and adds the key to the path of a mismatch. */
export function decodeBelow<T>(key: string | number, decode: Decoder<T>, value: unknown, holder: unknown): T {
  try {
    return decode(value, key, holder);
  } catch (error) {
    if (error instanceof Mismatch)
      error.path = `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}${error.path}`;
    throw error;
  }
}

/**
 * Decodes a value, or reports the first part of it that does not fit.
 *
 * @param what The value, for the error: `the answer of Events_List`.
 * @param root The place of the value in a larger one, as a JSON Pointer.
 * @param facts Further fields of the error.
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

const MAX_DEPTH = 200;

type Fields<T> = { [Key in keyof T]?: Decoder<unknown> };

/** The value or `null`. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | null> {
  return (value, ...place) => (value === null ? null : decode(value, ...place));
}

/**
 * A value that nests at most 200 deep. No answer of the platform comes near that. A deeper value would overflow the stack in a
 * decoder, or when it is encoded as JSON again.
 */
export function bounded<T>(decode: Decoder<T>): Decoder<T> {
  return (value, ...place) =>
    isDeeper(value, MAX_DEPTH) ? throwMismatch(`nested at most ${MAX_DEPTH} deep`, value) : decode(value, ...place);
}

/**
 * A shape that is made when it is needed first: it may be declared further down, or be in a circle with the one that holds it. A client has
 * hundreds of shapes, and loading it makes none.
 */
export function later<T>(find: () => Decoder<T>): Decoder<T> {
  let decode: Decoder<T> | undefined;
  return (value, key, holder) => (decode ??= find())(value, key, holder);
}

/** An array, each of whose items the given decoder accepts. */
export function list<T>(item: Decoder<T>): Decoder<T[]> {
  return (value) =>
    Array.isArray(value)
      ? value.map((inner, index) => decodeBelow(index, item, inner, value))
      : throwMismatch("an array", value);
}

/** An object with any keys, each of whose values the given decoder accepts. */
export function mapOf<T>(item: Decoder<T>): Decoder<Record<string, T>> {
  return (value) =>
    Object.fromEntries(
      Object.entries(checkObject(value)).map(([key, inner]) => [key, decodeBelow(key, item, inner, value)]),
    );
}

/** An object with these fields. Unknown fields stay in it. In an optional field, `null` reads as absent. */
export function shape<T>(required: Fields<T>, optional: Fields<T>): Decoder<T> {
  return (value) => {
    const to = { ...checkObject(value) };
    for (const key in required) to[key] = decodeBelow(key, required[key]!, to[key], value);
    for (const key in optional) {
      if (to[key] === null) delete to[key];
      if (to[key] !== undefined) to[key] = decodeBelow(key, optional[key]!, to[key], value);
    }
    return to as T;
  };
}

/**
 * A {@link shape} that ignores the case of names: it reads `ErrorCode` as `errorCode`, because versions of the ERP differ (observed). The
 * exact name wins; without it the last of several spellings does, as of a name that JSON has twice. It copies the object, so `decimalText`
 * cannot find the digits of a number below it. The ERP has no decimal text.
 */
export function shapeInAnyCase<T>(required: Fields<T>, optional: Fields<T>): Decoder<T> {
  const decode = shape(required, optional);
  let names: Map<string, string> | undefined; // a client has hundreds of shapes, and loading it must not prepare them all
  return (value) => {
    names ??= new Map(Object.keys({ ...required, ...optional }).map((name) => [name.toLowerCase(), name]));
    const from = checkObject(value);
    const respelled = new Map<string, unknown>();
    for (const [key, inner] of Object.entries(from)) {
      const meant = names.get(key.toLowerCase()) ?? key;
      const name = Object.hasOwn(from, meant) && from[meant] !== null ? key : meant;
      if (inner !== null || !respelled.has(name)) respelled.set(name, inner);
    }
    return decode(Object.fromEntries(respelled));
  };
}

/** This function is written for speed, because it visits every value of every event. */
function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (most === 0) return true;
  if (Array.isArray(value)) return value.some((inner) => isDeeper(inner, most - 1));
  for (const key in value) if (isDeeper((value as Record<string, unknown>)[key], most - 1)) return true;
  return false;
}

function checkObject(value: unknown): Record<string, unknown> {
  if (describeKind(value) === "an object" && !ArrayBuffer.isView(value)) return value as Record<string, unknown>;
  return throwMismatch("an object", value);
}

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

// Clients of the channel interface send some values as another JSON type (observed). These decoders read the intended value.

const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
  ["", false],
]);

/** An id. A JSON number that JavaScript represents exactly becomes text. */
export const idText: Decoder<string> = (value) => (Number.isSafeInteger(value) ? String(value) : text(value));

/** A whole number, which may come as text. */
export const integerAsSent: Decoder<number> = (value) => integer(numberIn(value, /^-?\d+$/));

/** A finite number, which may come as text and may have an exponent. */
export const numberAsSent: Decoder<number> = (value) =>
  number(numberIn(value, /^-?\d{1,15}(\.\d+)?(e[+-]?\d{1,3})?$/i));

/** True or false, which may come as 1 or 0, and as text. An empty text is false: PHP writes false as text like that. */
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
