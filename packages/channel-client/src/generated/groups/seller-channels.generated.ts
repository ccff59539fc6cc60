// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, SellerId, SignUpAddress, UpdateAddress } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeSignUpAddress, decodeUpdateAddress } from "../decoders/seller-channels.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellerChannelsStartSignUpParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** The seller's client and its version. */
  "User-Agent": string;
}

export interface SellerChannelsStartUpdateParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

export interface SellerChannelsUnlinkParameters {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
}

/** Operations on `sellerChannels`. Every method throws a {@link ChannelError}. */
export interface SellerChannelsGroup {
  /**
   * Start the sign-up to a channel. `POST /v1/seller/channel/{channel}`. Maturity: stable.
   * Creates a one-time session and returns the channel's sign-up page, where the seller's browser goes with the session. The version of the client is checked against the channel's minimum.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  startSignUp(params: SellerChannelsStartSignUpParameters, options?: CallOptions): Promise<SignUpAddress>;
  /**
   * Start the update of a link. `PATCH /v1/seller/channel/{channel}`. Maturity: stable.
   * Creates a one-time session and returns the page of the channel where the seller updates the link.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  startUpdate(params: SellerChannelsStartUpdateParameters, options?: CallOptions): Promise<UpdateAddress>;
  /**
   * Leave a channel. `DELETE /v1/seller/channel/{channel}/{sellerId}`. Maturity: stable.
   * Ends the link of a seller to a channel; the channel gets `Seller:Channel.Unlinked`. The seller stays known under its id, and its update session links it again (documented).
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  unlink(params: SellerChannelsUnlinkParameters, options?: CallOptions): Promise<void>;
}

/** The methods of `sellerChannels` alone, without the rest of the client. */
export function sellerChannels(core: ChannelCore): SellerChannelsGroup {
  return buildGroup<SellerChannelsGroup>(core, "channel.sellerChannels", {
    startSignUp: ["POST /v1/seller/channel/{channel} SellerChannels_StartSignUp params", { header: ["User-Agent"], required: ["User-Agent"], decode: decodeSignUpAddress }],
    startUpdate: ["PATCH /v1/seller/channel/{channel} SellerChannels_StartUpdate params", { query: ["sellerId"], required: ["sellerId"], decode: decodeUpdateAddress }],
    unlink: ["DELETE /v1/seller/channel/{channel}/{sellerId} SellerChannels_Unlink params", { answer: "none" }],
  });
}
