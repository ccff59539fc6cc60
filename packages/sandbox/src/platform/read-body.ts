import { type Body, readUpTo, type HttpCall } from "./call.ts";
import type { Problem } from "./find-route.ts";
import type { Route } from "../generated/routes.generated.ts";

const MAX_BYTES = 20 * 1024 * 1024; // assumed: `request-size-limits`
const MOST_FORM_BYTES = 1024 * 1024;
const JSON_TYPE = /^application\/([^ ;]+\+)?json$/;
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * A body as data. A file of a form stands in `body` as empty text, as the specs describe it, and in `files` as bytes. A body that is a file
 * is empty text too, and `bytes` in `files`.
 */
export interface Read {
  body?: unknown;
  files?: Record<string, Uint8Array>;
  /** Why it cannot be read. */
  problem?: Problem;
}

/** Reads the body of a request as data, or says why it cannot be read. Bodies are read on every method, DELETE included. */
export async function readBody({ headers, bytes: read }: HttpCall, { api, bodyTypes, files }: Route): Promise<Read> {
  if (bodyTypes.length === 0) return {};
  if (Number(headers.get("content-length") ?? 0) > MAX_BYTES) return refuse(413, "The body is too large");
  const contentType = headers.get("content-type") ?? "";
  const type = contentType.split(";")[0]!.trim().toLowerCase();
  const [encoding = "", ...others] = readEncodings(headers.get("content-encoding") ?? "");
  if (others.length > 0 || (encoding !== "" && encoding !== "gzip"))
    return refuse(415, "The content encoding must be gzip");
  const bytes = await unpack(await read(MAX_BYTES), encoding).catch(() => undefined);
  if (!bytes) return refuse(400, "The body cannot be unpacked");
  if (bytes === "too large") return refuse(413, "The body is too large");
  if (bytes.byteLength === 0) return refuse(400, "The body is empty");
  const isForm = type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
  // an old guide shows multipart where the reference says urlencoded: the sandbox takes both
  const takesForm = bodyTypes.some((each) => each === "application/x-www-form-urlencoded" || each === type);
  if (isForm && takesForm) return readForm(bytes, type, contentType, files);
  // observed: the cloud ERP API refuses a media type with a charset
  const fits = api === "erp" ? bodyTypes.includes(contentType.trim().toLowerCase()) : bodyTypes.includes(type);
  if (!fits) return refuse(415, `The content type must be ${bodyTypes.join(" or ")}`);
  if (!JSON_TYPE.test(type)) return { body: "", files: { bytes } };
  try {
    return { body: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return refuse(400, "The body is not valid JSON");
  }
}

/** The encodings of a body, in lower case; `x-gzip` is `gzip` (RFC 9110 §8.4.1.3), and `identity` is none. */
function readEncodings(text: string): string[] {
  const named = text.split(",").map((each) =>
    each
      .trim()
      .toLowerCase()
      .replace(/^x-gzip$/, "gzip"),
  );
  return named.filter((each) => each !== "" && each !== "identity");
}

/** Unpacks a body: clients compress reports by default (observed). The result must not be too large either. */
async function unpack(bytes: Body, encoding: string): Promise<Body> {
  if (encoding !== "gzip" || bytes === "too large" || bytes.byteLength === 0) return bytes;
  return readUpTo(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), MAX_BYTES);
}

/** A field that the specs call a file is one, even without a file name (observed). Every other field is text, or JSON. */
function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  contentType: string,
  fileNames: readonly string[],
): Read {
  const body: Record<string, unknown> = {};
  const files: Record<string, Uint8Array> = {};
  try {
    const parts = type === "multipart/form-data" ? readMultipart(bytes, contentType) : readUrlEncoded(bytes);
    for (const { name, value } of parts) {
      if (Object.hasOwn(body, name)) return refuse(400, `The field ${name} appears twice`);
      if (name === "__proto__") return refuse(400, "The body is not a valid form");
      const isFile = fileNames.includes(name);
      if (isFile) files[name] = value;
      const text = isFile ? "" : utf8.decode(value);
      body[name] = text.trimStart().startsWith("{") ? JSON.parse(text) : text;
    }
    return { body, files };
  } catch {
    return refuse(400, "The body is not a valid form");
  }
}

export async function readFields({ headers, bytes: read }: HttpCall) {
  const contentType = headers.get("content-type") ?? "";
  const isTooLong = Number(headers.get("content-length") ?? 0) > MOST_FORM_BYTES;
  const bytes = isTooLong ? "too large" : await read(MOST_FORM_BYTES);
  if (bytes === "too large") return bytes;
  try {
    if (/^\s*application\/x-www-form-urlencoded/i.test(contentType)) return new URLSearchParams(utf8.decode(bytes));
    return new URLSearchParams(readMultipart(bytes, contentType).map(({ name, value }) => [name, utf8.decode(value)]));
  } catch {
    return undefined;
  }
}

function readUrlEncoded(bytes: Uint8Array<ArrayBuffer>): Part[] {
  const toBytes = new TextEncoder();
  return [...new URLSearchParams(utf8.decode(bytes))].map(([name, text]) => ({ name, value: toBytes.encode(text) }));
}

function refuse(status: number, message: string): Read {
  return { problem: { status, code: status === 400 ? "validation" : "body", message } };
}

interface Part {
  name: string;
  value: Uint8Array<ArrayBuffer>;
}

/** The parameters before it are read whole: a file name in quotes may hold `; name=` itself. */
const NAME =
  /^[ \t]*\r\n(?:.*\r\n)*content-disposition\s*:\s*form-data;(?:\s*[\w*]+=(?:"(?:\\.|[^"\\])*"|[^\s;"]*)\s*;)*\s*name=(?:"([^"]*)"|([^\s;]+))/i;

/**
 * Reads the parts of a form, byte for byte. The runtime reads a part without a file name as text and so corrupts the bytes of a
 * file, and clients in the field send files without a name (observed).
 *
 * @throws {TypeError} If the bytes are no form.
 * @see RFC 7578, RFC 2046 §5.1
 */
function readMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Part[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const mark = `\r\n--${quoted ?? plain}`;
  const text = new TextDecoder("latin1").decode(bytes); // one character for each byte: offsets are the same
  const [before = "", ...pieces] = `\r\n${text}`.split(mark);
  if (!pieces.pop()?.startsWith("--")) return refuseForm();
  let end = before.length - 2;
  return pieces.map((piece) => {
    const start = end + mark.length;
    end = start + piece.length;
    const head = piece.indexOf("\r\n\r\n");
    const [, quotedName, name = quotedName] = NAME.exec(piece.slice(0, Math.max(0, head))) ?? [];
    return { name: name ?? refuseForm(), value: bytes.slice(start + head + 4, end) };
  });
}

function refuseForm(): never {
  throw new TypeError("Cannot read a form as its boundaries must match");
}
