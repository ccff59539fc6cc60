/** The standard `fetch`. Everything here takes one and returns one. */
export type Fetch = typeof globalThis.fetch;

/** A step around `fetch`. Steps pass on `(input, init)`; the order in which they are listed is the design. */
export type Wrap = (next: Fetch) => Fetch;
