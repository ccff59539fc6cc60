import { ArgumentError } from "../errors/argument.ts";
import { encodeJson } from "./encode-json.ts";

/**
 * Encodes a body of a media type of its own: text and bytes go out as they are, and a type of JSON as JSON.
 *
 * @throws {ArgumentError} By the function that it gives, if a body is neither text nor bytes: `Blob` would write `[object Object]`.
 */
export function encodeAs(type: string): (body: unknown) => Blob {
  const isOfJson = /\bjson\b/.test(type);
  return (body) => {
    const isPart = isOfJson || typeof body === "string" || body instanceof Blob || isBytes(body);
    if (!isPart) throw new ArgumentError("write a body", "the body", "be text, bytes or a Blob", body);
    return new Blob([isOfJson ? encodeJson(body, "write a body") : (body as BlobPart)], { type });
  };
}

/** Bytes that another realm made count too. */
function isBytes(body: unknown): boolean {
  return ArrayBuffer.isView(body) || /^\[object (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(body));
}
