import { decodeText, isHtml } from "./text.ts";

/** Reads an answer of text as it is, whatever it looks like. The result is `undefined` for an HTML page of a gateway, and for bytes that are no text. */
export function readText(bytes: Uint8Array, contentType: string | undefined): string | undefined {
  return isHtml(contentType) ? undefined : decodeText(bytes, contentType);
}
