/** What a text of JSON says; `otherwise` where it is none. A `reviver` is left out where the text nests too deeply for one. */
export function parseBody(text: string, otherwise?: unknown, reviver?: Reviver): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    return reviver ? parseBody(text, otherwise) : otherwise;
  }
}

/** Looks at each value of a JSON text. `context.source` is how it is written, where the runtime tells it. */
export type Reviver = (this: object, key: string, value: unknown, context?: { source?: string }) => unknown;

export function isHtml(contentType = ""): boolean {
  return /^text\/html\b/i.test(contentType);
}

export function isJson(contentType = ""): boolean {
  return /^[^;]*[/+]json\b/i.test(contentType);
}

export function isLikelyText(contentType = ""): boolean {
  return contentType === "" || isJson(contentType) || /^text\/|xml\b|charset=/i.test(contentType);
}

/** The text of a body in its charset, without a byte order mark; `undefined` where it is not text. */
export function decodeText(bytes: Uint8Array, contentType = ""): string | undefined {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1]; // UTF-8 where it says none
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The type of a body alone: its parameters are anybody's. */
export function findMediaType(contentType: string | null | undefined): string | undefined {
  return /^[a-z]+\/[a-z\d.+-]+(?=\s*(;|$))/.exec(contentType ?? "")?.[0];
}
