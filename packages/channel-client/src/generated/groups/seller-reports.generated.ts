// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { SellerReportAnswer, SellerReportRequest } from "@kontor/channel-types";
import type { CallOptions } from "@kontor/http";
import { buildGroup } from "@kontor/http/internal";
import type { ChannelCore } from "../core.generated.ts";
import { decodeSellerReportAnswer } from "../decoders/seller-reports.generated.ts";
import type { ChannelError } from "../errors.generated.ts";

export interface SellerReportsGetParameters {
  /** Id that the request of the report answered. */
  reportId: string;
}

/** Operations on `sellerReports`. Every method throws a {@link ChannelError}. */
export interface SellerReportsGroup {
  /**
   * Get a report. `GET /v1/seller/report/{reportId}`. Maturity: stable.
   * Gets the data of a report, as JSON packed with gzip. The result now comes as an event; see the option with which a report is requested.
   * Quota: 10 requests in 60 s.
   * @returns Not shown by the platform, hence `unknown`.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   * @deprecated Use `sellerReports.request()`.
   */
  get(params: SellerReportsGetParameters, options?: CallOptions): Promise<unknown>;
  /**
   * Ask for a report. `POST /v1/seller/report/request`. Maturity: stable.
   * Asks a channel for a report; it comes to the channel as an event.
   * Quota: 10 requests in 60 s.
   * @throws {ChannelError} If the platform answers outside 2xx.
   * @see documented
   */
  request(body: SellerReportRequest, options?: CallOptions): Promise<SellerReportAnswer>;
}

/** The methods of `sellerReports` alone, without the rest of the client. */
export function sellerReports(core: ChannelCore): SellerReportsGroup {
  return buildGroup<SellerReportsGroup>(core, "channel.sellerReports", {
    get: ["GET /v1/seller/report/{reportId} SellerReports_Get params"],
    request: ["POST /v1/seller/report/request SellerReports_Request body", { bodyFields: "channel reportType sellerId", decode: decodeSellerReportAnswer }],
  });
}
