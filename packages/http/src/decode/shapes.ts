import { decodeBelow, isMismatch, throwMismatch, type Decoder } from "./decoder.ts";

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

/** A shape that is declared further down, or in a circle with the one that holds it. */
export function later<T>(find: () => Decoder<T>): Decoder<T> {
  return (value, ...place) => find()(value, ...place);
}

/** The value as the first shape that fits reads it. */
export function union<Members extends readonly unknown[]>(
  ...members: { [Index in keyof Members]: Decoder<Members[Index]> }
): Decoder<Members[number]> {
  return (value, ...place) => {
    for (const member of members)
      try {
        return member(value, ...place);
      } catch (error) {
        if (!isMismatch(error)) throw error;
      }
    return throwMismatch(`one of ${members.length} shapes`, value);
  };
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
 * A {@link shape} that ignores the case of names: it reads `ErrorCode` as `errorCode`, because versions of the ERP differ (observed). It
 * copies the object, so `decimalText` cannot find the digits of a number below it. The ERP has no decimal text.
 */
export function shapeInAnyCase<T>(required: Fields<T>, optional: Fields<T>): Decoder<T> {
  const decode = shape(required, optional);
  let names: Map<string, string> | undefined; // a client has hundreds of shapes, and loading it must not prepare them all
  const respell = (key: string) => names!.get(key.toLowerCase()) ?? key;
  return (value) => {
    names ??= new Map(Object.keys({ ...required, ...optional }).map((name) => [name.toLowerCase(), name]));
    return decode(Object.fromEntries(Object.entries(checkObject(value)).map(([key, inner]) => [respell(key), inner])));
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
  if (typeof value === "object" && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value))
    return value as Record<string, unknown>;
  return throwMismatch("an object", value);
}
