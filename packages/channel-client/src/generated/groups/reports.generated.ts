// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerInventoryItem } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface ReportsCompleteParameters {
  /** Id that came with `Seller:Report.Request`. */
  reportId: string;
}

export interface ReportsSendAtOnceParameters {
  /** Id that came with `Seller:Report.Request`. */
  reportId: string;
}

export interface ReportsSendDataParameters {
  /** Id that came with `Seller:Report.Request`. */
  reportId: string;
}

/** Operations on `reports`. Every method throws a {@link ChannelError}. */
export interface ReportsGroup {
  /**
   * Complete a report. `POST /v1/channel/report/{reportId}/completed`. Maturity: stable.
   * Says that all data of a report was sent.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see observed
   */
  complete(params: ReportsCompleteParameters, options?: CallOptions): Promise<void>;
  /**
   * Send a whole report at once. `POST /v1/channel/report/{reportId}`. Maturity: stable.
   * The older way: all items of an inventory report in one call, which completes it. Deprecated since October 2023 (documented), and not removed. The report is completed by it (assumed).
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   * @deprecated Use `reports.sendData()` and `reports.complete()`.
   */
  sendAtOnce(params: ReportsSendAtOnceParameters, body: readonly SellerInventoryItem[], options?: CallOptions): Promise<void>;
  /**
   * Send data of a report. `POST /v1/channel/report/{reportId}/data`. Maturity: stable.
   * Sends 1 to 100 items of an inventory report, for up to 48 hours after it was requested.
   * Quota: 60 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  sendData(params: ReportsSendDataParameters, body: readonly SellerInventoryItem[], options?: CallOptions): Promise<void>;
}

/** The methods of `reports` alone, without the rest of the client. */
export function reports(core: ChannelCore): ReportsGroup {
  return buildGroup<ReportsGroup>(core, "channel.reports", {
    complete: ["POST /v1/channel/report/{reportId}/completed Reports_Complete params", { answer: "none" }],
    sendAtOnce: ["POST /v1/channel/report/{reportId} Reports_SendAtOnce params body", { bodyFields: "amount attributeId currency id quantityPriceList value", answer: "none" }],
    sendData: ["POST /v1/channel/report/{reportId}/data Reports_SendData params body", { bodyFields: "amount attributeId currency id quantityPriceList value", answer: "none" }],
  });
}
