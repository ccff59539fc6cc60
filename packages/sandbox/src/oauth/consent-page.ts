import { escapeHtml } from "./escape-html.ts";

const FIELDS = "response_type client_id redirect_uri scope state code_challenge code_challenge_method".split(" ");

/** The page on which a user lets an app in or refuses it. */
export function buildConsentPage({
  clientId,
  scopes,
  fields,
}: {
  clientId: string;
  scopes: readonly string[];
  fields: URLSearchParams;
}): string {
  const asked = [...fields].filter(([name]) => FIELDS.includes(name)); // the field of the answer itself is left out
  const hidden = asked.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const list = scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`);
  return `<h1>Let ${escapeHtml(clientId)} in?</h1><p>It asks for:</p><ul>${list.join("")}</ul>
<form method="post">${hidden.join("")}<button name="decision" value="allow">Allow</button><button name="decision" value="deny">Deny</button></form>
<p>This is the sandbox: nobody is asked for a password.</p>`;
}
