import type { AccessToken } from "@kontor/channel-types";
import {
  checkTimeout,
  decodeResponse,
  integer,
  isPlatformError,
  secureUrl,
  shape,
  text,
  type Fetch,
  type Secret,
} from "@kontor/http";
import { answerFacts } from "./answer-facts.ts";
import { credential } from "./credential.ts";
import { instant, tokenEnd } from "./token-end.ts";
import { TokenError } from "./token-error.ts";
import { tokenText } from "./token-text.ts";
import type { Grant, Token } from "./token.ts";

const GRANT = "refresh token";
const accessToken = /* @__PURE__ */ shape<AccessToken>(
  { authToken: text },
  { tokenExpireAt: text, expiresIn: integer, scope: text },
);

export interface RefreshExchangeOptions {
  /** Base address of the channel interface, `{channel_base_url}`. */
  baseUrl: string;
  /** The long-lived refresh token of the onboarding. */
  refreshToken: string | Secret;
  /** Default `globalThis.fetch`. */
  fetch?: Fetch;
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/**
 * Exchanges a refresh token for an access token, once per call: wrap it in `cached()`, as the exchange is rate
 * limited. The token ends at the earlier of the time of receipt plus `expiresIn` and `tokenExpireAt`, the latter
 * corrected by the `Date` of the answer, as the platform's clock and ours may differ.
 *
 * @returns A function for `cached()`. It throws a {@link TokenError} when no token can be had.
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or the refresh token is empty.
 * @see given spec §2.4, §4.3, §5.2
 */
export function refreshExchange(
  {
    baseUrl,
    refreshToken,
    fetch = globalThis.fetch,
    timeoutMs = 10_000,
    now = Date.now,
  }: RefreshExchangeOptions = {} as RefreshExchangeOptions,
): Grant {
  const action = "exchange refresh tokens";
  const url = secureUrl(action, "baseUrl", baseUrl, "/v1/auth");
  checkTimeout(action, timeoutMs);
  const hidden = credential(action, "refreshToken", refreshToken);

  const exchange = async () => {
    const body = new URLSearchParams({ refreshToken: hidden.reveal() });
    try {
      const response = await fetch(url, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const facts = answerFacts(response.headers, now());
      const fail = (_: string, status: number) =>
        new TokenError(GRANT, `the token endpoint answered ${status}`, { status, ...facts });
      const answer = (await decodeResponse(response, {
        operation: "Auth_ExchangeRefreshToken",
        decode: accessToken,
        fail,
      })) as AccessToken;
      return { ...tokenOf(answer, now(), response.headers.get("date")), ...(facts.quota && { quota: facts.quota }) };
    } catch (cause) {
      if (cause instanceof TokenError) throw cause;
      throw new TokenError(GRANT, isPlatformError(cause) ? "its answer could not be read" : "no answer came", {
        cause,
      });
    }
  };
  return Object.assign(exchange, { identity: () => ["channel", url.href, hidden] });
}

/** @throws {TokenError} If the answer has no token, or no end that makes sense. */
function tokenOf(
  { authToken, tokenExpireAt, expiresIn, scope }: AccessToken,
  receivedAt: number,
  date: string | null,
): Token {
  if (!authToken) throw new TokenError(GRANT, "the answer has no authToken");
  const end = tokenEnd({ expiresIn, statedEnd: instant(tokenExpireAt), date, receivedAt });
  if (end === undefined) throw new TokenError(GRANT, "the answer says neither tokenExpireAt nor expiresIn");
  return { value: tokenText(GRANT, authToken), expiresAt: new Date(end), ...(scope !== undefined && { scope }) };
}
