export { consumerTelemetry } from "../observe/telemetry.ts";
export type { ConsumerTelemetryOptions } from "../observe/telemetry.ts";
