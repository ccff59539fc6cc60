import { ApiError, ArgumentError, type Wrap } from "@kontor/http";
import {
  isHeaderText,
  isSecure,
  raceAbort,
  describeRedirect,
  findRequest,
  keepCredential,
  parseUrl,
} from "@kontor/http/internal";
import { prepareReplay, takeSnapshot } from "./prepare-replay.ts";
import { TokenError } from "../tokens/error.ts";
import type { Token, TokenSource } from "../tokens/token.ts";

/**
 * Sends every request with a current token. After a 401 it sends the request once more, with a new token and the same body. The second
 * answer counts, even if it is a 401 again. If the source still gives the token that was refused, the first answer counts. A body that
 * is a stream is read into memory before the first request, so that it can be sent twice.
 *
 * A redirect is not followed, because the credential would go to another place. With `redirect: "manual"`, the caller gets the redirect
 * as the answer.
 *
 * @throws {TokenError} If there is no token, also when another one is needed after a 401, or if it cannot be sent in a header.
 * @throws {ArgumentError} If the address is neither https nor http to this machine, or the body is a stream that is too long to be sent
 *   twice. Nothing was sent then.
 * @throws {ApiError} If the answer is a redirect. It names the status and the host.
 * @see given spec §5.2, §7
 */
export function withToken(tokens: TokenSource): Wrap {
  if (typeof tokens?.get !== "function")
    throw new ArgumentError("send tokens", "tokens", "be a source of tokens", typeof tokens);
  return (next) => async (given, init) => {
    // Everything is read before the first wait, so a later change by the caller has no effect on what was checked.
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
    const withCredential = ({ value, scheme = "Bearer" }: Token): RequestInit => {
      const headers = new Headers(own);
      const text = checkSendable(value.reveal());
      if (scheme === "x-api-key") headers.set(scheme, text);
      else headers.set("authorization", `${scheme} ${text}`);
      return { ...call, headers, redirect: "manual" };
    };
    const send = async (each: Token) => {
      const response = await next(input, withCredential(each));
      const { status, headers } = response;
      keepCredential(headers, each.value.reveal());
      if (redirect === "manual" || !describeRedirect(status, headers)) return response;
      await response.body?.cancel().catch(() => {});
      throw new ApiError({ operation: "a request" }, status, undefined, headers);
    };
    const response = await send(token);
    if (response.status !== 401) return response;
    tokens.discard(token); // This has an effect only on the current token.
    const newer = await current();
    if (newer === token) return response; // There is no better token.
    await response.body?.cancel().catch(() => {}); // The body may be incomplete already.
    return send(newer);
  };
}

/** @throws {ArgumentError} If a credential may not be sent to the address. */
function checkAddress(address: string): void {
  const base = (globalThis as { location?: { href: string } }).location?.href; // A page has one.
  const url = parseUrl(address, base);
  if (!url || !isSecure(url) || url.username || url.password)
    throw new ArgumentError(
      "send a request",
      "its address",
      "be an https address (http only to this machine) without a user",
      address,
    );
}

/** Checks the token here, because the error of the runtime would quote it. */
function checkSendable(text: string): string {
  if (!isHeaderText(text.trim())) throw new TokenError("any grant", "it cannot be sent in a header");
  return text;
}
