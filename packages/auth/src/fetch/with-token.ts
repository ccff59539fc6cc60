import { ApiError, ArgumentError, type Wrap } from "@kontor/http";
import {
  isHeaderText,
  isSecure,
  raceAbort,
  describeRedirect,
  findRequest,
  keepCredential,
  parseUrl,
} from "@kontor/http/parts";
import { prepareReplay, takeSnapshot } from "./prepare-replay.ts";
import { TokenError } from "../tokens/error.ts";
import type { Token, TokenSource } from "../tokens/token.ts";

/**
 * Sends every request with a current token; after a 401, once more with a new one, its body intact. The second answer is
 * the caller's, whatever it is. A redirect is not followed: the credential would go elsewhere. Whoever sends a request with
 * `redirect: "manual"` gets that answer as it is.
 *
 * @throws {TokenError} If no token can be had.
 * @throws {ArgumentError} If the address is neither https nor http to this machine, or a body is a stream too long to be sent
 *   twice; nothing was sent.
 * @throws {ApiError} If the answer is a redirect; it names the status and the host.
 * @see given spec §5.2, §7
 */
export function withToken(tokens: TokenSource): Wrap {
  if (typeof tokens?.get !== "function")
    throw new ArgumentError("send tokens", "tokens", "be a source of tokens", typeof tokens);
  return (next) => async (given, init) => {
    // everything is read before the first wait: what is sent is what was checked, whatever the caller changes meanwhile
    const request = findRequest(given);
    const input = request ?? String(given);
    checkAddress(request?.url ?? String(input));
    const sent = takeSnapshot(init);
    const own = new Headers(sent.headers ?? request?.headers);
    const signal = sent.signal ?? request?.signal;
    const redirect = sent.redirect ?? request?.redirect;
    const current = () => raceAbort(() => tokens.get(), signal);
    const token = await current();
    const call = await raceAbort(() => prepareReplay(input, sent), signal);
    const bearing = ({ value, scheme = "Bearer" }: Token): RequestInit => {
      const headers = new Headers(own);
      const text = sendable(value.reveal());
      if (scheme === "x-api-key") headers.set(scheme, text);
      else headers.set("authorization", `${scheme} ${text}`);
      return { ...call, headers, redirect: "manual" };
    };
    const send = async (each: Token) => {
      const response = await next(input, bearing(each));
      const { status, headers } = response;
      keepCredential(headers, each.value.reveal());
      if (redirect === "manual" || !describeRedirect(status, headers)) return response;
      await response.body?.cancel().catch(() => {});
      throw new ApiError({ operation: "a request" }, status, undefined, headers);
    };
    const response = await send(token);
    if (response.status !== 401) return response;
    tokens.discard(token); // only if it is still the current one
    const newer = await current();
    if (newer === token) return response; // nothing better is to be had
    await response.body?.cancel().catch(() => {}); // it may have broken off
    return send(newer);
  };
}

/** @throws {ArgumentError} If a credential may not be sent there. */
function checkAddress(address: string): void {
  const base = (globalThis as { location?: { href: string } }).location?.href; // of a page
  const url = parseUrl(address, base);
  if (!url || !isSecure(url) || url.username || url.password)
    throw new ArgumentError(
      "send a request",
      "its address",
      "be an https address (http only to this machine) without a user",
      address,
    );
}

/** The runtime's own error would quote it. */
function sendable(text: string): string {
  if (!isHeaderText(text.trim())) throw new TokenError("any grant", "it cannot be sent in a header");
  return text;
}
