import { channelFetch, shared } from "@kontor/auth";
import { refreshGrant } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, type ChannelConsumer, type Inbox, type Logger, type StoredHandlers } from "@kontor/channel-events";
import type { Clock, Fetch } from "@kontor/http";
import type { TokenStore } from "@kontor/auth";
import type { Settings } from "../plan/settings.ts";
import { FIRST_REFRESH_TOKEN } from "../platform/token-endpoint.ts";

export interface WorkerParts {
  settings: Settings;
  clock: Clock;
  random: () => number;
  fetch: Fetch;
  inbox: Inbox;
  tokens: TokenStore;
  handlers: StoredHandlers;
  log: Logger;
}

/** Sets up an integration as the guide says: tokens that processes share, the client, and the consumer. */
export function openWorker({ settings, clock, random, fetch, inbox, tokens, handlers, log }: WorkerParts): ChannelConsumer {
  const grant = refreshGrant({
    authUrl: "https://auth.example",
    clientId: "integration",
    refreshToken: FIRST_REFRESH_TOKEN,
    fetch,
    clock,
  });
  const source = shared(grant, { store: tokens, clock });
  const channel = createChannelClient({
    baseUrl: "https://channel.example",
    fetch: channelFetch({ tokens: source, fetch, clock, random }),
  });
  const { pollMs, maxLanes, maxEventsPerClaim, leaseMs, handlerTimeoutMs } = settings;
  return createChannelConsumer({
    channel,
    inbox,
    handlers,
    poll: { intervalMs: pollMs },
    lanes: { maxLanes, maxEventsPerClaim, leaseMs },
    handlerTimeoutMs,
    logger: log,
    clock,
    random,
    unsafeDurability: true,
  });
}
