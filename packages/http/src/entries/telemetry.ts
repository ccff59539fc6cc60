export { openTelemetry } from "../telemetry/open.ts";
export type { Telemetry, TelemetryOptions } from "../telemetry/open.ts";
