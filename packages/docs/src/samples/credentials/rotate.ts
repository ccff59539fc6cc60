import { cached, refreshExchange, type TokenSource } from "@kontor/auth";
import type { Fetch } from "@kontor/http";
import { channelBaseUrl as baseUrl } from "../config.ts";

/** A token source whose refresh token can be replaced while the program runs. */
export function createRotatingTokens(refreshToken: string, fetch?: Fetch) {
  const make = (secret: string) => cached(refreshExchange({ baseUrl, refreshToken: secret, fetch }));
  let current = make(refreshToken);
  const tokens: TokenSource = { get: () => current.get(), discard: (token) => current.discard(token) };

  /** Uses the new refresh token from now on. If the platform refuses it, the old one stays. */
  async function rotate(next: string) {
    const candidate = make(next);
    await candidate.get(); // throws a TokenError if it is refused
    current = candidate;
  }
  return { tokens, rotate };
}
