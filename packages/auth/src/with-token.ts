import { ArgumentError, type Wrap } from "@kontor/http";
import type { Token, TokenSource } from "./token.ts";

type Input = Parameters<typeof fetch>[0];

/**
 * Sends every request with a current token; after a 401, once more with a new one. The second answer is the
 * caller's, whatever it is. A body that is a stream cannot be sent twice: its 401 is returned.
 *
 * @throws {TokenError} If no token can be had.
 * @see given spec §5.2, §7
 */
export function withToken(tokens: TokenSource): Wrap {
  if (typeof tokens?.get !== "function")
    throw new ArgumentError("send tokens", "tokens", "be a source of tokens", tokens);
  return (next) => async (input, init) => {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const canReplay = !(init?.body instanceof ReadableStream);
    const spare = input instanceof Request && canReplay ? input.clone() : input; // a body can be sent only once
    const token = await orAbort(() => tokens.get(), signal);
    const response = await next(input, bearing(input, init, token));
    if (response.status !== 401 || !canReplay) return response;
    await response.body?.cancel();
    tokens.discard(token); // only if it is still the current one
    return next(spare, bearing(spare, init, await orAbort(() => tokens.get(), signal)));
  };
}

function bearing(input: Input, init: RequestInit | undefined, { value }: Token): RequestInit {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set("authorization", `Bearer ${value.reveal()}`);
  return { ...init, headers };
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
