import type { Secret } from "@kontor/http";
import type { Quota } from "@kontor/http/parts";

/** An access token and when it ends. */
export interface Token {
  /** The credential; prints as `[secret]`. */
  value: Secret;
  /** By the clock of this machine. */
  expiresAt: Date;
  /** How long it lived when the platform gave it, in ms. Default: from its arrival to its end. */
  lifeMs?: number;
  /** Names of the answer's fields that could not be used as they were, where there are any; something else stands in. */
  unread?: readonly string[];
  /** What the platform says it may do, where it says so. An open set. */
  scope?: string;
  /** How it is sent. Default `Bearer`, in `Authorization`. */
  scheme?: "Bearer" | "Wawi" | "x-api-key";
  /** The next refresh token, where the server gives a new one with every use. */
  refreshToken?: Secret;
  /** What the answer said of the quota of token calls. */
  quota?: TokenQuota;
}

/** So many token calls in an interval. */
export interface TokenQuota extends Quota {
  /** How many are left in the running interval, where the platform says so. */
  remaining?: number | undefined;
}

/** What a grant is told when it is asked for a token. */
export interface GrantContext {
  /** The refresh token that came with the last token, where one came. */
  refreshToken?: Secret | undefined;
}

/** Texts, and credentials that print as `[secret]`. */
export type GrantIdentity = readonly (string | Secret | GrantIdentity)[];

/** Gets a new token, with one call of the token endpoint. */
export interface TokenGrant {
  (context?: GrantContext): Promise<Token>;
  /** What tells its tokens from others: address, credential, scopes and app. A store is told a hash of it. */
  identity?: () => GrantIdentity;
}

/** Where a step gets its tokens. */
export interface TokenSource {
  /** A token that is good for the next request. */
  get(): Promise<Token>;
  /** Says that the platform refused this very token. Another one, newer or older, is not touched. */
  discard(token: Token): void;
}
