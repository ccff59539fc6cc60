// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ReturnAnnouncement, ReturnProcessingResult } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
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
  return {
    announce: (body, options) => core.call({ options, operation: "Returns_Announce", call: "channel.returns.announce", method: "POST", path: "/v1/channel/order/return", body, needsBody: true, answer: "none" }) as Promise<void>,
    reportResult: (body, options) => core.call({ options, operation: "Returns_ReportResult", call: "channel.returns.reportResult", method: "POST", path: "/v1/channel/order/return/processing-result", body, needsBody: true, answer: "none" }) as Promise<void>,
  };
}
