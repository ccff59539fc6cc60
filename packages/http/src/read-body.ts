/** Bytes in memory of their own. TypeScript 5.5 and 5.6 read this declaration too: their `Uint8Array` has no parameter. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/** Whether a body can be read only once. Node's `fetch` also reads any async iterable as a stream. */
export function isStream(body: unknown): body is ReadableStream<Bytes> {
  return body instanceof ReadableStream || Symbol.asyncIterator in (Object(body) as object);
}

/**
 * Reads the bytes of a body.
 *
 * @throws The error that `tooLong` makes, if there are more than `maxBytes`. The rest is not read.
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

/**
 * The value of a JSON text, or `otherwise` where the text is not JSON. A text that nests too deeply for a `reviver` is parsed without it.
 */
export function parseBody(text: string, otherwise?: unknown, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return reviver ? parseBody(text, otherwise) : otherwise;
  }
}

/** Visits each value of a JSON text. `context.source` is the text of that value, in runtimes that provide it. */
export type Reviver = (this: object, key: string, value: unknown, context?: { source?: string }) => unknown;

/** Whether a body is a web page, by its content type. */
export function isHtml(contentType: string | null = ""): boolean {
  return /^text\/html\b/i.test(contentType!);
}

export function isJson(contentType = ""): boolean {
  return /^[^;]*[/+]json\b/i.test(contentType);
}

export function isLikelyText(contentType = ""): boolean {
  return contentType === "" || isJson(contentType) || /^text\/|xml\b|charset=/i.test(contentType);
}

/** Decodes a body in its charset and drops a byte order mark. The result is `undefined` where the body is not text. */
export function decodeText(bytes: Uint8Array, contentType = ""): string | undefined {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1]; // The default is UTF-8.
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The media type without its parameters, because a server may write anything into them. */
export function findMediaType(contentType: string | null | undefined): string | undefined {
  return /^[a-z]+\/[a-z\d.+-]+(?=\s*(;|$))/.exec(contentType ?? "")?.[0];
}

/** Reads an answer of text as it is, whatever it looks like. @throws {DecodeError} If it is an HTML page of a gateway, or no text. */
export function readText(bytes: Uint8Array, contentType: string | undefined, { page }: DocumentAnswer): string {
  const text = isHtml(contentType) ? undefined : decodeText(bytes, contentType);
  if (text === undefined) throw page(NO_DOCUMENT);
  return text;
}

const NO_DOCUMENT = "its body is a page and no document";
const OPEN_TYPE = /^application\/octet-stream\b/i; // A file of this type may hold anything.
const MAY_BE_EMPTY = /^(application\/octet-stream|text\/(?!html))\b/i; // An empty PDF or picture is none.

/** The facts of an answer that say how its document is read. */
export interface DocumentAnswer {
  status: number;
  headers: Headers;
  /** The error of an answer that cannot be read. */
  unreadable(problem: string): Error;
  /** The error of an answer that is a page of a gateway. */
  page(problem: string): Error;
  /** Throws the error of a call that the platform refused, if a JSON value says what went wrong. */
  refuseErrors(value: unknown): void;
}

/**
 * Reads the document of an answer: its bytes, or the bytes that a JSON text holds as base64.
 *
 * A stored HTML file is told from a page by the answer: its type is `application/octet-stream`, or `content-disposition` says that it is a
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
    throw page(NO_DOCUMENT);
  }
  const isQuoted = !contentType && start.startsWith('"'); // No file of a known kind begins with a quotation mark.
  const value = isJson(contentType) || isQuoted ? parseBody(decodeText(bytes, contentType) ?? "") : undefined;
  if (value === null) throw unreadable("its body is null and no document");
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
