import type { Clock, Secret } from "@kontor/http";
import type { Quota } from "@kontor/http/internal";

/** An access token and its expiry. */
export interface Token {
  /** The credential. It prints as `[secret]`. */
  value: Secret;
  /** By the clock of this machine. */
  expiresAt: Date;
  /** Its whole life, from the answer of the platform to its expiry, in ms. Default: from its arrival to its expiry. */
  lifeMs?: number;
  /** Names of fields of the answer that could not be read. A default replaces them. */
  unread?: readonly string[];
  /** Its permissions, if the platform states them. Any text is possible. */
  scope?: string;
  /** How it is sent. Default `Bearer`, in `Authorization`. */
  scheme?: "Bearer" | "Wawi" | "x-api-key";
  /** The next refresh token. Some servers issue a new one with every use. */
  refreshToken?: Secret;
  /** The quota of token calls in the answer. */
  quota?: TokenQuota;
}

/** The number of token calls that are allowed in an interval. */
export interface TokenQuota extends Quota {
  /** The calls left in the current interval, if the platform states them. */
  remaining?: number | undefined;
}

/** What a grant gets with each call. */
export interface GrantContext {
  /** The refresh token that came with the last token, if any. */
  refreshToken?: Secret | undefined;
}

/** Texts, and credentials that print as `[secret]`. */
export type GrantIdentity = readonly (string | Secret | GrantIdentity)[];

/** Gets a new token, with one call of the token endpoint. */
export interface TokenGrant {
  (context?: GrantContext): Promise<Token>;
  /** Identifies its tokens by address, credential, scopes and app. A store gets only a hash of it. */
  identity?: () => GrantIdentity;
}

/** Supplies the tokens for requests. */
export interface TokenSource {
  /** Gets a token for the next request. */
  get(): Promise<Token>;
  /** Reports that the platform refused this token. It has no effect on any other token. */
  discard(token: Token): void;
}

/** The options of `cached()` that the cache itself uses. */
export interface CacheSettings {
  reuseMarginMs: number;
  maxWaitMs: number;
  quota: TokenQuota;
  clock: Clock;
}
