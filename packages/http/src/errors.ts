import { explainCode, type PlatformErrorCode } from "./codes.generated.ts";
import { describeCall, type CallPlace, describeRedirect, findAnswerHint, findConnectionHint } from "./hints.ts";
import { readRetryAfter } from "./quota.ts";
import { describeRefusal, readRefusal } from "./reason.ts";

const MARK = Symbol.for("kontor.PlatformError"); // Two installed copies of this package share it.

/** The base class of all Kontor errors: each has a stable `code`, and its facts are fields. */
export abstract class PlatformError extends Error {
  abstract readonly code: PlatformErrorCode;

  /** Where the error and its remedy are explained: the address of a page that never moves, or a command (`kontor specs show ERR_PLATFORM_API`) where no docs site is configured. */
  get docs(): string {
    return explainCode(this.code);
  }

  get [MARK](): true {
    return true;
  }
}

/** Whether an error is a Kontor error, even from another installed copy of the package. */
export function isPlatformError(error: unknown): error is PlatformError {
  try {
    return (error as Record<symbol, unknown> | null | undefined)?.[MARK] === true;
  } catch {
    return false; // A proxy that was revoked, for example, cannot be looked at.
  }
}

/**
 * Builds the `cause` of an error from the name and the code of a failure. The message of the runtime may quote an address or a token, and
 * its errors may carry raw answers in their fields, so neither is kept. Our own errors keep their messages.
 */
export function buildCause(cause: unknown): ErrorOptions | undefined {
  return cause === undefined ? undefined : { cause: bareCause(cause) };
}

function bareCause(cause: unknown): unknown {
  const { name = "Error", message, cause: inner } = Object(cause) as Partial<Error>;
  const code = findErrorCode(cause);
  if (!(cause instanceof Error) && !code) return undefined; // An error of another realm, as in a test runner, is known only by its code.
  const words = isPlatformError(cause) ? message : (code ?? name);
  const port = findPort(cause);
  return Object.assign(new Error(words, { cause: bareCause(inner) }), { name, code }, port !== undefined && { port });
}

/** The runtime's code of a failure. `undefined` where the field does not look like a code. */
export function findErrorCode(failure: unknown): string | undefined {
  const { code } = Object(failure) as { code?: unknown };
  return /^[A-Z][A-Z0-9_]+$/.test(String(code)) ? String(code) : undefined;
}

/** An option or an argument is missing or malformed. Nothing was sent. */
export class ArgumentError extends PlatformError {
  override readonly name = "ArgumentError";
  readonly code = "ERR_PLATFORM_ARGUMENT";
  /** Name of the argument or option. */
  declare readonly argument: string;

  /** @example new ArgumentError("cache tokens", "reuseMarginMs", "be >= 0", -1) */
  constructor(action: string, argument: string, must: string, got: unknown) {
    super(`Cannot ${action} as ${argument} must ${must}: got ${show(got)}`);
    Object.assign(this, { argument });
  }
}

function show(given: unknown): string {
  if (typeof given === "string") {
    if (/[@?#]/.test(given)) return String(hideText(given)); // These signs mark the parts of an address that may hold passwords and keys.
    return given.length > 60 ? `${given.slice(0, 60)}…` : given || "an empty text";
  }
  return Object(given) === given || isRounded(given) ? describeKind(given) : String(given);
}

/** Hides a text that may be a secret, for errors: only its length remains. */
export function hideText(value: unknown): unknown {
  return typeof value === "string" && value ? `text of ${value.length} characters` : value;
}

/** The kind of a value, for errors that must not repeat the value itself. Of an integer beyond 2^53, `JSON.parse()` has lost digits already. */
export function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (isRounded(value)) return "a number rounded beyond 2^53";
  return typeof value === "object" ? "an object" : typeof value === "string" ? "text" : `a ${typeof value}`;
}

/** Whether a number may have lost digits. One of more than 21 digits is no id and no count. */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value as number) < 1e21;
}

/** The error of a call that cannot be encoded. That of the runtime may quote the call. */
export function buildUnwritable(action: string, { name }: Error): ArgumentError {
  return new ArgumentError(action, "the request", `be one that can be written (${name})`, {});
}

/** An error of one call: it names the call, its address, and the first thing to check. */
abstract class CallError extends PlatformError implements CallPlace {
  /** The operation in the specs: `Events_List`. */
  declare readonly operation: string;
  /** The method as its caller writes it: `channel.events.list`. Absent for a call by path. */
  declare readonly call?: string;
  /** The HTTP method: `GET`. */
  declare readonly method?: string;
  /** Host of the address, without a path or a query. */
  declare readonly host?: string;
  /** The path in the specs, with the names of its parameters and not their values. */
  declare readonly path?: string;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
  declare readonly hint?: string;

  constructor(place: CallPlace, problem: string, hint?: string, options?: ErrorOptions) {
    super(`Cannot complete ${describeCall(place)}${problem}${hint ? `. ${hint}` : ""}`, options);
    Object.assign(this, place, hint && { hint });
  }
}

/**
 * The platform answered with a status outside 2xx. `body` is the decoded answer: an `ErrorResponse` of the ERP API (given §2.3), or any answer of the
 * channel interface (§7: not shown). The body may contain personal data, so printing the error does not show it. The message names the codes of the
 * platform, the field that it objects to, and its first reason with all values masked; or the type and the length of a body that is not
 * JSON. For a redirect, it names the host of the target.
 */
export class ApiError extends CallError {
  override readonly name: string = "ApiError";
  readonly code = "ERR_PLATFORM_API";
  /** Status of the answer. */
  declare readonly status: number;
  /** The codes of the platform: `GEN700`, `not-found`. Empty where the answer has none. */
  declare readonly platformCodes: readonly string[];
  /** The first reason of the platform, with all values masked: `must not have fewer than 1 items`. Absent where it gives none. */
  declare readonly reason?: string;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor({ fields, isWithoutToken, ...place }: CallPlace, status: number, body: unknown, headers: Headers) {
    const refusal = readRefusal(body, fields);
    const { codes, kind } = refusal;
    const type = findMediaType(headers.get("content-type"));
    const length = typeof body === "string" || body instanceof Uint8Array ? body.length : 0; // JSON is described by its codes alone.
    const told = describeRefusal(refusal) || (length > 0 && describeBody(type, length));
    const { host = "the platform", method, path } = place;
    const isNamed = Boolean(codes[0] ?? kind);
    const sentAt = Date.parse(headers.get("date") ?? ""); // Without it, a date to wait for says nothing.
    const waitMs = status === 429 ? readRetryAfter(headers, sentAt) : undefined;
    super(
      place,
      `: ${host} answered ${status}${told ? ` (${told})` : ""}${path ? ` to ${method} ${path}` : ""}${describeRedirect(status, headers)}`,
      findAnswerHint(status, {
        isNamed,
        place: { ...place, isWithoutToken },
        isPage: type?.endsWith("html") === true,
        waitMs,
      }),
    );
    Object.assign(this, { status, platformCodes: codes }, kind && { reason: kind });
    this.#body = body;
    this.#headers = headers;
  }

  /** The decoded answer: JSON as a value, text as text. It may hold personal data, and is not printed with the error. */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the answer. They are not printed with the error. */
  get headers(): Headers {
    return this.#headers;
  }
}

/** The port that a connection failed at. A name with two addresses fails with an error for each. */
function findPort(failure: unknown): number | undefined {
  const { port, errors } = Object(failure) as { port?: unknown; errors?: unknown };
  const found = port ?? (Array.isArray(errors) ? Object(errors[0]).port : undefined);
  return Number.isInteger(found) ? (found as number) : undefined;
}

/** A host with the port that did not answer. An address without a port has that of its scheme, which the runtime tells. */
export function withPort(host: string, cause: unknown): string {
  const port = findPort(Object(cause).cause) ?? findPort(cause);
  return /:\d+$/.test(host) || port === undefined ? host : `${host}:${port}`;
}

/** No answer came, because the connection failed or broke. `cause` has names and codes, but no text that was sent or received. */
export class ConnectionError extends CallError {
  override readonly name = "ConnectionError";
  readonly code = "ERR_PLATFORM_CONNECTION";

  constructor(place: CallPlace, cause: unknown) {
    const { name, cause: inner } = Object(cause) as { name?: string; cause?: Partial<Error> };
    const code = findErrorCode(inner) ?? findErrorCode(inner?.cause) ?? findErrorCode(cause);
    const to = place.host ? ` to ${withPort(place.host, cause)}` : "";
    const hint = findConnectionHint(code ?? inner?.message);
    super(place, ` as the connection${to} failed: ${code ?? name ?? "unknown reason"}`, hint, buildCause(cause));
  }
}

/**
 * No answer came within our own time limit. A time limit in the caller's own signal does not cause this error: the call then rejects with
 * the reason of that signal.
 */
export class TimeoutError extends CallError {
  override readonly name = "TimeoutError";
  readonly code = "ERR_PLATFORM_TIMEOUT";

  constructor(place: CallPlace, cause: unknown) {
    super(place, ` as ${place.host ?? "the platform"} did not answer in time`, undefined, buildCause(cause));
  }
}

/** Whether a time limit is the reason of a failure, ours or that of a `fetch`. */
export function isTimeout(failure: unknown): boolean {
  return (failure as Error | undefined)?.name === "TimeoutError";
}

/** Facts about an answer that could not be read. `value` is what was read, and `cause` the error of the runtime; neither is printed. */
export type DecodeFacts = { value?: unknown; cause?: unknown } & {
  [Fact in "status" | "contentType" | "length" | "hint" | "path"]?: DecodeError[Fact] | undefined;
};

/** An answer or an event could not be read: it is not JSON, is a gateway's page, or lacks a field. Or `fetch` gave something that is no `Response`. */
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
    const size = length === undefined ? "" : ` (${describeBody(type, length)})`;
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

function describeBody(type: string | undefined, length: number): string {
  return `${type ?? "no content type"}, length ${length}`;
}

/** The media type without its parameters, because a server may write anything into them. */
function findMediaType(contentType: string | null | undefined): string | undefined {
  return /^[a-z]+\/[a-z\d.+-]+(?=\s*(;|$))/.exec(contentType ?? "")?.[0];
}
