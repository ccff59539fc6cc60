import { cached } from "@kontor/auth";
import { finishSignIn, refreshGrant, startSignIn, type PendingSignIn } from "@kontor/auth/oauth";
import { authUrl, clientId } from "./config.ts";

const client = { authUrl, clientId };
const options = { ...client, redirectUri: "https://app.example/callback", scopes: ["items.read"] };

export const begin = () => startSignIn(options); // keep it in the user's session, then send the user to its `url`

export async function finish(pending: PendingSignIn, callbackUrl: string) {
  const { refreshToken } = await finishSignIn(options, pending, callbackUrl);
  if (refreshToken) return cached(refreshGrant({ ...client, refreshToken }));
  return undefined; // the server gives none: sign in again when the token ends
}
