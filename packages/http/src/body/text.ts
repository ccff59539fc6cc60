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
