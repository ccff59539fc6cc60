export { createDurations, measure, type Measurement, openTelemetry, type TelemetryOptions } from "../telemetry.ts";
export type { Telemetry } from "../send.ts";
