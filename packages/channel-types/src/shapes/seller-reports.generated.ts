// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ReportRequestOptions, ReportType, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * The report that was asked for.
 * @see documented
 */
export interface SellerReportAnswer {
  created?: Timestamp;
  /** How long data is accepted, in seconds; 172 500 in the example. */
  expiresIn?: number;
  /** Id of the report. */
  reportId?: string;
}

/**
 * Which report a seller wants.
 * @see documented
 */
export interface SellerReportRequest {
  channel: ChannelId;
  /** Last day. */
  endDate?: string;
  options?: ReportRequestOptions;
  reportType: ReportType;
  sellerId: SellerId;
  /** First day. */
  startDate?: string;
}
