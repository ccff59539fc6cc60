import { DecodeError, type DecodeFacts, TimeoutError } from "../errors.ts";
import { describeCall, type CallPlace, findAnswerHint } from "../hints.ts";
import {
  isHtml,
  isJson,
  isLikelyText,
  parseBody,
  decodeText,
  type Reviver,
  readBytes,
  type DocumentAnswer,
} from "../read-body.ts";
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
  /** Reads the bytes of an operation that answers with a document. It gives `undefined` where the bytes are an HTML page, and `null` where they say that there is none. */
  document?: ((bytes: Uint8Array, contentType: string | undefined, answer: DocumentAnswer) => unknown) | undefined;
  /** The fields of an error body, in lower case. A 2xx answer that has some of them and no other field is refused. Default: none. */
  errorFields?: readonly string[] | undefined;
  /**
   * `none`: the operation answers without a body. `optional`: a body may be missing. `partial`: it answers with a list of refused items, or
   * with nothing.
   */
  answer?: "none" | "optional" | "partial" | undefined;
  /** Creates the error for a status outside 2xx. */
  fail(place: CallPlace, status: number, body: unknown, headers: Headers): Error;
  /** Longest answer that is read, in bytes. Default 64 MiB. */
  maxBytes?: number | undefined;
}

/** An answer that has come completely. */
interface Answer {
  status: number;
  headers: Headers;
  contentType: string | undefined;
  bytes: Uint8Array;
  /** The error of an answer that cannot be read. */
  unreadable(problem: string, more?: DecodeFacts): DecodeError;
  /** The error of an answer that cannot be read as its body is a page of a gateway. */
  page(problem: string): DecodeError;
  /** The error of a call that the platform refused. */
  refused(body: unknown): Error;
  /** Whether a value says what went wrong. */
  isError(value: unknown): boolean;
}

/**
 * Reads an answer to its end. An empty body, plain text, a gateway's HTML page and truncated JSON each become a value or a typed error. The
 * result is never a `SyntaxError`, and never `undefined` without notice.
 *
 * @returns The decoded body; `undefined` for an empty body, where the operation promises none.
 * @throws {ApiError} If the status is outside 2xx, or an error body came with 2xx. `fail` creates it.
 * @throws {DecodeError} If a 2xx answer does not have the form that the operation promises.
 */
export async function decodeResponse(response: Response, reading: Reading): Promise<unknown> {
  const answer = await receive(response, reading);
  if (!response.ok) throw answer.refused(readRefused(answer));
  if (reading.document) return readDocumentOf(answer, reading.document);
  return reading.decode ? readTyped(answer, reading, reading.decode) : readUntyped(answer, reading);
}

async function receive(
  { ok, status, headers, body }: Response,
  { place, fail, errorFields, maxBytes = MAX_BYTES }: Reading,
): Promise<Answer> {
  const contentType = headers.get("content-type") ?? undefined;
  const facts = { status, contentType };
  const answer: Answer = {
    ...facts,
    headers,
    bytes: new Uint8Array(),
    unreadable: (problem, more) => new DecodeError(describeAnswer(place), problem, { ...facts, ...more }),
    page: (problem) =>
      answer.unreadable(problem, { length: answer.bytes.length, hint: findAnswerHint(status, { isPage: true }) }),
    refused: (value) => fail(place, status, value, headers),
    isError: (value) => hasErrors(value, errorFields),
  };
  try {
    answer.bytes = await readBytes(body, maxBytes, () =>
      answer.unreadable(`its body is longer than ${maxBytes} bytes`),
    );
  } catch (cause) {
    if (!ok) return answer; // The status says more than an incomplete body.
    if ((cause as Error | undefined)?.name === "TimeoutError") throw new TimeoutError(place, cause);
    throw cause instanceof DecodeError ? cause : answer.unreadable("its body broke off", { cause });
  }
  return answer;
}

function describeAnswer(place: CallPlace): string {
  return `the answer of ${describeCall(place)}${place.host ? ` from ${place.host}` : ""}`;
}

/** The body of a refusal: JSON as a value, text as text, and anything else as its bytes. */
function readRefused({ bytes, contentType }: Answer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decodeText(bytes, contentType);
  if (text === undefined) return bytes;
  return parseBody(text.trim(), text);
}

function readDocumentOf(answer: Answer, document: NonNullable<Reading["document"]>): unknown {
  const { bytes, contentType, unreadable, page, refused, isError } = answer;
  const value = document(bytes, contentType, answer);
  if (value === undefined) throw page("its body is a page and no document");
  if (value === null) throw unreadable(bytes.length > 0 ? "its body is null and no document" : "its body is empty");
  if (isError(value)) throw refused(value);
  return value;
}

/** An answer whose shape is not shown by the platform: JSON as a value, text as text, and anything else as its bytes. */
function readUntyped(answer: Answer, { answer: kind, reviver }: Reading): unknown {
  const { bytes, contentType, unreadable, refused, isError } = answer;
  if (bytes.length > 0 && !isLikelyText(contentType)) {
    if (kind !== "none") return bytes;
    if (decodeText(bytes, contentType) === undefined) return undefined;
  }
  const body = readPlain(answer);
  if (body === "") return kind === "partial" ? {} : undefined;
  const value = parseBody(body, undefined, reviver); // No JSON text has the value `undefined`.
  if (value === undefined && isJson(contentType))
    throw unreadable("its body is not valid JSON", { length: bytes.length });
  if (kind !== "partial" && isError(value)) throw refused(value);
  if (kind === "none") return undefined;
  return value === undefined ? body : value;
}

function readTyped(answer: Answer, { answer: kind, reviver, place }: Reading, decode: Decoder<unknown>): unknown {
  const { bytes, status, contentType, unreadable, refused, isError } = answer;
  const body = readPlain(answer);
  if (body === "") {
    if (kind === "partial") return {};
    if (kind === "optional") return undefined;
    throw unreadable("its body is empty");
  }
  const value = parseBody(body, undefined, reviver);
  const isBareText = decode === text && !isJson(contentType); // A server may send a single text without the quotes of JSON.
  if (isBareText && (value === undefined || typeof value === "number")) return body;
  if (value === undefined) throw unreadable("its body is not valid JSON", { length: bytes.length });
  // An error beside the items does not discard a list that is read item by item.
  const { list = "" } = decode as { list?: string };
  const items = (value as Record<string, unknown[] | undefined> | null)?.[list];
  if (kind !== "partial" && isError(value) && !items?.length) throw refused(value);
  return decodeAs(decode, value, describeAnswer(place), "", { status, contentType });
}

/** The text of a body, which may be empty. @throws {DecodeError} If it is no text, or a page. */
function readPlain({ bytes, contentType, unreadable, page }: Answer): string {
  const body = bytes.length > 0 ? decodeText(bytes, contentType)?.trim() : "";
  if (body === undefined) throw unreadable("its body is not valid text", { length: bytes.length });
  if (body && (isHtml(contentType) || body.startsWith("<"))) throw page("its body is a page and not data");
  return body;
}

/**
 * Whether a 2xx answer has errors in it: a list of errors (documented for partial success), or an error body in place of the declared one,
 * which is an object that has the fields of an error body and no other (assumed). Empty fields say that nothing is wrong.
 *
 * @param errorFields The fields of an error body that no declared answer has, in lower case. The case of names is ignored.
 */
export function hasErrors(value: unknown, errorFields: readonly string[] = []): boolean {
  if (typeof value !== "object" || Array.isArray(value) || ArrayBuffer.isView(value)) return false;
  const fields = Object.entries(Object(value) as object);
  return (
    fields.some(([name, inner]) => name === "errorList" && Array.isArray(inner) && inner.length > 0) ||
    (fields.every(([name]) => errorFields.includes(name.toLowerCase())) && fields.some(([, inner]) => isFilled(inner)))
  );
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" ? Object.keys(Object(value) as object).length > 0 : Boolean(value);
}
