import { own } from "./own.ts";
import type { PlatformState } from "./platform-state.ts";

/**
 * The token endpoint of the authorization server: client credentials, the client authenticated by HTTP Basic or in
 * the form. Errors are those of OAuth 2.0 (RFC 6749 §5.2).
 *
 * @see given spec §5.1
 */
export async function answerTokenRequest(request: Request, state: PlatformState): Promise<Response> {
  const now = state.clock.now();
  const { status, body } = await grant();
  const problem = status === 200 ? {} : { problem: String(body["error"]) };
  state.log.add({
    at: new Date(now).toISOString(),
    method: request.method,
    path: new URL(request.url).pathname,
    operation: "token",
    status,
    ...problem,
  });
  const headers: Record<string, string> = { "content-type": "application/json", "cache-control": "no-store" };
  if (status === 401) headers["www-authenticate"] = "Basic";
  return new Response(JSON.stringify(body), { status, headers });

  async function grant(): Promise<{ status: number; body: Record<string, unknown> }> {
    if (request.method !== "POST") return refuse(405, "invalid_request");
    const form = await request.formData().catch(() => undefined);
    if (!form) return refuse(400, "invalid_request");
    const { id, secret } = credentials(request, form);
    const client = own(state.seed.clients, id);
    if (!client || client.secret !== secret) return refuse(401, "invalid_client");
    if (form.get("grant_type") !== "client_credentials") return refuse(400, "unsupported_grant_type");
    const asked = String(form.get("scope") ?? "")
      .split(" ")
      .filter(Boolean);
    if (asked.some((scope) => !client.scopes.includes(scope))) return refuse(400, "invalid_scope");
    const scopes = asked.length > 0 ? asked : client.scopes;
    const lifetimeMs = state.assumptions.tokenLifetimeMs.erp;
    const token = state.tokens.issue({ subject: id, kind: "erp", scopes, expiresAt: now + lifetimeMs });
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: "bearer",
        expires_in: Math.floor(lifetimeMs / 1000),
        scope: scopes.join(" "),
      },
    };
  }
}

function credentials(request: Request, form: FormData): { id: string; secret: string } {
  const [scheme = "", encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
  if (scheme.toLowerCase() !== "basic")
    return { id: String(form.get("client_id") ?? ""), secret: String(form.get("client_secret") ?? "") };
  try {
    const [id = "", secret = ""] = atob(encoded)
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    return { id, secret };
  } catch {
    return { id: "", secret: "" };
  }
}

function refuse(status: number, error: string): { status: number; body: Record<string, unknown> } {
  return { status, body: { error } };
}
