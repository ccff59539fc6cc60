import { ArgumentError, type Wrap } from "@kontor/http";
import { replayable } from "./replayable.ts";
import { TokenError } from "./token-error.ts";
import type { Token, TokenSource } from "./token.ts";

/**
 * Sends every request with a current token; after a 401, once more with a new one, its body intact. The second answer is
 * the caller's, whatever it is.
 *
 * @throws {TokenError} If no token can be had.
 * @throws {ArgumentError} If a body is a stream too long to be sent twice.
 * @see given spec §5.2, §7
 */
export function withToken(tokens: TokenSource): Wrap {
  if (typeof tokens?.get !== "function")
    throw new ArgumentError("send tokens", "tokens", "be a source of tokens", tokens);
  return (next) => async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const token = await orAbort(() => tokens.get(), signal);
    const call = await orAbort(() => replayable(input, init), signal);
    const bearing = ({ value, scheme = "Bearer" }: Token): RequestInit => {
      const headers = new Headers(call.headers ?? (input instanceof Request ? input.headers : undefined));
      const text = sendable(value.reveal());
      if (scheme === "x-api-key") headers.set(scheme, text);
      else headers.set("authorization", `${scheme} ${text}`);
      return { ...call, headers };
    };
    const response = await next(input, bearing(token));
    if (response.status !== 401) return response;
    tokens.discard(token); // only if it is still the current one
    const newer = await orAbort(() => tokens.get(), signal);
    if (newer === token) return response; // nothing better is to be had
    await response.body?.cancel().catch(() => {}); // it may have broken off
    return next(input, bearing(newer));
  };
}

/** The runtime's own error would quote it. */
function sendable(text: string): string {
  if (/[^\t\x20-\x7e\x80-\xff]/.test(text.trim())) throw new TokenError("any grant", "it cannot be sent in a header");
  return text;
}

/** A shared token call goes on for the others when one caller gives up. */
async function orAbort<T>(get: () => Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return get();
  signal.throwIfAborted(); // before the call begins: nobody would wait for its failure
  let stop!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([get(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
