import { metrics, trace } from "@opentelemetry/api";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { openTelemetry } from "@kontor/http/telemetry";
import { channelBaseUrl as baseUrl, refreshToken } from "../config.ts";

const { observe, attempt, tokenRefresh } = openTelemetry({
  tracer: trace.getTracer("my-integration"),
  meter: metrics.getMeter("my-integration"),
});

const tokens = cached(tokenRefresh(refreshExchange({ baseUrl, refreshToken, fetch: attempt(fetch) })));
export const channel = createChannelClient({
  baseUrl,
  observe,
  fetch: channelFetch({ tokens, fetch: attempt(fetch) }),
});
