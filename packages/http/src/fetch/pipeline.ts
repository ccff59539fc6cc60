import type { Fetch, Wrap } from "./fetch.ts";

/** Puts steps around a `fetch`. The first step is next to the network. */
export function pipeline(fetch: Fetch, ...steps: readonly Wrap[]): Fetch {
  return steps.reduce((inner, wrap) => wrap(inner), fetch);
}
