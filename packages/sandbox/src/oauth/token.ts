import type { HttpReply } from "../platform/call.ts";
import type { PlatformState } from "../platform/state.ts";
import type { OAuthClient } from "../seed/seed.ts";
import { computeChallenge } from "./challenge.ts";

type Answer = { status: number; body: Record<string, unknown> };

/**
 * The token endpoint of the authorization server: client credentials, authorization code with PKCE, refresh token; the
 * client authenticated by HTTP Basic or in the form. Errors are those of OAuth 2.0 (RFC 6749 §5.2, RFC 7636 §4.6).
 *
 * @see given spec §5.1
 */
export async function answerTokenRequest(request: Request, state: PlatformState, fault?: string): Promise<HttpReply> {
  const now = state.clock.now();
  const { status, body } = await grant();
  state.log.add({
    at: now,
    method: request.method,
    path: new URL(request.url).pathname,
    operation: "token",
    status,
    ...(fault !== undefined && { fault }),
    ...(status !== 200 && { problem: String(body["error"]) }),
  });
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (status === 401) headers["www-authenticate"] = "Basic";
  return { status, headers, body: JSON.stringify(body) };

  async function grant(): Promise<Answer> {
    if (request.method !== "POST") return refuse(405, "invalid_request");
    const form = await request.formData().catch(() => undefined);
    if (!form) return refuse(400, "invalid_request");
    const field = (name: string) => String(form.get(name) ?? "");
    const { id, secret } = credentials(request, form);
    const client = state.table("clients").get(id);
    if (!client || (client.secret !== undefined && client.secret !== secret)) return refuse(401, "invalid_client");
    const type = field("grant_type");
    if (type === "client_credentials") return byCredentials(id, client, field("scope"));
    if (type === "authorization_code")
      return /^[\w.~-]{43,128}$/.test(field("code_verifier")) // RFC 7636 §4.1
        ? byCode(id, field("code"), field("redirect_uri"), await computeChallenge(field("code_verifier")))
        : refuse(400, "invalid_grant");
    return type === "refresh_token"
      ? byRefreshToken(id, field("refresh_token"), field("scope"))
      : refuse(400, "unsupported_grant_type");
  }

  function byCredentials(id: string, client: OAuthClient, asked: string): Answer {
    if (client.secret === undefined) return refuse(400, "unauthorized_client"); // a public client has nothing to prove itself with
    const scopes = asked.split(" ").filter(Boolean);
    if (scopes.some((scope) => !client.scopes.includes(scope))) return refuse(400, "invalid_scope");
    return { status: 200, body: token(id, scopes.length > 0 ? scopes : client.scopes).body };
  }

  /** A code works once; a second use ends the tokens of the first (RFC 6749 §4.1.2). */
  function byCode(id: string, code: string, redirectUri: string, challenge: string): Answer {
    const codes = state.table("codes");
    const row = codes.get(code);
    if (!row || row.clientId !== id) return refuse(400, "invalid_grant");
    if (row.used) {
      for (const used of row.used) {
        state.tokens.end(used);
        state.table("oauthRefreshTokens").delete(used);
      }
      return refuse(400, "invalid_grant");
    }
    if (row.expiresAt <= now || row.redirectUri !== redirectUri || row.challenge !== challenge)
      return refuse(400, "invalid_grant");
    const { accessToken, body } = token(id, row.scopes);
    const refreshToken = issueRefreshToken(id, row.scopes);
    codes.set(code, { ...row, used: [accessToken, refreshToken] });
    return { status: 200, body: { ...body, refresh_token: refreshToken } };
  }

  function byRefreshToken(id: string, refreshToken: string, asked: string): Answer {
    const refreshTokens = state.table("oauthRefreshTokens");
    const row = refreshTokens.get(refreshToken);
    if (!row || row.clientId !== id) return refuse(400, "invalid_grant");
    const scopes = asked.split(" ").filter(Boolean);
    if (scopes.some((scope) => !row.scopes.includes(scope))) return refuse(400, "invalid_scope");
    const { body } = token(id, scopes.length > 0 ? scopes : row.scopes);
    if (!state.assumptions.rotateRefreshTokens) return { status: 200, body };
    refreshTokens.delete(refreshToken);
    return { status: 200, body: { ...body, refresh_token: issueRefreshToken(id, row.scopes) } };
  }

  function token(subject: string, scopes: readonly string[]) {
    const lifetimeMs = state.assumptions.tokenLifetimeMs.erp;
    const accessToken = state.tokens.issue({ subject, kind: "erp", scopes, expiresAt: now + lifetimeMs });
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

  function issueRefreshToken(clientId: string, scopes: readonly string[]): string {
    const refreshToken = `refresh-${state.random.uuid()}`;
    state.table("oauthRefreshTokens").set(refreshToken, { clientId, scopes });
    return refreshToken;
  }
}

function credentials(request: Request, form: FormData): { id: string; secret: string } {
  const [scheme = "", encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic")
    return { id: String(form.get("client_id") ?? ""), secret: String(form.get("client_secret") ?? "") };
  try {
    const [, id = "", secret = ""] = /^([^:]*):(.*)$/s.exec(atob(encoded)) ?? [];
    const decode = (part: string) => decodeURIComponent(part.replaceAll("+", " "));
    return { id: decode(id), secret: decode(secret) };
  } catch {
    return { id: "", secret: "" };
  }
}

function refuse(status: number, error: string): Answer {
  return { status, body: { error } };
}
