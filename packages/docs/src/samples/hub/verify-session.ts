import { SessionTokenError, sessionTokens, sessionVerifier, type SessionVerifier } from "@kontor/app";
import type { TokenSource } from "@kontor/auth";

/** Make it once. It keeps the keys with which the platform signs. */
export function createVerifier(gatewayUrl: string, tokens: TokenSource): SessionVerifier {
  return sessionVerifier(sessionTokens({ gatewayUrl, tokens }));
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
