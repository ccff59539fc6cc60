/** What an access token stands for. */
export interface Grant {
  /** Whom it was issued to: a client id, or a channel. */
  subject: string;
  kind: "erp" | "channel";
  scopes: readonly string[];
  expiresAt: number;
}

export interface Tokens {
  issue(grant: Grant): string;
  /** The grant of a token that was issued and lives; `undefined` for any other. */
  find(token: string, now: number): Grant | undefined;
  /** Ends every token of a kind now, as a revocation does. */
  revoke(kind?: Grant["kind"]): void;
  /** How many tokens of a kind were issued. */
  issued(kind: Grant["kind"]): number;
}

/** Access tokens are looked up among those issued: unknown, foreign and expired ones are all refused. */
export function createTokens(randomId: () => string): Tokens {
  const grants = new Map<string, Grant>();
  const issued = { erp: 0, channel: 0 };
  return {
    issue(grant) {
      const token = `${grant.kind}-${randomId()}`;
      grants.set(token, grant);
      issued[grant.kind] += 1;
      return token;
    },
    find(token, now) {
      const grant = grants.get(token);
      return grant && grant.expiresAt > now ? grant : undefined;
    },
    revoke(kind) {
      for (const [token, grant] of grants) if (kind === undefined || grant.kind === kind) grants.delete(token);
    },
    issued: (kind) => issued[kind],
  };
}
