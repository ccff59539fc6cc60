import { cached } from "@kontor/auth";
import { finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { authUrl, clientId } from "../config.ts";

const client = { authUrl, clientId };
const options = { ...client, redirectUri: "https://app.example/callback", scopes: ["items.read"] };

/** Sends the user to the authorization server. */
export async function startLogin(session: Map<string, string>) {
  const { url, state, codeVerifier } = await startSignIn(options);
  session.set("state", state);
  session.set("verifier", codeVerifier.reveal()); // keep it in the session on your server, never in a page
  return Response.redirect(url);
}

/** Ends the sign-in when the user comes back to `redirectUri`. */
export async function finishLogin(session: Map<string, string>, callbackUrl: string) {
  const pending = { state: session.get("state") ?? "", codeVerifier: session.get("verifier") ?? "" };
  const { refreshToken } = await finishSignIn(options, pending, callbackUrl);
  if (refreshToken) return cached(refreshGrant({ ...client, refreshToken }));
  return undefined; // without a refresh token, the user signs in again when the access token ends
}
