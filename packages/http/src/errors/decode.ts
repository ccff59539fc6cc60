import { buildCause } from "./cause.ts";
import { findMediaType } from "../body/text.ts";
import { PlatformError } from "./platform.ts";

/** What an answer looked like that could not be read. */
export interface DecodeFacts {
  /** Status of the answer; absent when no answer is involved. */
  status?: number | undefined;
  contentType?: string | undefined;
  /** Length of the body in bytes, where it is no JSON. */
  length?: number | undefined;
  /** What to look at first, where we know it. */
  hint?: string | undefined;
  /** JSON Pointer to the first value that does not fit. */
  path?: string | undefined;
  /** What was read, as far as it was. Not printed. */
  value?: unknown;
  cause?: unknown;
}

/** An answer or an event came and could not be read: no JSON, a gateway's page, a missing field. */
export class DecodeError extends PlatformError {
  override readonly name = "DecodeError";
  readonly code = "ERR_PLATFORM_DECODE";
  declare readonly status: number | undefined;
  declare readonly contentType: string | undefined;
  /** Length of the body in bytes, where it is no JSON. */
  declare readonly length?: number;
  /** What to look at first, where we know it. It stands at the end of the message too. */
  declare readonly hint?: string;
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

  get value(): unknown {
    return this.#value;
  }
}
