import type { HttpReply } from "../platform/call.ts";
import type { PlatformState } from "../platform/state.ts";
import { computeChallenge } from "./challenge.ts";
import { answerClient, answerCode, answerRefreshToken, buildRefusal, type Answer } from "./grants.ts";

/**
 * Answers at the token endpoint of the authorization server: client credentials, authorization code with PKCE, refresh token.
 * The client proves itself by HTTP Basic or in the form. Errors are those of OAuth 2.0 (RFC 6749 §5.2, RFC 7636 §4.6).
 *
 * @see given spec §5.1
 */
export async function answerTokenRequest(request: Request, state: PlatformState, fault?: string): Promise<HttpReply> {
  const now = state.clock.now();
  const { status, body } = await findAnswer(request, state, now);
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
}

async function findAnswer(request: Request, state: PlatformState, now: number): Promise<Answer> {
  if (request.method !== "POST") return buildRefusal(405, "invalid_request");
  const form = await request.formData().catch(() => undefined);
  if (!form) return buildRefusal(400, "invalid_request");
  const field = (name: string) => String(form.get(name) ?? "");
  const { id, secret } = readCredentials(request, form);
  const client = state.table("clients").get(id);
  if (!client || (client.secret !== undefined && client.secret !== secret)) return buildRefusal(401, "invalid_client");
  const grant = { state, clientId: id, now };
  const type = field("grant_type");
  if (type === "client_credentials") return answerClient(grant, client, field("scope"));
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

function readCredentials(request: Request, form: FormData): { id: string; secret: string } {
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
