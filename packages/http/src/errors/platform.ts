import { describeCall, type CallPlace } from "../call/place.ts";
import type { PlatformErrorCode } from "./codes.generated.ts";
import { findAnswerHint, findConnectionHint } from "./find-hint.ts";
import { describeKind, hideText } from "../values/describe-kind.ts";
import { findPlatformCodes, findPlatformPath } from "./platform-codes.ts";
import { describeRedirect } from "./describe-redirect.ts";

const MARK = Symbol.for("kontor.PlatformError"); // shared by two installed copies of this package

/** What all our errors have: a stable `code`, and their facts as fields. */
export abstract class PlatformError extends Error {
  abstract readonly code: PlatformErrorCode;

  /** Where the docs say what it means and what to do: the path of a page that never moves. */
  get docs(): string {
    return `/reference/errors/${this.code}/`;
  }

  get [MARK](): true {
    return true;
  }
}

/** Whether this is one of our errors, also when it comes from another copy of the package. */
export function isPlatformError(error: unknown): error is PlatformError {
  return (error as Record<symbol, unknown> | null | undefined)?.[MARK] === true;
}

/** An error of one call: which one, where it went, and what to look at first. */
abstract class CallError extends PlatformError implements CallPlace {
  declare readonly operation: string;
  declare readonly call?: string;
  declare readonly method?: string;
  declare readonly host?: string;
  declare readonly path?: string;
  /** What to look at first, where we know it. It stands at the end of the message too. */
  declare readonly hint?: string;

  constructor(place: CallPlace, problem: string, hint?: string, options?: ErrorOptions) {
    super(`Cannot complete ${describeCall(place)}${problem}${hint ? `. ${hint}` : ""}`, options);
    Object.assign(this, place, hint && { hint });
  }
}

/**
 * The platform answered outside 2xx. `body` is the decoded answer: for the ERP API an `ErrorResponse` (given
 * §2.3), for the channel interface whatever it sent (§7: not shown). It may hold personal data, so it is in no
 * message and not printed with the error, however deep one looks: of it, the codes of the platform are told, or the type and
 * the length where it is no JSON. A redirect is told by the host it leads to.
 */
export class ApiError extends CallError {
  override readonly name: string = "ApiError";
  readonly code = "ERR_PLATFORM_API";
  declare readonly status: number;
  /** What the platform calls it: `GEN700`. Empty where it names nothing. */
  declare readonly platformCodes: readonly string[];
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(place: CallPlace, status: number, body: unknown, headers: Headers) {
    const codes = findPlatformCodes(body);
    const type = essenceOf(headers.get("content-type"));
    const length = typeof body === "string" || body instanceof Uint8Array ? body.length : 0; // of JSON, nothing but codes is told
    const at = findPlatformPath(body);
    const told =
      (codes.join(", ") && `${codes.join(", ")}${at ? ` at ${at}` : ""}`) ||
      (length > 0 && `${type ?? "no content type"}, length ${length}`);
    const { host = "the platform", method, path } = place;
    super(
      place,
      `: ${host} answered ${status}${told ? ` (${told})` : ""}${path ? ` to ${method} ${path}` : ""}${describeRedirect(status, headers)}`,
      findAnswerHint(status, {
        isNamed: codes.length > 0,
        isPage: type?.endsWith("html") === true,
        isWhole: method === "GET" && !place.parameters?.length,
      }),
    );
    Object.assign(this, { status, platformCodes: codes });
    this.#body = body;
    this.#headers = headers;
  }

  get body(): unknown {
    return this.#body;
  }

  get headers(): Headers {
    return this.#headers;
  }
}

/** No answer came: the connection could not be made or broke. `cause` says how by names and codes, without words that came or were sent. */
export class ConnectionError extends CallError {
  override readonly name = "ConnectionError";
  readonly code = "ERR_PLATFORM_CONNECTION";

  constructor(place: CallPlace, cause: unknown) {
    const { host } = place;
    const { name, cause: inner } = Object(cause) as Partial<Error>;
    const code = findErrorCode(inner) ?? findErrorCode(cause);
    const to = host ? ` to ${host}` : "";
    const hint = findConnectionHint(code ?? (Object(inner) as Partial<Error>).message);
    super(place, ` as the connection${to} failed: ${code ?? name ?? "unknown reason"}`, hint, buildCause(cause));
  }
}

/**
 * No answer came within our own time limit. A time limit of the caller's own signal is not among it: the call then rejects with
 * the reason of that signal, as it does for every signal.
 */
export class TimeoutError extends CallError {
  override readonly name = "TimeoutError";
  readonly code = "ERR_PLATFORM_TIMEOUT";

  constructor(place: CallPlace, cause: unknown) {
    super(place, ` as ${place.host ?? "the platform"} did not answer in time`, undefined, buildCause(cause));
  }
}

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
    const type = essenceOf(contentType);
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

/**
 * The `cause` of an error: what the runtime calls a failure, and no more, as its words may quote an address or a token, and its
 * errors carry raw answers in fields of their own. Errors of ours keep their words.
 */
export function buildCause(cause: unknown): ErrorOptions | undefined {
  return cause === undefined ? undefined : { cause: bareCause(cause) };
}

function bareCause(cause: unknown): unknown {
  const { name = "Error", message, cause: inner } = Object(cause) as Partial<Error>;
  const code = findErrorCode(cause);
  if (!(cause instanceof Error) && !code) return undefined; // one of another realm, a test runner's, is known by its code alone
  const words = isPlatformError(cause) ? message : (code ?? name);
  return Object.assign(new Error(words, { cause: bareCause(inner) }), { name, code });
}

/** What the runtime calls a failure, by itself or by its cause; `undefined` where that does not look like a code. */
export function findErrorCode(failure: unknown): string | undefined {
  const { code } = Object(failure) as { code?: unknown };
  return /^[A-Z][A-Z0-9_]+$/.test(String(code)) ? String(code) : undefined;
}

function show(given: unknown): string {
  if (typeof given === "string") {
    if (/[@?#]/.test(given)) return String(hideText(given)); // an address has passwords and keys there
    return given.length > 60 ? `${given.slice(0, 60)}…` : given || "an empty text";
  }
  return Object(given) === given ? describeKind(given) : String(given);
}

/** The type of a body alone: its parameters are anybody's. */
function essenceOf(contentType: string | null | undefined): string | undefined {
  return /^[a-z]+\/[a-z\d.+-]+(?=\s*(;|$))/.exec(contentType ?? "")?.[0];
}
