import { decodeAs, type Decoder } from "./decoders.ts";
import { DecodeError, TimeoutError } from "./errors.ts";

const MAX_BYTES = 64 * 1024 * 1024; // four times the largest documented document; an answer never gets near it

/** How to read an answer. */
export interface Reading {
  /** The operation, for errors. */
  operation: string;
  /** Checks and types the answer. Without one, the platform shows no shape and whatever came is returned. */
  decode?: Decoder<unknown> | undefined;
  /**
   * `none`: the operation answers without a body. `binary`: with bytes. `partial`: with a list of what was not done, or
   * with nothing.
   */
  answer?: "none" | "binary" | "partial" | undefined;
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
  { operation, decode, answer, fail, maxBytes = MAX_BYTES }: Reading,
): Promise<unknown> {
  const contentType = response.headers.get("content-type") ?? undefined;
  const facts = { status: response.status, contentType };
  const what = `the answer of ${operation}`;
  const bytes = await readBytes(response, maxBytes).catch((cause: unknown) => {
    if (!response.ok) return new Uint8Array(); // the status says more than the body that broke off
    if ((cause as Error | undefined)?.name === "TimeoutError") throw new TimeoutError(operation, cause);
    throw cause instanceof DecodeError ? cause : new DecodeError(what, "its body broke off", { ...facts, cause });
  });
  if (!response.ok) throw fail(operation, response.status, lenient(bytes, contentType), response.headers);
  if (answer === "binary" && bytes.length > 0) {
    if (isHtml(contentType, bytes)) throw new DecodeError(what, "its body is a page and no document", facts);
    const value = isJson(contentType) ? parse(textOf(bytes, contentType) ?? "") : undefined;
    if (hasErrors(value)) throw fail(operation, response.status, value, response.headers);
    return typeof value === "string" ? fromBase64(value, bytes) : bytes;
  }

  const isOptional = !decode || answer === "partial";
  const nothing = answer === "partial" ? {} : undefined;
  if (bytes.length === 0 && isOptional && answer !== "binary") return nothing;
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

const NOT_JSON = Symbol("not JSON");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
}

/** An answer of 2xx can carry errors all the same (documented for partial success). */
function hasErrors(value: unknown): boolean {
  const list = (value as { errorList?: unknown } | null)?.errorList;
  return Array.isArray(list) && list.length > 0;
}

function lenient(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  const text = textOf(bytes, contentType);
  if (text === undefined) return bytes;
  const value = parse(text.trim());
  return value === NOT_JSON ? text : value;
}

/** A document that is declared as JSON text of base64, as it is in places (observed). */
function fromBase64(text: string, bytes: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return bytes;
  }
}

/** A page of HTML, by its type or by how it begins. */
function isHtml(contentType = "", bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  return /^text\/html\b/i.test(contentType) || /^<(!doctype html|html)\b/i.test(start);
}

/** A gateway's page, by its name or by its first character. */
function isPage(contentType = "", bytes: Uint8Array): boolean {
  return /^text\/html\b/i.test(contentType) || bytes[0] === 0x3c;
}

function isJson(contentType = ""): boolean {
  return /^[^;]*[/+]json\b/i.test(contentType);
}

function looksLikeText(contentType = ""): boolean {
  return contentType === "" || isJson(contentType) || /^text\/|xml\b|charset=/i.test(contentType);
}

/** The text of a body in its charset, without a byte order mark; `undefined` where it is not text. */
function textOf(bytes: Uint8Array, contentType = ""): string | undefined {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array();
  const tooLong = () =>
    new DecodeError("an answer", `its body is longer than ${maxBytes} bytes`, { status: response.status });
  if (Number(response.headers.get("content-length")) > maxBytes) {
    await response.body.cancel();
    throw tooLong();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader(); // not every browser can iterate over a body
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
  if (chunks.length === 1) return chunks[0]!;
  const all = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
