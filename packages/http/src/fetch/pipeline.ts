import type { Fetch, Wrap } from "./fetch.ts";

/** A `fetch` with steps around it, listed from the network outwards. */
export function pipeline(fetch: Fetch, ...steps: readonly Wrap[]): Fetch {
  return steps.reduce((inner, wrap) => wrap(inner), fetch);
}
