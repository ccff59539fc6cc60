/** A token as a store keeps it: plain data, with everything that the next process needs. */
export interface StoredToken {
  value: string;
  /** In ms since the epoch. */
  expiresAt: number;
  scope?: string;
  /** How it is sent, where that is not `Bearer`. */
  scheme?: "Bearer" | "Wawi" | "x-api-key";
  /** The next refresh token, where the server gives a new one with every use. */
  refreshToken?: string;
  /** How long it lived when the platform gave it, in ms. */
  lifeMs?: number;
  /** What all processes together know of the token endpoint; so they keep its quota, and leave it alone, together. */
  endpoint?: StoredEndpoint;
}

/** Times are in ms since the epoch. */
export interface StoredEndpoint {
  /** When it was called in the last interval of its quota. */
  calls: number[];
  /** How often it failed since it last gave a token. */
  failures: number;
  /** When it may be called again. */
  notBefore: number;
  /** How it refused the last call, where it did. */
  status?: number;
  error?: string;
}

/**
 * Keeps tokens for several processes, so that they make one token call together. `tokenStoreConformance()` proves one.
 */
export interface TokenStore {
  /** What is kept under a key, without waiting for who renews it. */
  get(key: string): Promise<StoredToken | undefined>;
  /**
   * Runs `renew` while nobody else, in this process or another, runs it for the same key, on what is kept then; keeps what
   * it gives, before anybody else is let in. Where it throws, nothing changes and its error is thrown. Who holds a key and
   * dies is taken over from within 2 s; who holds it and stands still, after 60 s, and then may not write any more: its
   * `update()` throws.
   */
  update(key: string, renew: (current: StoredToken | undefined) => Promise<StoredToken>): Promise<StoredToken>;
}
