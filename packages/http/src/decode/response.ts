import { describeCall, type CallPlace } from "../call/place.ts";
import { isHtml, isJson, isLikelyText, parseBody, decodeText, type Reviver } from "../body/text.ts";
import { decodeAs, type Decoder } from "./decoder.ts";
import { text } from "./scalars.ts";
import { DecodeError, type DecodeFacts } from "../errors/decode.ts";
import { TimeoutError } from "../errors/timeout.ts";
import { hasErrors } from "./has-errors.ts";
import { findAnswerHint } from "../errors/find-hint.ts";
import { readBytes } from "../body/read-bytes.ts";
import type { DocumentAnswer } from "../body/read-document.ts";

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

/**
 * Reads an answer to its end. An empty body, plain text, a gateway's HTML page and truncated JSON each become a value or a typed error. The
 * result is never a `SyntaxError`, and never `undefined` without notice.
 *
 * @returns The decoded body; `undefined` for an empty body, where the operation promises none.
 * @throws {ApiError} If the status is outside 2xx, or an error body came with 2xx. `fail` creates it.
 * @throws {DecodeError} If a 2xx answer does not have the form that the operation promises.
 */
export async function decodeResponse(
  response: Response,
  { place, decode, reviver, document, answer, fail, errorFields, maxBytes = MAX_BYTES }: Reading,
): Promise<unknown> {
  const { ok, status, headers } = response;
  const contentType = headers.get("content-type") ?? undefined;
  const facts = { status, contentType };
  const what = `the answer of ${describeCall(place)}${place.host ? ` from ${place.host}` : ""}`;
  const unreadable = (problem: string, more?: DecodeFacts) => new DecodeError(what, problem, { ...facts, ...more });
  const refused = (body: unknown) => fail(place, status, body, headers);
  const isError = (value: unknown) => hasErrors(value, errorFields);
  const tooLong = () => unreadable(`its body is longer than ${maxBytes} bytes`);
  const bytes = await readBytes(response.body, maxBytes, tooLong).catch((cause: unknown) => {
    if (!ok) return new Uint8Array(); // The status says more than an incomplete body.
    if ((cause as Error | undefined)?.name === "TimeoutError") throw new TimeoutError(place, cause);
    throw cause instanceof DecodeError ? cause : unreadable("its body broke off", { cause });
  });
  const { length } = bytes;
  const page = { length, hint: findAnswerHint(status, { isPage: true }) };
  if (!ok) throw refused(lenient(bytes, contentType));
  if (document) {
    const value = document(bytes, contentType, { status, headers, isError });
    if (value === undefined) throw unreadable("its body is a page and no document", page);
    if (value === null) throw unreadable(length > 0 ? "its body is null and no document" : "its body is empty");
    if (isError(value)) throw refused(value);
    return value;
  }

  const isPartial = answer === "partial";
  const isOptional = !decode || isPartial || answer === "optional";
  if (length > 0 && !decode && answer !== "none" && !isLikelyText(contentType)) return bytes;
  const body = length > 0 ? decodeText(bytes, contentType)?.trim() : "";
  if (body === undefined && answer === "none" && !isLikelyText(contentType)) return undefined;
  if (body === undefined) throw unreadable("its body is not valid text", { length });
  if (body === "") {
    if (isOptional) return isPartial ? {} : undefined;
    throw unreadable("its body is empty");
  }
  if (isHtml(contentType) || body.startsWith("<")) throw unreadable("its body is a page and not data", page);

  const value = parseBody(body, undefined, reviver); // No JSON text has the value `undefined`.
  const isBareText = decode === text && !isJson(contentType); // A server may send a single text without the quotes of JSON.
  if (isBareText && (value === undefined || typeof value === "number")) return body;
  if (value === undefined) {
    if (!decode && !isJson(contentType)) return answer === "none" ? undefined : body;
    throw unreadable("its body is not valid JSON", { length });
  }
  // An error beside the items does not discard a list that is read item by item.
  const items = (value as Record<string, unknown[] | undefined> | null)?.[
    (decode as { list?: string } | undefined)?.list as string
  ];
  if (!isPartial && isError(value) && !items?.length) throw refused(value);
  if (decode) return decodeAs(decode, value, what, "", facts);
  return answer === "none" ? undefined : value;
}

function lenient(bytes: Uint8Array, contentType: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  const text = decodeText(bytes, contentType);
  if (text === undefined) return bytes;
  return parseBody(text.trim(), text);
}
