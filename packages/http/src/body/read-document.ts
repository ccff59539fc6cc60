import { isHtml, isJson, parseBody, decodeText } from "./text.ts";
import { hasErrors } from "../decode/has-errors.ts";

/**
 * The document that an answer holds: its bytes, those of base64 where it is declared as JSON text, or the errors that came
 * instead of it; `undefined` where it is a page of HTML.
 */
export function readDocument(bytes: Uint8Array, contentType: string | undefined): unknown {
  const start = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  if (isHtml(contentType) || /^<(!doctype html|html)\b/i.test(start)) return undefined;
  const value = isJson(contentType) ? parseBody(decodeText(bytes, contentType) ?? "") : undefined;
  if (typeof value === "string") return fromBase64(value, bytes);
  return hasErrors(value) ? value : bytes;
}

/** As it is in places (observed). */
function fromBase64(text: string, bytes: Uint8Array): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return bytes;
  }
}
