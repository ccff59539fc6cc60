const REDACTED = "[secret]";

/**
 * A token or a key. It prints as `[secret]` in `console.log`, `JSON.stringify`, template strings and errors;
 * `reveal()` gives the text to the one place that sends it.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return REDACTED;
  }

  toJSON(): string {
    return REDACTED;
  }

  /** Node's `util.inspect` calls it. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return REDACTED;
  }
}

/** Makes a secret of a text. A secret is returned unchanged. */
export function toSecret(text: string | Secret): Secret {
  return typeof text === "string" ? new Secret(text) : text;
}

/** Hides a text that may be a secret, for errors: only its length remains. */
export function hideText(value: unknown): unknown {
  return typeof value === "string" && value ? `text of ${value.length} characters` : value;
}

/** The kind of a value, for errors that must not repeat the value itself. */
export function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  const type = typeof value;
  return type === "object" ? "an object" : type === "string" ? "text" : `a ${type}`;
}
