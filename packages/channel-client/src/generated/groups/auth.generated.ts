// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { AccessToken, RefreshTokenGrant } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup, encodeForm } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeAccessToken } from "../decoders/auth.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface AuthCreateSellerTokenParameters {
  /** One-time PIN, for example six digits. */
  pin: string;
}

/** Operations on `auth`. Every method throws a {@link ChannelError}. */
export interface AuthGroup {
  /**
   * Exchange a PIN for a seller token. `POST /v1/auth/create/seller-token`. Maturity: stable.
   * Exchanges the one-time PIN that a seller was given while linking for an access token of that seller. Fails with VAL100 without a PIN, and with ATH101 where it is not found.
   * Needs no access token.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  createSellerToken(params: AuthCreateSellerTokenParameters, options?: CallOptions): Promise<AccessToken>;
  /**
   * Exchange a refresh token for an access token. `POST /v1/auth`. Maturity: stable.
   * Do not call this per request: it is rate limited. Store the token with its expiry and reuse it while the expiry is more than 60 seconds away. A 401 means that the refresh token is not known (any more): only a new onboarding helps (assumed).
   * Needs no access token.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see given spec §4.3, §5.2
   */
  exchangeRefreshToken(body: RefreshTokenGrant, options?: CallOptions): Promise<AccessToken>;
}

/** The methods of `auth` alone, without the rest of the client. */
export function auth(core: ChannelCore): AuthGroup {
  return buildGroup<AuthGroup>(core, "channel.auth", {
    createSellerToken: ["POST /v1/auth/create/seller-token Auth_CreateSellerToken params", { query: ["pin"], required: ["pin"], decode: decodeAccessToken }],
    exchangeRefreshToken: ["POST /v1/auth Auth_ExchangeRefreshToken body", { bodyFields: "refreshToken", form: encodeForm, decode: decodeAccessToken }],
  });
}
