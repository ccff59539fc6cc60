import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import type { Clock, Fetch } from "@kontor/http";
import { channelBaseUrl as baseUrl, refreshToken } from "./config.ts";

interface Wiring {
  fetch?: Fetch;
  clock?: Clock;
  random?: () => number;
}

/** The client of the program. A test brings its own `fetch` and its own time. */
export function connect({ fetch, clock, random }: Wiring = {}) {
  const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch, clock }), { clock });
  return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, clock, random }) });
}
