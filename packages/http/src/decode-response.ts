import { isJson, isPage, looksLikeText, NOT_JSON, parse, textOf } from "./body-text.ts";
import { decodeAs, type Decoder } from "./decoders.ts";
import { DecodeError, TimeoutError } from "./errors.ts";
import { hasErrors } from "./has-errors.ts";
import { readBytes } from "./read-bytes.ts";

const MAX_BYTES = 64 * 1024 * 1024; // four times the largest documented document; an answer never gets near it

/** How to read an answer. */
export interface Reading {
  /** The operation, for errors. */
  operation: string;
  /** Checks and types the answer. Without one, the platform shows no shape and whatever came is returned. */
  decode?: Decoder<unknown> | undefined;
  /** Reads the bytes of an operation that answers with a document; `undefined` where they are a page. */
  document?: ((bytes: Uint8Array, contentType: string | undefined) => unknown) | undefined;
  /** `none`: the operation answers without a body. `partial`: with a list of what was not done, or with nothing. */
  answer?: "none" | "partial" | undefined;
  /** Makes the error for a status outside 2xx. */
  fail(operation: string, status: number, body: unknown, headers: Headers): Error;
  /** Longest answer that is read, in bytes. Default 64 MiB. */
  maxBytes?: number | undefined;
}

/**
 * Reads an answer to its end. Empty bodies, plain text, a gateway's HTML page, truncated JSON: each becomes a
 * value or a typed error; never a `SyntaxError`, never a silent `undefined`.
 *
 * @returns The decoded body; `undefined` for a body that is empty where none is promised.
 * @throws {ApiError} If the status is outside 2xx; made by `fail`.
 * @throws {DecodeError} If a 2xx answer cannot be read as what the operation promises.
 */
export async function decodeResponse(
  response: Response,
  { operation, decode, document, answer, fail, maxBytes = MAX_BYTES }: Reading,
): Promise<unknown> {
  const contentType = response.headers.get("content-type") ?? undefined;
  const facts = { status: response.status, contentType };
  const what = `the answer of ${operation}`;
  const tooLong = () => new DecodeError(what, `its body is longer than ${maxBytes} bytes`, facts);
  const bytes = await readBytes(response.body, maxBytes, tooLong).catch((cause: unknown) => {
    if (!response.ok) return new Uint8Array(); // the status says more than the body that broke off
    if ((cause as Error | undefined)?.name === "TimeoutError") throw new TimeoutError(operation, cause);
    throw cause instanceof DecodeError ? cause : new DecodeError(what, "its body broke off", { ...facts, cause });
  });
  if (!response.ok) throw fail(operation, response.status, lenient(bytes, contentType), response.headers);
  if (document && bytes.length > 0) {
    const value = document(bytes, contentType);
    if (value === undefined) throw new DecodeError(what, "its body is a page and no document", facts);
    if (hasErrors(value)) throw fail(operation, response.status, value, response.headers);
    return value;
  }

  const isOptional = !decode || answer === "partial";
  const nothing = answer === "partial" ? {} : undefined;
  if (bytes.length === 0 && isOptional && !document) return nothing;
  if (bytes.length === 0) throw new DecodeError(what, "its body is empty", facts);
  if (!decode && answer !== "none" && !looksLikeText(contentType)) return bytes;
  const body = textOf(bytes, contentType)?.trim();
  if (body === undefined && answer === "none" && !looksLikeText(contentType)) return undefined;
  if (body === undefined) throw new DecodeError(what, "its body is not valid text", facts);
  if (isPage(contentType, bytes) || body.startsWith("<"))
    throw new DecodeError(what, "its body is a page and not data", facts);
  if (body === "" && isOptional) return nothing;

  const value = parse(body);
  if (value === NOT_JSON) {
    if (!decode && !isJson(contentType)) return answer === "none" ? undefined : body;
    throw new DecodeError(what, body === "" ? "its body is empty" : "its body is not valid JSON", facts);
  }
  if (answer !== "partial" && hasErrors(value)) throw fail(operation, response.status, value, response.headers);
  if (decode) return withFacts(() => decodeAs(decode, value, what), facts);
  return answer === "none" ? undefined : value;
}

/** Adds what only the answer knows to an error of a decoder. */
function withFacts<T>(run: () => T, facts: { status: number; contentType: string | undefined }): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof DecodeError ? Object.assign(error, facts) : error;
  }
}

function lenient(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  const text = textOf(bytes, contentType);
  if (text === undefined) return bytes;
  const value = parse(text.trim());
  return value === NOT_JSON ? text : value;
}
