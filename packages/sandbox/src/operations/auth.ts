import type { RefreshTokenGrant } from "@kontor/channel-types";
import type { PlatformState } from "../platform/state.ts";
import type { RefreshTokenSeed } from "../seed/seed.ts";
import {
  buildNotFound,
  formatInstant,
  type OperationRequest,
  type Operations,
  type OperationResult,
} from "./operation.ts";

const assumed: OperationResult["assumed"] = ["auth-error-codes"];

/** The Auth family of the channel interface. @see given spec §4.3, §5.2 */
export const authBehaviours = {
  Auth_ExchangeRefreshToken({ state, body, now }: OperationRequest<RefreshTokenGrant>) {
    const owner = state.table("refreshTokens").get(body.refreshToken);
    if (!owner) return { problem: { status: 401, code: "ATH100", message: "The refresh token is unknown" }, assumed };
    return issueAccessToken(state, owner, now);
  },

  /** The PIN works once (documented: a one-time PIN). */
  Auth_CreateSellerToken({ state, query, now }) {
    const pin = String(query["pin"]);
    const owner = state.table("sellerPins").get(pin);
    if (!owner) return { problem: { ...buildNotFound("PIN", "that was given"), code: "ATH101" }, assumed };
    state.table("sellerPins").delete(pin);
    return issueAccessToken(state, owner, now);
  },
} satisfies Operations;

function issueAccessToken(state: PlatformState, owner: RefreshTokenSeed, now: number): OperationResult {
  const isChannel = "channel" in owner;
  const lifetimeMs = state.assumptions.tokenLifetimeMs.channel;
  const scope = isChannel ? state.assumptions.channelScope : state.assumptions.sellerScope;
  const authToken = state.tokens.issue({
    subject: isChannel ? owner.channel : String(owner.accountId),
    kind: isChannel ? "channel" : "seller",
    scopes: [scope],
    expiresAt: now + lifetimeMs,
  });
  return {
    body: {
      authToken,
      tokenExpireAt: formatInstant(now + lifetimeMs),
      expiresIn: Math.floor(lifetimeMs / 1000),
      scope,
    },
    assumed: ["channel-scope-semantics"],
  };
}
