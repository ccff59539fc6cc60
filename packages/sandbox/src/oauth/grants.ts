import type { PlatformState } from "../platform/state.ts";
import type { OAuthClient } from "../seed/seed.ts";

/** An answer of the token endpoint, before it is written. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A request for a token by a client that is known and proved itself. */
export interface GrantRequest {
  state: PlatformState;
  clientId: string;
  /** When it came, in ms since the epoch. */
  now: number;
}

/** A refusal with an error code of OAuth 2.0. */
export function buildRefusal(status: number, error: string): Answer {
  return { status, body: { error } };
}

/** Client credentials (RFC 6749 §4.4). A public client is refused, as it has no secret to prove itself with. */
export function answerClient(request: GrantRequest, client: OAuthClient, asked: string): Answer {
  if (client.secret === undefined) return buildRefusal(400, "unauthorized_client");
  const scopes = asked.split(" ").filter(Boolean);
  if (scopes.some((scope) => !client.scopes.includes(scope))) return buildRefusal(400, "invalid_scope");
  return { status: 200, body: issueToken(request, scopes.length > 0 ? scopes : client.scopes).body };
}

/** An authorization code. It works once; a second use ends the tokens of the first (RFC 6749 §4.1.2). */
export function answerCode(
  request: GrantRequest,
  { code, redirectUri, challenge }: { code: string; redirectUri: string; challenge: string },
): Answer {
  const { state, clientId, now } = request;
  const codes = state.table("codes");
  const row = codes.get(code);
  if (!row || row.clientId !== clientId) return buildRefusal(400, "invalid_grant");
  if (row.used) {
    for (const used of row.used) {
      state.tokens.end(used);
      state.table("oauthRefreshTokens").delete(used);
    }
    return buildRefusal(400, "invalid_grant");
  }
  if (row.expiresAt <= now || row.redirectUri !== redirectUri || row.challenge !== challenge)
    return buildRefusal(400, "invalid_grant");
  const { accessToken, body } = issueToken(request, row.scopes);
  const refreshToken = issueRefreshToken(request, row.scopes);
  codes.set(code, { ...row, used: [accessToken, refreshToken] });
  return { status: 200, body: { ...body, refresh_token: refreshToken } };
}

/** A refresh token. Where they rotate, it works once and comes with a successor (RFC 6749 §6). */
export function answerRefreshToken(request: GrantRequest, refreshToken: string, asked: string): Answer {
  const { state, clientId } = request;
  const refreshTokens = state.table("oauthRefreshTokens");
  const row = refreshTokens.get(refreshToken);
  if (!row || row.clientId !== clientId) return buildRefusal(400, "invalid_grant");
  const scopes = asked.split(" ").filter(Boolean);
  if (scopes.some((scope) => !row.scopes.includes(scope))) return buildRefusal(400, "invalid_scope");
  const { body } = issueToken(request, scopes.length > 0 ? scopes : row.scopes);
  if (!state.assumptions.rotateRefreshTokens) return { status: 200, body };
  refreshTokens.delete(refreshToken);
  return { status: 200, body: { ...body, refresh_token: issueRefreshToken(request, row.scopes) } };
}

function issueToken({ state, clientId, now }: GrantRequest, scopes: readonly string[]) {
  const lifetimeMs = state.assumptions.tokenLifetimeMs.erp;
  const accessToken = state.tokens.issue({ subject: clientId, kind: "erp", scopes, expiresAt: now + lifetimeMs });
  return {
    accessToken,
    body: {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: Math.floor(lifetimeMs / 1000),
      scope: scopes.join(" "),
    },
  };
}

function issueRefreshToken({ state, clientId }: GrantRequest, scopes: readonly string[]): string {
  const refreshToken = `refresh-${state.random.uuid()}`;
  state.table("oauthRefreshTokens").set(refreshToken, { clientId, scopes });
  return refreshToken;
}
