// Generated from specs/channel/openapi.yaml 1.0 by tools/codegen. Do not edit: run `pnpm generate`.
import type { ChannelId, ReportRequestOptions, ReportType, SellerId, Timestamp } from "./shared.generated.ts";

/**
 * The report that was asked for.
 * @see documented
 */
export interface SellerReportAnswer {
  /** An instant. Sent as RFC 3339 with `Z`; on the wire also with `+0000`, `+00` or no zone, which reads as UTC. */
  created?: Timestamp;
  /** How long data is accepted, in seconds; 172 500 in the example. */
  expiresIn?: number;
  reportId?: string;
}

/**
 * Which report a seller wants.
 * @see documented
 */
export interface SellerReportRequest {
  /** Id by which the platform knows a channel. */
  channel: ChannelId;
  /** Last day. */
  endDate?: string;
  /** How the results of a report come. */
  options?: ReportRequestOptions;
  /** Kind of report. */
  reportType: ReportType;
  /** Id of a seller, chosen by the channel. */
  sellerId: SellerId;
  /** First day. */
  startDate?: string;
}
