import { metrics, trace } from "@opentelemetry/api";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { openTelemetry } from "@kontor/http/telemetry";
import { channelBaseUrl as baseUrl, refreshToken } from "../config.ts";

const telemetry = openTelemetry({
  tracer: trace.getTracer("my-integration"),
  meter: metrics.getMeter("my-integration"),
});

const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch: telemetry.attempt(fetch) }), { telemetry });
export const channel = createChannelClient({ baseUrl, telemetry, fetch: channelFetch({ tokens, telemetry }) });
