import { isHtml, isJson, parseBody, decodeText } from "./text.ts";

const OPEN_TYPE = /^application\/octet-stream\b/i; // A file of this type may hold anything.
const MAY_BE_EMPTY = /^(application\/octet-stream|text\/(?!html))\b/i; // An empty PDF or picture is none.

/** The facts of an answer that say how its document is read. */
export interface DocumentAnswer {
  status: number;
  headers: Headers;
  /** Whether a JSON value says what went wrong. */
  isError(value: unknown): boolean;
}

/**
 * Reads the document of an answer: its bytes, the bytes that a JSON text holds as base64, or the errors that came instead. The result is
 * `undefined` where the answer is an HTML page of a gateway, and `null` where it holds no document: an empty body, or the JSON `null`.
 *
 * A stored HTML file is told from a page by the answer: its type is `application/octet-stream`, or `content-disposition` says that it is a
 * file. An empty body is an empty file if its type may be empty, as that of any bytes and of plain text; 204 means that there is no file.
 */
export function readDocument(
  bytes: Uint8Array,
  contentType: string | undefined,
  { status, headers, isError }: DocumentAnswer,
): unknown {
  if (bytes.length === 0) return status !== 204 && MAY_BE_EMPTY.test(contentType ?? "") ? bytes : null;
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  const isPage = isHtml(contentType) || (/^<(!doctype html|html)\b/i.test(start) && !OPEN_TYPE.test(contentType ?? ""));
  if (isPage) return /\b(attachment|filename)\b/i.test(headers.get("content-disposition") ?? "") ? bytes : undefined;
  const isQuoted = !contentType && start.startsWith('"'); // No file of a known kind begins with a quotation mark.
  const value = isJson(contentType) || isQuoted ? parseBody(decodeText(bytes, contentType) ?? "") : undefined;
  if (value === null) return null;
  if (typeof value === "string") return fromBase64(value, bytes);
  return isError(value) ? value : bytes;
}

/** Some answers carry a document as base64 text (observed). */
function fromBase64(text: string, bytes: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return bytes;
  }
}
