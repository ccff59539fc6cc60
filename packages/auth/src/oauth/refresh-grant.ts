import * as oauth from "oauth4webapi";
import type { Secret } from "@kontor/http";
import { raceAbort, readOptions } from "@kontor/http/internal";
import { markGoingOn, findRefreshToken, TokenError } from "../error.ts";
import { readCredential, createTokenLimit } from "../token-call.ts";
import type { TokenGrant, Token } from "../token.ts";
import { oauthDefaults, createOAuthParty, type OAuthClientOptions } from "./client.ts";

const LONGEST_MS = 55_000; // After a minute, another process takes the lock over and may use the same refresh token.
const GRACE_MS = 500; // After the process was paused, it gets this long to read an answer that has arrived.

/** Options of `refreshGrant()`: the client and the refresh token. */
export interface RefreshGrantOptions extends OAuthClientOptions {
  /** The refresh token of the sign-in. */
  refreshToken: string | Secret;
}

/**
 * Gets an access token for a refresh token of an OAuth 2.0 server. Wrap it in `cached()`. If the server gives a new refresh token with every
 * use, the newest one is used. A `store` of `cached()` keeps it; otherwise it is lost when the process ends.
 *
 * If no answer comes within `timeoutMs`, the caller gets a {@link TokenError} that is not final. The grant itself waits for up to 55 s after
 * the start of the call, because the refresh token may be used up and the next one is in that answer. No other call begins meanwhile: a
 * call of the grant joins the running one, or gets the token that has come since.
 *
 * @returns A grant for `cached()`. It throws a {@link TokenError} when there is no token.
 * @throws {ArgumentError} If `authUrl` is not https (http only to this machine), or a credential is empty.
 * @see given spec §5.1
 */
export function refreshGrant(given: RefreshGrantOptions): TokenGrant {
  const action = "use a refresh token";
  const { refreshToken, ...options } = readOptions(action, given, { ...oauthDefaults(), refreshToken: undefined });
  const party = createOAuthParty(action, "refresh token", options);
  const first = readCredential(action, "refreshToken", refreshToken);
  const { server, client, authentication, identity } = party;
  const { host } = new URL(server.token_endpoint!);
  let newest = first; // Without a store, this is where the next refresh token is kept.
  const { timeoutMs, clock } = options;
  /** The exchange that every call joins, from its start until a caller has its token, or until it fails. */
  let running: Promise<Token> | undefined;
  /** The token of that exchange, once it has arrived. */
  let came: Token | undefined;

  const grant: TokenGrant = async ({ refreshToken: stored } = {}) => {
    if (came && came.expiresAt.getTime() <= clock.now()) running = undefined; // No caller took its token before it expired.
    const mine = (running ??= start(stored ?? newest));
    const { signal, release } = createTokenLimit(timeoutMs, clock);
    const token = await raceAbort(() => mine, signal)
      .finally(release)
      .catch((cause: unknown) => {
        if (cause !== signal.reason) throw cause;
        throw markGoingOn(
          new TokenError("refresh token", "no answer came in time; Kontor still waits for it", { cause, host }),
        );
      });
    if (running === mine) running = undefined;
    return token;
  };

  function start(refreshToken: Secret): Promise<Token> {
    const stop = new AbortController();
    const isOver = new AbortController();
    const { signal, release } = createTokenLimit(Math.min(timeoutMs, LONGEST_MS - GRACE_MS), clock);
    const end = () => stop.abort(signal.reason);
    const giveUp = async () => {
      await clock.sleep(Math.max(0, LONGEST_MS - GRACE_MS - timeoutMs), isOver);
      await clock.sleep(GRACE_MS, isOver);
      end();
    };
    signal.addEventListener("abort", () => void giveUp().catch(() => {}));
    came = undefined;
    const mine = exchange(refreshToken.reveal(), stop.signal).then(
      (token) => (came = token),
      (error: unknown) => {
        running = undefined;
        throw error;
      },
    );
    const free = () => {
      release();
      isOver.abort();
    };
    mine.catch(() => {}).finally(free); // This handler prevents an unhandled rejection when no caller waits any more.
    return mine;
  }

  async function exchange(used: string, signal: AbortSignal): Promise<Token> {
    try {
      const token = await party.ask(
        (each) => oauth.refreshTokenGrantRequest(server, client, authentication, used, { ...each, signal }),
        used,
      );
      newest = token.refreshToken ?? newest;
      return token;
    } catch (error) {
      newest = findRefreshToken(error) ?? newest;
      throw error;
    }
  }

  return Object.assign(grant, { identity: () => ["refresh token", identity, first] });
}
