import type { HttpCall, HttpReply } from "../platform/call.ts";
import { readFields } from "../platform/read-body.ts";
import type { PlatformState } from "../platform/state.ts";
import { toBase64Url } from "../ground/bytes.ts";
import type { OAuthClient } from "../state/tables.ts";
import { splitScopes } from "./authorize.ts";

/**
 * Answers at the token endpoint of the authorization server: client credentials, authorization code with PKCE, refresh token.
 * The client proves itself by HTTP Basic or in the form. Errors are those of OAuth 2.0 (RFC 6749 §5.2, RFC 7636 §4.6).
 *
 * @see given spec §5.1
 */
export async function answerTokenRequest(call: HttpCall, state: PlatformState, fault?: string): Promise<HttpReply> {
  const now = state.clock.now();
  const { status, body } = await findAnswer(call, state, now);
  state.log.add({
    at: now,
    method: call.method,
    path: call.path,
    operation: "token",
    status,
    ...(fault !== undefined && { fault }),
    ...(status !== 200 && { problem: String(body["error"]) }),
  });
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (status === 401) headers["www-authenticate"] = "Basic";
  return { status, headers, body: JSON.stringify(body) };
}

/** The path of the token endpoint in the second generation (documented). That of the first is given §5.1. */
export const SECOND_GENERATION = "/oauth/v2/token";

async function findAnswer(call: HttpCall, state: PlatformState, now: number): Promise<Answer> {
  if (call.method !== "POST") return buildRefusal(405, "invalid_request");
  const form = await readFields(call);
  if (form === "too large") return buildRefusal(413, "invalid_request");
  if (!form) return buildRefusal(400, "invalid_request");
  const field = (name: string) => form.get(name) ?? "";
  const { id, secret } = readCredentials(call, form);
  const client = state.table("clients").get(id);
  if (!client || (client.secret !== undefined && client.secret !== secret)) return buildRefusal(401, "invalid_client");
  const grant = { state, clientId: id, now };
  const type = field("grant_type");
  if (type === "client_credentials" && call.path !== SECOND_GENERATION)
    return answerClient(grant, client, field("scope"));
  if (type === "client_credentials") {
    const scopes = splitScopes(field("scope"));
    if (!scopes.includes("openid")) return buildRefusal(400, "invalid_scope"); // observed
    return answerClient(grant, client, scopes.filter((scope) => scope !== "openid").join(" "));
  }
  if (type === "authorization_code") {
    const verifier = field("code_verifier");
    if (!/^[\w.~-]{43,128}$/.test(verifier)) return buildRefusal(400, "invalid_grant"); // RFC 7636 §4.1
    const challenge = await computeChallenge(verifier);
    return answerCode(grant, { code: field("code"), redirectUri: field("redirect_uri"), challenge });
  }
  return type === "refresh_token"
    ? answerRefreshToken(grant, field("refresh_token"), field("scope"))
    : buildRefusal(400, "unsupported_grant_type");
}

function readCredentials({ headers }: HttpCall, form: URLSearchParams): { id: string; secret: string } {
  const [scheme = "", encoded = ""] = (headers.get("authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic")
    return { id: form.get("client_id") ?? "", secret: form.get("client_secret") ?? "" };
  try {
    const [, id = "", secret = ""] = /^([^:]*):(.*)$/s.exec(atob(encoded)) ?? [];
    const decode = (part: string) => decodeURIComponent(part.replaceAll("+", " "));
    return { id: decode(id), secret: decode(secret) };
  } catch {
    return { id: "", secret: "" };
  }
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

interface GrantRequest {
  state: PlatformState;
  clientId: string;
  now: number;
}

function buildRefusal(status: number, error: string): Answer {
  return { status, body: { error } };
}

/** The scopes that are asked for, else all that were granted; `undefined` where one was not granted. */
function chooseScopes(asked: string, granted: readonly string[]): readonly string[] | undefined {
  const scopes = splitScopes(asked);
  if (scopes.length === 0) return granted;
  return scopes.every((scope) => granted.includes(scope)) ? scopes : undefined;
}

/** Client credentials (RFC 6749 §4.4). A public client is refused, as it has no secret to prove itself with. */
export function answerClient(request: GrantRequest, client: OAuthClient, asked: string): Answer {
  if (client.secret === undefined) return buildRefusal(400, "unauthorized_client");
  const scopes = chooseScopes(asked, client.scopes);
  return scopes ? { status: 200, body: issueToken(request, scopes).body } : buildRefusal(400, "invalid_scope");
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
  const scopes = chooseScopes(asked, row.scopes);
  if (!scopes) return buildRefusal(400, "invalid_scope");
  const { body } = issueToken(request, scopes);
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

/** Computes the challenge of a PKCE verifier by the method S256 (RFC 7636 §4.2). */
async function computeChallenge(verifier: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}
