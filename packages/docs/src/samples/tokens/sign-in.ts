import { cached } from "@kontor/auth";
import { finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { authUrl, clientId } from "../config.ts";

const client = { authUrl, clientId };
const options = { ...client, redirectUri: "https://app.example/callback", scopes: ["items.read"] };

export async function begin(session: Map<string, string>) {
  const { url, state, codeVerifier } = await startSignIn(options);
  session.set("state", state);
  session.set("verifier", codeVerifier.reveal()); // in the user's session on your server, never in a page
  return Response.redirect(url);
}

export async function finish(session: Map<string, string>, callbackUrl: string) {
  const pending = { state: session.get("state") ?? "", codeVerifier: session.get("verifier") ?? "" };
  const { refreshToken } = await finishSignIn(options, pending, callbackUrl);
  if (refreshToken) return cached(refreshGrant({ ...client, refreshToken }));
  return undefined; // the server gives none: sign in again when the token ends
}
