import { SessionTokenError, sessionTokens, sessionVerifier } from "@kontor/app";
import type { SessionTokenOptions, SessionVerifier } from "@kontor/app";

/** Make it once. It keeps the keys with which the platform signs. `audience` and `issuer` are those of a token that your app was given. */
export function createVerifier({ gatewayUrl, tokens, audience, issuer }: SessionTokenOptions): SessionVerifier {
  return sessionVerifier(sessionTokens({ gatewayUrl, tokens, audience, issuer }));
}

/** Finds the merchant of a request, or the answer that refuses it. */
export async function findMerchant(request: Request, verify: SessionVerifier) {
  const token = request.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
  try {
    return await verify(token); // { tenantId, userId, expiresAt, claims }
  } catch (error) {
    if (!(error instanceof SessionTokenError)) throw error;
    return new Response(null, { status: error.reason === "keys-unavailable" ? 503 : 401 });
  }
}
