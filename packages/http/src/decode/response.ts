import { DecodeError, type DecodeFacts, isTimeout, TimeoutError } from "../errors.ts";
import { describeCall, type CallPlace, findAnswerHint } from "../hints.ts";
import { type Bytes, readInTime } from "./answer.ts";
import { parseBody, type Reviver } from "../exact-json.ts";
import { decodeAs, type Decoder, text } from "./decoder.ts";

const MAX_BYTES = 64 * 1024 * 1024; // Four times the largest documented document, so no genuine answer comes near it.

/** Decides how an answer is read. */
export interface Reading {
  /** The call, for errors. */
  place: CallPlace;
  /** Checks and types the answer. Without it, the shape is not shown by the platform, and the answer is returned unchecked. */
  decode?: Decoder<unknown> | undefined;
  /** Visits each value of the JSON before it is decoded. */
  reviver?: Reviver | undefined;
  /** Reads the bytes of an operation that answers with a document: `readDocument()` or `readText()`. */
  document?: ((bytes: Uint8Array, contentType: string | undefined, answer: DocumentAnswer) => unknown) | undefined;
  /** The fields of an error body, in lower case. A 2xx answer that has some of them and no other field is refused. Default: none. */
  errorFields?: readonly string[] | undefined;
  /**
   * `none`: the operation answers without a body; data that comes all the same is dropped. `optional`: a body may be missing. `partial`: it answers with a list of refused items, or
   * with nothing.
   */
  answer?: "none" | "optional" | "partial" | undefined;
  /** Creates the error for a status outside 2xx, and for an error body that came with 2xx. */
  fail(place: CallPlace, status: number, body: unknown, headers: Headers): Error;
  /** Longest answer that is read, in bytes. Default 64 MiB. */
  maxBytes?: number | undefined;
}

/** The facts and the errors of an answer that has come completely. */
interface Answer extends DocumentAnswer {
  /** The answer, for errors. */
  what: string;
  unreadable(problem: string, more?: DecodeFacts): DecodeError;
}

/**
 * Reads an answer to its end. An empty body, plain text, a gateway's HTML page and truncated JSON each become a value or a typed error. The
 * result is never a `SyntaxError`, and never `undefined` without notice.
 *
 * @returns The decoded body; without a decoder, JSON as a value, text as text, and anything else as its bytes. For an empty body it is `undefined`
 *   where the operation promises none, and `{}` where it answers with a list of refused items.
 * @throws {ApiError} If the status is outside 2xx, or an error body came with 2xx. `fail` creates it.
 * @throws {DecodeError} If a 2xx answer does not have the form that the operation promises, is longer than `maxBytes`, or breaks off.
 * @throws {TimeoutError} If the time limit ends while the body of a 2xx answer is read.
 */
export async function decodeResponse(response: Response, reading: Reading): Promise<unknown> {
  const { status, headers, bodyUsed, body } = response;
  const ok = status >= 200 && status < 300; // A mock may have no `ok`.
  const isRead = bodyUsed || body?.locked;
  const { place, document, fail, errorFields, maxBytes = MAX_BYTES } = reading;
  const contentType = headers.get("content-type") ?? undefined;
  const what = `the answer of ${describeCall(place)}${place.host ? ` from ${place.host}` : ""}`;
  const unreadable = (problem: string, more?: DecodeFacts) =>
    new DecodeError(what, problem, { status, contentType, ...more });
  const tooLong = () => unreadable(`its body is longer than ${maxBytes} bytes`);
  const read = readInTime(response, (stream) => readBytes(stream, maxBytes, tooLong));
  const bytes = await read.catch((cause: unknown) => {
    if (!ok) return new Uint8Array(); // The status says more than an incomplete body.
    if (isTimeout(cause)) throw new TimeoutError(place, cause);
    const problem = isRead ? "its body was read before: let the given fetch read a clone()" : "its body broke off";
    throw cause instanceof DecodeError ? cause : unreadable(problem, { cause });
  });
  const answer: Answer = {
    status,
    headers,
    what,
    unreadable,
    page: () =>
      unreadable("its body is a page, not data", {
        length: bytes.length,
        hint: findAnswerHint(status, { isPage: true }),
      }),
    refuseErrors(value) {
      if (hasErrors(value, errorFields)) throw fail(place, status, value, headers);
    },
  };
  if (!ok) throw fail(place, status, readRefused(bytes, contentType), headers);
  return (document ?? readData)(bytes, contentType, answer, reading);
}

/** The body of a refusal: JSON as a value, text as text, and anything else as its bytes. */
function readRefused(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  const text = decodeText(bytes, contentType);
  // The code of an error is readable even where one letter of its text is not.
  return parseBody((text ?? new TextDecoder().decode(bytes)).trim(), text ?? bytes);
}

const LIKELY_TEXT = /^$|^text\/|xml\b|charset=/i;

/** The data of an answer. Without a decoder, it is JSON as a value, text as text, and anything else as its bytes. */
function readData(
  bytes: Uint8Array,
  contentType: string | undefined,
  { status, what, unreadable, page, refuseErrors }: Answer,
  { answer: kind, decode, reviver }: Reading,
): unknown {
  const { length } = bytes;
  const isOther = length > 0 && !decode && !isJson(contentType) && !LIKELY_TEXT.test(contentType ?? "");
  if (isOther && kind !== "none") return bytes;
  const body = length > 0 ? decodeText(bytes, contentType)?.trim() : "";
  if (body === undefined) {
    if (isOther) return undefined;
    throw unreadable("its body is not valid text", { length });
  }
  if (body === "") {
    if (kind === "partial") return {};
    if (!decode || kind === "optional") return undefined;
    throw unreadable("its body is empty");
  }
  if (isHtml(contentType) || body.startsWith("<")) throw page();

  const value = parseBody(body, undefined, reviver); // No JSON text has the value `undefined`.
  const isBareText = decode === text && !isJson(contentType); // A server may send a single text without the quotes of JSON.
  if (isBareText && (value === undefined || typeof value === "number")) return body;
  if (value === undefined) {
    if (!decode && !isJson(contentType)) return kind === "none" ? undefined : body;
    throw unreadable("its body is not valid JSON", { length });
  }
  // An error beside the items does not discard a list that is read item by item.
  const list = (decode as { list?: string } | undefined)?.list as string;
  const items = (value as Record<string, unknown[] | undefined> | null)?.[list];
  if (kind !== "partial" && !items?.length) refuseErrors(value);
  if (decode) return decodeAs(decode, value, what, "", { status, contentType });
  return kind === "none" ? undefined : value;
}

/**
 * Whether a 2xx answer has errors in it: a list of errors (documented for partial success), or an error body in place of the declared one,
 * which is an object that has the fields of an error body and no other (assumed). Empty fields say that nothing is wrong.
 *
 * @param errorFields The fields of an error body that no declared answer has, in lower case. The case of names is ignored.
 */
function hasErrors(value: unknown, errorFields: readonly string[] = []): boolean {
  if (typeof value !== "object" || Array.isArray(value)) return false;
  const { errorList } = Object(value) as { errorList?: unknown };
  const fields = Object.entries(Object(value) as object);
  return (
    (Array.isArray(errorList) && errorList.length > 0) ||
    (fields.every(([name]) => errorFields.includes(name.toLowerCase())) && fields.some(([, inner]) => isFilled(inner)))
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" ? Object.keys(Object(value) as object).length > 0 : Boolean(value);
}

/** Whether a body can be read only once. Node's `fetch` also reads any async iterable as a stream. */
export function isStream(body: unknown): body is ReadableStream<Bytes> {
  return body instanceof ReadableStream || Symbol.asyncIterator in (Object(body) as object);
}

/**
 * Reads the bytes of a body.
 *
 * @throws The error that `tooLong` makes, if there are more than `maxBytes`: the rest is not read. The error of the body, if it breaks off.
 */
export async function readBytes(
  body: ReadableStream<Bytes> | null,
  maxBytes: number,
  tooLong: () => Error,
): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = body?.getReader(); // Not every browser can iterate over a body.
  for (;;) {
    const value = (await reader?.read())?.value; // At the end there is no value.
    if (!value) return chunks.length === 1 ? chunks[0]! : new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
}

/** Whether a content type is that of a web page. */
export function isHtml(contentType: string | null = ""): boolean {
  return /^text\/html\b/i.test(contentType!);
}

function isJson(contentType = ""): boolean {
  return /^[^;]*[/+]json\b/i.test(contentType);
}

/**
 * Decodes a body and drops a byte order mark: as UTF-8, and where it is none, in the charset that its label says. Labels are often wrong, and
 * text in another charset is almost never valid UTF-8; that in UTF-16 has zeros in it. The result is `undefined` where the body is not text.
 */
function decodeText(bytes: Uint8Array, contentType = ""): string | undefined {
  const label = /charset="?([\w-]+)/i.exec(contentType)?.[1];
  let text: string | undefined;
  for (const charset of ["utf-8", label]) {
    try {
      text = new TextDecoder(charset, { fatal: true }).decode(bytes);
      if (!text.includes("\0")) break;
    } catch {} // The bytes are not in this charset, or nobody knows it.
  }
  return text;
}

/** Reads an answer of text as it is, whatever it looks like. @throws {DecodeError} If it is an HTML page of a gateway, or no text. */
export function readText(bytes: Uint8Array, contentType: string | undefined, { page }: DocumentAnswer): string {
  const text = isHtml(contentType) ? undefined : decodeText(bytes, contentType);
  if (text === undefined) throw page();
  return text;
}

const OPEN_TYPE = /^application\/octet-stream\b/i; // A file of this type may hold anything.
const MAY_BE_EMPTY = /^(application\/octet-stream|text\/(?!html))\b/i; // An empty PDF or picture is none.

/** The facts of an answer that say how its document is read. */
export interface DocumentAnswer {
  status: number;
  headers: Headers;
  /** The error of an answer that cannot be read. */
  unreadable(problem: string): Error;
  /** The error of an answer that is a page of a gateway. */
  page(): Error;
  /** Throws the error of a call that the platform refused, if a JSON value says what went wrong. */
  refuseErrors(value: unknown): void;
}

/**
 * Reads the document of an answer: its bytes, or the bytes that a JSON text holds as base64.
 *
 * A stored HTML file is distinguished from a page by the answer: its type is `application/octet-stream`, or `content-disposition` says that it is a
 * file. An empty body is an empty file if its type may be empty, as that of any bytes and of plain text; 204 means that there is no file.
 *
 * @throws {DecodeError} If it is an HTML page of a gateway, or holds no document: an empty body, or the JSON `null`.
 * @throws {ApiError} If errors came instead.
 */
export function readDocument(
  bytes: Uint8Array,
  contentType: string | undefined,
  { status, headers, unreadable, page, refuseErrors }: DocumentAnswer,
): Uint8Array {
  if (bytes.length === 0) {
    if (status !== 204 && MAY_BE_EMPTY.test(contentType ?? "")) return bytes;
    throw unreadable("its body is empty");
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (isHtml(contentType) || (/^<(!doctype html|html)\b/i.test(start) && !OPEN_TYPE.test(contentType ?? ""))) {
    if (/\b(attachment|filename)\b/i.test(headers.get("content-disposition") ?? "")) return bytes;
    throw page();
  }
  const isQuoted = !contentType && start.startsWith('"'); // No file of a known kind begins with a quotation mark.
  const value = isJson(contentType) || isQuoted ? parseBody(decodeText(bytes, contentType) ?? "") : undefined;
  if (value === null) throw unreadable("its body is null, not a document");
  refuseErrors(value);
  return typeof value === "string" ? fromBase64(value, bytes) : bytes;
}

/** Some answers carry a document as base64 text (observed). */
function fromBase64(text: string, bytes: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return bytes;
  }
}
