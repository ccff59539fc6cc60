import type { AccessToken } from "@kontor/channel-types";
import {
  ApiError,
  ArgumentError,
  isPlatformError,
  type Clock,
  type Fetch,
  type Secret,
  checkAnswer,
  checkTimeout,
  decodeResponse,
  describeRedirect,
  noStore,
  readOptions,
  readQuota,
  runtimeFetch,
  secureUrl,
  shape,
  systemClock,
  text,
} from "@kontor/http/internal";
import { findErrorName, TokenError } from "./error.ts";
import { buildToken, readCredential, computeTokenEnd, createTokenLimit, readTokenText } from "./token-call.ts";
import type { TokenGrant, Token } from "./token.ts";

const GRANT = "refresh token";
/** Decodes the answer. It checks only `authToken`. The other fields may have any form, because a token is usable without them. */
const exchangeAnswer = /* @__PURE__ */ shape<{ [Field in keyof AccessToken]?: unknown } & { authToken: string }>(
  { authToken: text },
  {},
);

/** Options of `refreshExchange()`: the channel interface, the refresh token and the time limit. */
export interface RefreshExchangeOptions {
  /** Base address of the channel interface, `{channel_base_url}`. */
  baseUrl: string;
  /** The long-lived refresh token of the onboarding. */
  refreshToken: string | Secret;
  /** Sends the requests. Default `globalThis.fetch`, as it is when a call is sent. */
  fetch?: Fetch | undefined;
  /** Longest wait for an answer, in ms. Default 10 000. */
  timeoutMs?: number | undefined;
  /** Tells time. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: `["sandbox:7070"]`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/**
 * Exchanges a refresh token for an access token, once per call. Wrap it in `cached()`, because the exchange is rate limited.
 *
 * The token ends at the time of receipt plus `expiresIn`, or at `tokenExpireAt` if that is earlier. The latter is corrected by the `Date` of
 * the answer, because the platform's clock and ours may differ. Both may be numbers or text. If neither can be read, the token is used for
 * 300 s. `unread` of the token names the fields that could not be read. A redirect is not followed.
 *
 * @returns A function for `cached()`. It throws a {@link TokenError} when there is no token.
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or the refresh token is empty.
 * @see given spec §2.4, §4.3, §5.2
 */
export function refreshExchange(options: RefreshExchangeOptions): TokenGrant {
  const action = "exchange refresh tokens";
  const { baseUrl, refreshToken, fetch, timeoutMs, clock, allowHttp } = readOptions(action, options, {
    baseUrl: undefined,
    refreshToken: undefined,
    fetch: runtimeFetch,
    timeoutMs: 10_000,
    clock: systemClock,
    allowHttp: undefined,
  });
  const url = secureUrl(action, "baseUrl", baseUrl, "/v1/auth", allowHttp);
  checkTimeout(action, timeoutMs);
  const secret = readCredential(action, "refreshToken", refreshToken);
  const at = { host: url.host, path: url.pathname };

  const exchange = async (): Promise<Token> => {
    const body = new URLSearchParams({ refreshToken: secret.reveal() });
    const { signal, release } = createTokenLimit(timeoutMs, clock);
    const place = { operation: "Auth_ExchangeRefreshToken" };
    try {
      const init: RequestInit = { method: "POST", body, redirect: "manual", signal, ...noStore() };
      const response = checkAnswer(await fetch(url, init), place);
      const { headers } = response;
      const facts = readQuota(headers, clock.now());
      const fail = (_: unknown, status: number, body: unknown) => {
        const redirect = describeRedirect(status, response.headers, secret.reveal());
        const { hint, platformCodes, reason } = new ApiError(place, status, body, response.headers);
        const error = findErrorName(Object(body).error);
        return new TokenError(GRANT, `the token endpoint answered ${status}${error ? ` ${error}` : ""}${redirect}`, {
          ...{ status, error, hint, reason, ...at, ...facts },
          platformCodes: platformCodes.filter((code) => !secret.reveal().includes(code)), // A server may repeat the request.
        });
      };
      const answer = await decodeResponse(response, { place, decode: exchangeAnswer, fail });
      const { authToken, tokenExpireAt, expiresIn, scope } = answer as ReturnType<typeof exchangeAnswer>;
      if (!authToken) throw new TokenError(GRANT, "the answer has no authToken", { status: response.status, ...at });
      const end = computeTokenEnd({
        life: ["expiresIn", expiresIn],
        stated: ["tokenExpireAt", tokenExpireAt],
        date: response.headers.get("date"),
        receivedAt: clock.now(),
      });
      return buildToken(readTokenText(GRANT, authToken), end, scope, facts.quota);
    } catch (cause) {
      if (cause instanceof TokenError || cause instanceof ArgumentError) throw cause; // There is no fetch.
      throw new TokenError(GRANT, isPlatformError(cause) ? "its answer could not be read" : "no answer came", {
        cause,
        status: (cause as { status?: number }).status,
        ...at,
      });
    } finally {
      release();
    }
  };
  return Object.assign(exchange, { identity: () => ["channel", url.href, secret] });
}
