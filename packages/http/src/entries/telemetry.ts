export { createDurations, measure, type Measurement, openTelemetry, type TelemetryOptions } from "../telemetry.ts";
export { recordCalls, type CallRecord, type RecordCallsOptions, type RecordedCall } from "../record-calls.ts";
export type { Telemetry } from "../send.ts";
