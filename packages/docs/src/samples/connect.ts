import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import type { Clock, Fetch } from "@kontor/http";
import { channelBaseUrl as baseUrl, refreshToken } from "./config.ts";

interface ConnectOptions {
  fetch?: Fetch;
  clock?: Clock;
  random?: () => number;
}

/** Makes the client of the program. A test hands in its own `fetch`, clock and random numbers. */
export function connect({ fetch, clock, random }: ConnectOptions = {}) {
  const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch, clock }), { clock });
  return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, clock, random }) });
}
