// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnAnnouncement, ReturnProcessingResult } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `returns`. Every method throws a {@link ChannelError}. */
export interface ReturnsGroup {
  /**
   * Announce a return. `POST /v1/channel/order/return`. Maturity: stable.
   * Tells the seller that a buyer will send goods back.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  announce(body: ReturnAnnouncement, options?: CallOptions): Promise<void>;
  /**
   * Report what became of a return. `POST /v1/channel/order/return/processing-result`. Maturity: stable.
   * Tells the seller whether the channel processed a return.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  reportResult(body: ReturnProcessingResult, options?: CallOptions): Promise<void>;
}

/** The methods of `returns` alone, without the rest of the client. */
export function returns(core: ChannelCore): ReturnsGroup {
  return buildGroup<ReturnsGroup>(core, "channel.returns", {
    announce: ["POST /v1/channel/order/return Returns_Announce body", { bodyFields: "carrier channelReturnId orderId orderItemId quantity returnReason sellerId trackingNumber", answer: "none" }],
    reportResult: ["POST /v1/channel/order/return/processing-result Returns_ReportResult body", { bodyFields: "isAccepted message sellerId sellerReturnId", answer: "none" }],
  });
}
