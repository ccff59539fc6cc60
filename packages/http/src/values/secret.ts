const REDACTED = "[secret]";

/**
 * A token or a key. It prints as `[secret]` in `console.log`, `JSON.stringify`, template strings and errors;
 * `reveal()` gives the text, for the one place that sends it.
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

  /** What Node's `util.inspect` asks for. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return REDACTED;
  }
}

/** A secret of this text; a secret stays what it is. */
export function toSecret(text: string | Secret): Secret {
  return typeof text === "string" ? new Secret(text) : text;
}
