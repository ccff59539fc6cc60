/** A token as a store keeps it: plain data, with everything that the next process needs. */
export interface StoredToken {
  value: string;
  /** In ms since the epoch. */
  expiresAt: number;
  /** The scopes that the server granted, with blanks between them. Default: the server named none. */
  scope?: string;
  /** How it is sent. Default `Bearer`. */
  scheme?: "Bearer" | "Wawi" | "x-api-key";
  /** The next refresh token. Some servers give a new one with every use. */
  refreshToken?: string;
  /** Its whole life, from the answer of the platform to its end, in ms. */
  lifeMs?: number;
  /** The state of the token endpoint, so that all processes keep its quota and its pauses together. */
  endpoint?: StoredEndpoint;
}

/** Times are in ms since the epoch. */
export interface StoredEndpoint {
  /** The times of the calls in the last interval of its quota. */
  calls: number[];
  /** The number of failures since its last token. */
  failures: number;
  /** The time from which it may be called again. */
  notBefore: number;
  /** Status of the last refusal, if the last call was refused. */
  status?: number;
  error?: string;
}

/**
 * Keeps tokens for several processes, so that they make one token call together. `tokenStoreConformance()` tests a store.
 */
export interface TokenStore {
  /** The stored token of a key. It does not wait for a renewal. */
  get(key: string): Promise<StoredToken | undefined>;
  /**
   * Runs `renew` on the stored token, and stores its result. Only one `renew` at a time runs for a key, across all processes. If it throws,
   * nothing changes, and `update()` throws its error. When a process that holds a key dies, another one takes over within 2 s. When it
   * stands still, another one takes over after 60 s; the first must not write any more, and its `update()` throws.
   */
  update(key: string, renew: (current: StoredToken | undefined) => Promise<StoredToken>): Promise<StoredToken>;
}
