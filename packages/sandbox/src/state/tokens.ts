import type { Table } from "./store.ts";

/** What an access token stands for. */
export interface TokenRow {
  /** Whom it was issued to: a client id, a channel, or the account of a seller. */
  subject: string;
  kind: "erp" | "channel" | "seller";
  scopes: readonly string[];
  expiresAt: number;
}

export interface Tokens {
  issue(grant: TokenRow): string;
  /** The grant of a token that was issued and lives; `undefined` for any other. */
  find(token: string, now: number): TokenRow | undefined;
  /** Ends one token. */
  end(token: string): void;
  /** Ends every token now, as a revocation does. */
  revoke(): void;
}

/** Access tokens are looked up among those issued: unknown, foreign and expired ones are all refused. */
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
