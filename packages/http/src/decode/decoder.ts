import { DecodeError, type DecodeFacts } from "../errors/decode.ts";
import { describeKind } from "../values/describe-kind.ts";

/**
 * Turns a JSON value into a typed one, or throws a mismatch, which {@link decodeAs} turns into a `DecodeError`. The key and the object or
 * list that hold the value show how a number was written.
 */
export type Decoder<T> = (value: unknown, key?: string | number, holder?: unknown) => T;

/** Where and why a value does not fit. Its path is built while the error travels outwards, so that a value that fits has no cost. */
class Mismatch {
  path = "";
  readonly problem: string;

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
