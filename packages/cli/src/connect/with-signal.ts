import type { Fetch } from "@kontor/http";

/** A `fetch` that ends with a signal, for requests that take none: those for tokens. */
export function withSignal(signal: AbortSignal, fetch: Fetch = globalThis.fetch): Fetch {
  return (input, init) => {
    const own = init?.signal;
    return fetch(input, { ...init, signal: own ? AbortSignal.any([own, signal]) : signal });
  };
}
