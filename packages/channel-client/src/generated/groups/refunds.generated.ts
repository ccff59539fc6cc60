// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { RefundProcessingResult } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

/** Operations on `refunds`. Every method throws a {@link ChannelError}. */
export interface RefundsGroup {
  /**
   * Report what became of a refund. `POST /v1/channel/order/refund/processing-result`. Maturity: stable.
   * Tells the seller whether the channel processed a refund.
   * Quota: 600 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  reportResult(body: RefundProcessingResult, options?: CallOptions): Promise<void>;
}

/** The methods of `refunds` alone, without the rest of the client. */
export function refunds(core: ChannelCore): RefundsGroup {
  return buildGroup<RefundsGroup>(core, "channel.refunds", {
    reportResult: ["POST /v1/channel/order/refund/processing-result Refunds_ReportResult body", { bodyFields: "isAccepted message refundId sellerId", answer: "none" }],
  });
}
