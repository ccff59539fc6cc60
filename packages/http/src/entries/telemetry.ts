export { createDurations, measure, type Measurement } from "../telemetry/measure.ts";
export { openTelemetry } from "../telemetry/open.ts";
export type { TelemetryOptions } from "../telemetry/open.ts";
export type { Telemetry } from "../telemetry/telemetry.ts";
