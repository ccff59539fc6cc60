import { isForeign, type HttpCall, type HttpReply } from "../platform/call.ts";
import { readFields } from "../platform/read-body.ts";
import type { PlatformState } from "../platform/state.ts";
import type { OAuthClient } from "../state/tables.ts";

const CODE_LIFETIME_MS = 60_000; // RFC 6749 §4.1.2 recommends at most ten minutes

/**
 * Answers at the authorization endpoint: a page asks the user, and the user's decision leads back to the client with a code. PKCE with
 * S256 is required. The page shows three mistakes: a parameter is repeated, the client or its redirect address is unknown, another page
 * sent the decision. Every other mistake goes back to the client (RFC 6749 §4.1.2.1). The log gets one entry, with the outcome.
 *
 * @see given spec §5.1
 */
export async function answerAuthorization(call: HttpCall, state: PlatformState): Promise<HttpReply> {
  const isDecided = call.method === "POST";
  const sent = isDecided ? await readFields(call) : new URLSearchParams(call.search);
  if (sent === "too large") return showProblem(413, "The answer is too large");
  const asked = sent ?? new URLSearchParams();
  const field = (name: string) => asked.get(name) ?? "";
  const client = state.table("clients").get(field("client_id"));
  const redirectUri = field("redirect_uri");
  const isRepeated = [...asked.keys()].some((name) => asked.getAll(name).length > 1);
  if (isRepeated) return showProblem(400, "A parameter is repeated");
  if (!client?.redirectUris?.includes(redirectUri))
    return showProblem(400, "The client or its redirect address is unknown");
  const problem = findProblem(client);
  if (problem) return redirectBack({ error: problem });
  if (!isDecided) {
    return log(buildPage(buildConsentPage(field("client_id"), readScopes(client), asked), 200));
  }
  if (isForeign(call)) return showProblem(403, "The answer came from another page");
  if (field("decision") !== "allow") return redirectBack({ error: "access_denied" });
  const code = `code-${state.random.uuid()}`;
  state.table("codes").set(code, {
    clientId: field("client_id"),
    redirectUri,
    scopes: readScopes(client),
    challenge: field("code_challenge"),
    expiresAt: state.clock.now() + CODE_LIFETIME_MS,
  });
  return redirectBack({ code });

  function findProblem({ scopes }: OAuthClient): string | undefined {
    if (field("response_type") !== "code") return "unsupported_response_type";
    if (field("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(field("code_challenge")))
      return "invalid_request";
    return splitScopes(field("scope")).every((scope) => scopes.includes(scope)) ? undefined : "invalid_scope";
  }

  function readScopes({ scopes }: OAuthClient): readonly string[] {
    const some = splitScopes(field("scope"));
    return some.length > 0 ? some : scopes;
  }

  function redirectBack(values: Record<string, string>): HttpReply {
    const target = new URL(redirectUri);
    for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value);
    if (field("state") !== "") target.searchParams.set("state", field("state"));
    const headers = { location: target.href, "cache-control": "no-store" };
    return log({ status: 302, headers }, values["error"]);
  }

  function showProblem(status: number, problem: string): HttpReply {
    return log(buildPage(`<h1>Cannot sign in</h1><p>${problem}</p>`, status), problem);
  }

  /** Adds the answer to the log, which keeps neither its headers nor its body, and gives the answer back. */
  function log(reply: HttpReply, problem?: string): HttpReply {
    state.log.add({
      at: state.clock.now(),
      method: call.method,
      path: call.path,
      operation: "authorize",
      status: reply.status,
      ...(problem !== undefined && { problem }),
    });
    return reply;
  }
}

export function splitScopes(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

function buildPage(body: string, status: number): HttpReply {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:28rem;margin:12vh auto;padding:0 1rem}
button{font:inherit;padding:.4rem 1rem;margin-right:.5rem}code{font-size:.9em}</style><main>${body}</main></html>`;
  return { status, headers, body: html };
}

const FIELDS = "response_type client_id redirect_uri scope state code_challenge code_challenge_method".split(" ");

function buildConsentPage(clientId: string, scopes: readonly string[], fields: URLSearchParams): string {
  const asked = [...fields].filter(([name]) => FIELDS.includes(name)); // the field of the answer itself is left out
  const hidden = asked.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const list = scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`);
  return `<h1>Let ${escapeHtml(clientId)} in?</h1><p>It asks for:</p><ul>${list.join("")}</ul>
<form method="post">${hidden.join("")}<button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>
<p>This is the sandbox: nobody is asked for a password.</p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
