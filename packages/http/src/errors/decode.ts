import { buildCause } from "./cause.ts";
import { findMediaType } from "../body/text.ts";
import { PlatformError } from "./platform.ts";

/** Facts about an answer that could not be read. */
export interface DecodeFacts {
  /** Status of the answer. Absent where no answer is involved. */
  status?: number | undefined;
  /** The content type that the answer states. */
  contentType?: string | undefined;
  /** Length of the body in bytes, where it is not JSON. */
  length?: number | undefined;
  /** Advice on the first thing to check, where there is any. */
  hint?: string | undefined;
  /** JSON Pointer to the first value that does not fit. */
  path?: string | undefined;
  /** The value that was read. It is not printed. */
  value?: unknown;
  /** The error of the runtime, where it caused this one. */
  cause?: unknown;
}

/** An answer or an event could not be read: it is not JSON, is a gateway's page, or lacks a field. */
export class DecodeError extends PlatformError {
  override readonly name = "DecodeError";
  readonly code = "ERR_PLATFORM_DECODE";
  /** Status of the answer. `undefined` where no answer is involved. */
  declare readonly status: number | undefined;
  /** The media type that the answer states, without its parameters. */
  declare readonly contentType: string | undefined;
  /** Length of the body in bytes, where it is not JSON. */
  declare readonly length?: number;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
  declare readonly hint?: string;
  /** JSON Pointer to the first value that does not fit. */
  declare readonly path: string | undefined;
  readonly #value: unknown;

  constructor(what: string, problem: string, { value, cause, contentType, ...facts }: DecodeFacts = {}) {
    const type = findMediaType(contentType);
    const { path, length, hint } = facts;
    const size = length === undefined ? "" : ` (${type ?? "no content type"}, length ${length})`;
    super(
      `Cannot read ${what} as ${path ? `${path} ` : ""}${problem}${size}${hint ? `. ${hint}` : ""}`,
      buildCause(cause),
    );
    Object.assign(this, facts, { contentType: type });
    this.#value = value;
  }

  /** The value that was read. It may hold personal data, and is not printed with the error. */
  get value(): unknown {
    return this.#value;
  }
}
