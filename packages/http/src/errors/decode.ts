import { buildCause } from "./cause.ts";
import { findMediaType } from "../body/text.ts";
import { PlatformError } from "./platform.ts";

/** Facts about an answer that could not be read. */
export interface DecodeFacts {
  /** Status of the answer. Absent where no answer is involved. */
  status?: number | undefined;
  contentType?: string | undefined;
  /** Length of the body in bytes, where it is not JSON. */
  length?: number | undefined;
  /** Advice on the first thing to check, where there is any. */
  hint?: string | undefined;
  /** JSON Pointer to the first value that does not fit. */
  path?: string | undefined;
  /** The value that was read. It is not printed. */
  value?: unknown;
  cause?: unknown;
}

/** An answer or an event could not be read: it is not JSON, is a gateway's page, or lacks a field. */
export class DecodeError extends PlatformError {
  override readonly name = "DecodeError";
  readonly code = "ERR_PLATFORM_DECODE";
  declare readonly status: number | undefined;
  declare readonly contentType: string | undefined;
  /** Length of the body in bytes, where it is not JSON. */
  declare readonly length?: number;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
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
