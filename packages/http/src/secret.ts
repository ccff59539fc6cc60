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
