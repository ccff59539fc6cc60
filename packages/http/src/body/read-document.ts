import { isHtml, isJson, parseBody, decodeText } from "./text.ts";
import { hasErrors } from "../decode/has-errors.ts";

/**
 * Reads the document of an answer: its bytes, the bytes that a JSON text holds as base64, or the errors that came instead. The result is
 * `undefined` where the answer is an HTML page, and `null` where it is the JSON `null`, which is no document.
 */
export function readDocument(bytes: Uint8Array, contentType: string | undefined): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (isHtml(contentType) || /^<(!doctype html|html)\b/i.test(start)) return undefined;
  const isQuoted = !contentType && start.startsWith('"'); // No file of a known kind begins with a quotation mark.
  const value = isJson(contentType) || isQuoted ? parseBody(decodeText(bytes, contentType) ?? "") : undefined;
  if (value === null) return null;
  if (typeof value === "string") return fromBase64(value, bytes);
  return hasErrors(value) ? value : bytes;
}

/** Some answers carry a document as base64 text (observed). */
function fromBase64(text: string, bytes: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return bytes;
  }
}
