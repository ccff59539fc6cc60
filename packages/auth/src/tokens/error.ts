import { isPlatformError, PlatformError, type Secret } from "@kontor/http";
import { findErrorCode, findAnswerHint, findConnectionHint, buildCause } from "@kontor/http/parts";
import type { TokenQuota } from "./token.ts";

export interface TokenErrorFacts {
  status?: number | undefined;
  error?: string | undefined;
  retryAfterMs?: number | undefined;
  quota?: TokenQuota | undefined;
  /** Host of the token endpoint. */
  host?: string | undefined;
  /** Path of the token endpoint. */
  path?: string | undefined;
  /** What the platform calls it. */
  platformCodes?: readonly string[] | undefined;
  /** What to look at first, where the answer says more than its status. */
  hint?: string | undefined;
  cause?: unknown;
}

/** No access token could be had. Neither it nor its `cause` holds a token, a key or a body: the cause has names and codes alone. */
export class TokenError extends PlatformError {
  override readonly name = "TokenError";
  readonly code = "ERR_PLATFORM_TOKEN";
  /** Status of the token endpoint; absent when no answer came. */
  readonly status: number | undefined;
  /** What the OAuth 2.0 server calls it: `invalid_client`. */
  readonly error: string | undefined;
  /** How long the token endpoint wants to be left alone, in ms, where it says so. */
  readonly retryAfterMs: number | undefined;
  /** What the answer said of the quota of token calls. */
  readonly quota: TokenQuota | undefined;
  /** Host of the token endpoint. */
  declare readonly host?: string;
  /** Path of the token endpoint. */
  declare readonly path?: string;
  /** What the platform calls it: `VAL100`. Empty where it names nothing. */
  readonly platformCodes: readonly string[] = [];
  /** What to look at first, where we know it. It stands at the end of the message too. */
  declare readonly hint?: string;
  /** Whether asking again with the same credential is of no use: it was refused, and not put off. */
  readonly isFinal: boolean = false;

  constructor(grant: string, problem: string, { cause, ...facts }: TokenErrorFacts = {}) {
    const { status = 500, host, path = "", platformCodes = [] } = facts;
    const isRead = isPlatformError(cause); // an answer came, and is none; of another error no word is told
    const code = isRead ? undefined : (findErrorCode(Object(cause).cause) ?? findErrorCode(cause));
    const shown = status === 400 && !platformCodes[0] ? 401 : facts.status; // a refusal that says nothing more: of the credential
    const said = isRead
      ? (cause as TokenErrorFacts).hint
      : shown
        ? findAnswerHint(shown, {})
        : findConnectionHint(code);
    const hint = facts.hint ?? said;
    const at = [host && host + path, host && code, ...platformCodes].filter(Boolean).join(", ");
    super(
      `Cannot get an access token by ${grant} as ${problem}${at && ` (${at})`}${hint ? `. ${hint}` : ""}`,
      buildCause(cause),
    );
    const isFinal = status >= 400 && status < 500 && ![408, 429].includes(status);
    Object.assign(this, facts, { isFinal }, hint && { hint });
  }
}

const carried = /* @__PURE__ */ new WeakMap<object, Secret>();

/** A new refresh token that came beside an access token that is none: the old one is spent. No print of the error shows it. */
export function withRefreshToken(error: unknown, refreshToken: Secret | undefined): unknown {
  if (refreshToken && error instanceof TokenError) carried.set(error, refreshToken);
  return error;
}

/** The refresh token that came with a failure. */
export function findRefreshToken(error: unknown): Secret | undefined {
  return carried.get(error as object);
}

const inProgress = /* @__PURE__ */ new WeakSet<object>();

/** A call whose caller was told that it takes too long, and whose answer is still waited for: the next call of its grant joins it. */
export function markGoingOn(error: TokenError): TokenError {
  inProgress.add(error);
  return error;
}

export function isGoingOn(error: unknown): error is TokenError {
  return inProgress.has(error as object);
}
