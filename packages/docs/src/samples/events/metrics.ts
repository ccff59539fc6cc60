import { createServer } from "node:http";
import { createChannelConsumer, type Inbox } from "@kontor/channel-events";
import { consumerTelemetry } from "@kontor/channel-events/telemetry";
import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { connect } from "../connect.ts";
import { createShop } from "./shop.ts";

/** Makes a consumer, and a server that gives its metrics to Prometheus. */
export function createMeasuredConsumer(inbox: Inbox, channel = connect()) {
  const exporter = new PrometheusExporter({ preventServerStart: true });
  const meter = new MeterProvider({ readers: [exporter] }).getMeter("my-integration");
  const telemetry = consumerTelemetry({ api: { trace, ROOT_CONTEXT }, meter, inbox });
  const consumer = createChannelConsumer({ channel, inbox, telemetry, handlers: createShop().handlers });
  const server = createServer((request, response) => exporter.getMetricsRequestHandler(request, response));
  return { consumer, server };
}
