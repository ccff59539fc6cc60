import { ArgumentError, type Secret, hideText, readOptions } from "@kontor/http/internal";
import { readCredential } from "./token-call.ts";
import type { Token, TokenSource } from "./token.ts";

/** Options of `apiKey()`: the key, and how it is sent. */
export interface ApiKeyOptions {
  /** The key of a registration. The platform shows it only once. */
  key: string | Secret;
  /** `x-api-key`: the header of that name (given §4.2). `Wawi`: the scheme of on-premise installations (observed). Default `x-api-key`. */
  scheme?: "x-api-key" | "Wawi" | undefined;
}

/**
 * Sends the key of a registration in place of an access token. A key does not expire and cannot be renewed, so the caller gets a 401 as it
 * is.
 *
 * @throws {ArgumentError} If the key is empty or could not be sent in a header, or the scheme is unknown.
 * @see given spec §3, §4.2
 */
export function apiKey(options: ApiKeyOptions): TokenSource {
  const { key, scheme } = readOptions("send a key", options, { key: undefined, scheme: "x-api-key" });
  if (scheme !== "x-api-key" && scheme !== "Wawi")
    throw new ArgumentError("send a key", "scheme", "be x-api-key or Wawi", hideText(scheme));
  const value = readCredential("send a key", "key", key);
  if (!/^[\x21-\x7e]+$/.test(value.reveal()))
    // The error of the runtime would quote the key.
    throw new ArgumentError("send a key", "key", "be text that a header can hold", "[secret]");
  const token: Token = { value, expiresAt: new Date(8.64e15), scheme };
  return { get: async () => token, discard() {} };
}
