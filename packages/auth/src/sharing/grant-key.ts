import type { GrantIdentity } from "../tokens/token.ts";

/**
 * The key of the tokens of one credential in a store: a SHA-256 over address, credential, scopes and app. It does not show any of them.
 */
export async function computeGrantKey(identity: GrantIdentity): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(revealed(identity)));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function revealed(identity: GrantIdentity): unknown[] {
  return identity.map((part) => (typeof part === "string" ? part : "reveal" in part ? part.reveal() : revealed(part)));
}
