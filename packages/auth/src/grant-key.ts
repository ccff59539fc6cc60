/**
 * What tells the tokens of one credential from all others in a store: a SHA-256 over address, credential, scopes and app.
 * Nothing can be read out of it.
 */
export async function grantKey(parts: readonly (string | readonly string[])[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
