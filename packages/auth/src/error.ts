import {
  isPlatformError,
  PlatformError,
  type Secret,
  findErrorCode,
  findAnswerHint,
  findConnectionHint,
  buildCause,
  withPort,
} from "@kontor/http/internal";
import type { TokenQuota } from "./token.ts";

/** Facts about a token call that failed. `cause` is the error that caused this one. */
export type TokenErrorFacts = { cause?: unknown } & {
  [Fact in "status" | "error" | "retryAfterMs" | "quota" | "host" | "path" | "platformCodes" | "reason" | "hint"]?:
    | TokenError[Fact]
    | undefined;
};

/** There is no access token. Neither the error nor its `cause` holds a token, a key or a body. The cause has only names and codes. */
export class TokenError extends PlatformError {
  override readonly name = "TokenError";
  readonly code = "ERR_PLATFORM_TOKEN";
  /** Status of the token endpoint. Absent where no answer came. */
  readonly status: number | undefined;
  /** The OAuth 2.0 name of the error: `invalid_client`. */
  readonly error: string | undefined;
  /** How long the token endpoint asks not to be called, in ms. */
  readonly retryAfterMs: number | undefined;
  /** The quota of token calls in the answer. */
  readonly quota: TokenQuota | undefined;
  /** Host of the token endpoint. */
  declare readonly host?: string;
  /** Path of the token endpoint. */
  declare readonly path?: string;
  /** The codes of the platform: `VAL100`. Empty where the answer has none. */
  declare readonly platformCodes: readonly string[];
  /** The reason of the token endpoint, with all values masked: `the token is expired`. Absent where it gives none. */
  declare readonly reason?: string;
  /** Advice on the first thing to check, where there is any. The message ends with it. */
  declare readonly hint?: string;
  /** Whether the same credential will fail again, because it was refused for good. */
  declare readonly isFinal: boolean;

  constructor(grant: string, problem: string, { cause, ...facts }: TokenErrorFacts = {}) {
    const { status = 500, error = "", host, path = "", platformCodes = [], reason } = facts;
    const isRead = isPlatformError(cause); // An unreadable answer came. The message of any other error is not repeated.
    const code = isRead ? undefined : findCauseCode(cause);
    const isOfCredential = !platformCodes[0] && /^(invalid_(grant|client))?$/.test(error); // As a 400 without a code is.
    const shown = status === 400 && isOfCredential ? 401 : facts.status;
    const said = isRead
      ? (cause as TokenErrorFacts).hint
      : shown
        ? findAnswerHint(shown, {})
        : findConnectionHint(code);
    const hint = facts.hint ?? said;
    const at = [host && withPort(host, cause) + path, host && code, ...platformCodes, reason]
      .filter(Boolean)
      .join(", ");
    super(
      `Cannot get an access token by ${grant} as ${problem}${at && ` (${at})`}${hint ? `. ${hint}` : ""}`,
      buildCause(cause),
    );
    const isFinal = status >= 400 && status < 500 && ![408, 429].includes(status);
    Object.assign(this, facts, { isFinal, platformCodes }, hint && { hint });
  }
}

/** The runtime's code of a failure, or of what caused it. */
export function findCauseCode(failure: unknown): string | undefined {
  const { cause } = Object(failure) as { cause?: { cause?: unknown } };
  return findErrorCode(cause) ?? findErrorCode(cause?.cause) ?? findErrorCode(failure);
}

const carried = /* @__PURE__ */ new WeakMap<object, Secret>();

/** Attaches a new refresh token to the error, because the old one is used up. No print of the error shows it. */
export function withRefreshToken(error: unknown, refreshToken: Secret | undefined): unknown {
  if (refreshToken && error instanceof TokenError) carried.set(error, refreshToken);
  return error;
}

/** The refresh token that is attached to an error. */
export function findRefreshToken(error: unknown): Secret | undefined {
  return carried.get(error as object);
}

const inProgress = /* @__PURE__ */ new WeakSet<object>();

/** Marks the error of a call that takes too long but is still underway. The next call of its grant joins it. */
export function markGoingOn(error: TokenError): TokenError {
  inProgress.add(error);
  return error;
}

/** Whether the call of an error is still underway. */
export function isGoingOn(error: unknown): error is TokenError {
  return inProgress.has(error as object);
}

/** The error names of RFC 6749 §4.1.2.1 and §5.2, RFC 6750 §3.1 and OpenID Connect Core §3.1.2.6. */
const NAMES =
  "invalid_request invalid_client invalid_grant unauthorized_client unsupported_grant_type invalid_scope access_denied " +
  "unsupported_response_type server_error temporarily_unavailable invalid_token insufficient_scope interaction_required " +
  "login_required account_selection_required consent_required";

/** The text, if it is one of the names above. Any other text of a server is dropped, because it may repeat a secret. */
export function findErrorName(text: unknown): string | undefined {
  return NAMES.split(" ").find((name) => name === text);
}
