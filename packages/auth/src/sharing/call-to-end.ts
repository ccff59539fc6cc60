import type { Clock } from "@kontor/http";
import { callEndpoint } from "../source/call-endpoint.ts";
import type { Renewal } from "../source/token-cache.ts";
import { isGoingOn, type TokenError } from "../tokens/error.ts";
import type { Token, TokenGrant } from "../tokens/token.ts";

/**
 * Makes one token call and waits for its answer, so that the key stays locked until then. If the call takes too long for its callers, they
 * are rejected, and the wait goes on.
 */
export async function callToEnd(options: {
  grant: TokenGrant;
  clock: Clock;
  renewal: Pick<Renewal, "call" | "budget">;
  update: { rejectLate(error: TokenError): void };
  refreshToken: Token["refreshToken"];
}): Promise<Token> {
  const { grant, clock, renewal, update, refreshToken } = options;
  try {
    return await renewal.call(refreshToken);
  } catch (error) {
    if (!isGoingOn(error)) throw error;
    update.rejectLate(error);
  }
  return callEndpoint(renewal.budget, clock, async () => {
    for (;;) {
      try {
        return await grant({ refreshToken }); // It joins the call that goes on.
      } catch (error) {
        if (!isGoingOn(error)) throw error;
      }
    }
  });
}
