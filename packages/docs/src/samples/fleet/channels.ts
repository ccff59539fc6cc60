import { channelFetch, refreshExchange, cached } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { createChannelClient } from "@kontor/channel-client";
import { withEventQuota } from "@kontor/channel-events";
import type { FleetChannelOptions } from "@kontor/channel-events/fleet";
import type { Pool } from "pg";
import { channelBaseUrl as baseUrl } from "../config.ts";

/** A channel brings its client: its own token, which all processes share, and its own quota. */
export function openChannel(refreshToken: string, pool: Pool): FleetChannelOptions {
  const store = postgresTokenStore({ pool });
  const tokens = cached(refreshExchange({ baseUrl, refreshToken }), { store });
  const quota = withEventQuota();
  return {
    channel: createChannelClient({ baseUrl, fetch: quota(channelFetch({ tokens })) }),
    handlers: {
      "Seller:Offer.New": ({ event }, { log }) => log.info({ offer: event.offerId }, "There is a new offer"),
      "*": ({ id, type }, { log }) => log.warn({ id, type }, "Nothing handles this event type"),
    },
  };
}
