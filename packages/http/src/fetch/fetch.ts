/** The standard `fetch`. Every step takes one and returns one. */
export type Fetch = typeof globalThis.fetch;

/** A step around `fetch`. It passes on `(input, init)`. The order of the steps matters. */
export type Wrap = (next: Fetch) => Fetch;
