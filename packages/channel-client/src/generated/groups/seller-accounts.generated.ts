// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerLogin } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeSellerLogin } from "../decoders/seller-accounts.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `sellerAccounts`. Every method throws a {@link ChannelError}. */
export interface SellerAccountsGroup {
  /**
   * List the sellers of an account. `GET /v1/seller`. Maturity: stable.
   * Lists the sellers of the account that the token belongs to, on every channel. The shape of the answer is not found.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  list(options?: CallOptions): Promise<unknown>;
  /**
   * Create a refresh token for a seller. `POST /v1/seller/login`. Maturity: stable.
   * Creates a new refresh token of the seller's account, which `POST /v1/auth` takes. Earlier ones stay valid (assumed).
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  login(options?: CallOptions): Promise<SellerLogin>;
}

/** The methods of `sellerAccounts` alone, without the rest of the client. */
export function sellerAccounts(core: ChannelCore): SellerAccountsGroup {
  return buildGroup<SellerAccountsGroup>(core, "channel.sellerAccounts", {
    list: ["GET /v1/seller SellerAccounts_List"],
    login: ["POST /v1/seller/login SellerAccounts_Login", { decode: decodeSellerLogin }],
  });
}
