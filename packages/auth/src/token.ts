import type { Secret } from "@kontor/http";

/** An access token and when it ends. */
export interface Token {
  /** The bearer credential; prints as `[secret]`. */
  value: Secret;
  expiresAt: Date;
  /** What the platform says it may do, where it says so. An open set. */
  scope?: string;
}

/** Where a step gets its tokens. */
export interface TokenSource {
  /** A token that is good for the next request. */
  get(): Promise<Token>;
  /** Says that the platform refused this very token. Another one, newer or older, is not touched. */
  discard(token: Token): void;
}
