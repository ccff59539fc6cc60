export { consumerTelemetry } from "../observe/consumer-telemetry.ts";
export type { ConsumerTelemetryOptions } from "../observe/consumer-telemetry.ts";
