import type { Table } from "./store.ts";

/** The meaning of an access token. */
export interface TokenRow {
  /** Its owner: a client id, a channel, or the account of a seller. */
  subject: string;
  kind: "erp" | "channel" | "seller";
  scopes: readonly string[];
  expiresAt: number;
}

export interface Tokens {
  issue(grant: TokenRow): string;
  /** The row of a token that was issued and is not over; `undefined` for any other. */
  find(token: string, now: number): TokenRow | undefined;
  /** Ends one token. */
  end(token: string): void;
  /** Ends every token now, as a revocation does. */
  revoke(): void;
}

/** Makes the access tokens of a platform. A token is looked up among those that were issued, so unknown and expired ones are refused. */
export function createTokens(grants: Table<TokenRow>, randomId: () => string): Tokens {
  return {
    issue(grant) {
      const token = `${grant.kind}-${randomId()}`;
      grants.set(token, grant);
      return token;
    },
    find(token, now) {
      const grant = grants.get(token);
      return grant && grant.expiresAt > now ? grant : undefined;
    },
    end: (token) => void grants.delete(token),
    revoke() {
      for (const [token] of grants.entries()) grants.delete(token);
    },
  };
}
