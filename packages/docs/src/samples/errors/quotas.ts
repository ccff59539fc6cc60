import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { withEventQuota } from "@kontor/channel-events";
import type { Clock, Fetch } from "@kontor/http";
import { withCallQuotas } from "@kontor/http/quota";
import { channelBaseUrl as baseUrl, refreshToken } from "../config.ts";

/** Makes a client that waits in place of being answered with 429. */
export function connectWithinQuotas({ fetch, clock }: { fetch?: Fetch; clock?: Clock } = {}) {
  const tokens = cached(refreshExchange({ baseUrl, refreshToken, fetch, clock }), { clock });
  const calls = withCallQuotas({ clock, share: 0.8 }); // 20 % is left for your other programs
  const events = withEventQuota({ clock, share: 0.8 });
  return createChannelClient({ baseUrl, fetch: calls(events(channelFetch({ tokens, fetch, clock }))) });
}
