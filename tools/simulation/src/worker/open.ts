import { cached, channelFetch, customTokenStore } from "@kontor/auth";
import { refreshGrant } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import {
  createChannelConsumer,
  type ChannelConsumer,
  type Inbox,
  type Logger,
  type StoredHandlers,
} from "@kontor/channel-events";
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
  /** Makes the handlers; they may call the platform. */
  createHandlers(callPlatform: () => Promise<void>): StoredHandlers;
  log: Logger;
}

/** Sets up an integration as the guide says: tokens that processes share, the client, and the consumer. */
export function openWorker({
  settings,
  clock,
  random,
  fetch,
  inbox,
  tokens,
  createHandlers,
  log,
}: WorkerParts): ChannelConsumer {
  const grant = refreshGrant({
    authUrl: "https://auth.example",
    clientId: "integration",
    refreshToken: FIRST_REFRESH_TOKEN,
    fetch,
    clock,
  });
  const source = cached(grant, { store: customTokenStore(tokens), clock });
  const send = channelFetch({ tokens: source, fetch, clock, random });
  const baseUrl = "https://channel.example";
  const channel = createChannelClient({ baseUrl, fetch: send });
  const callPlatform = async () => {
    const { ok, status } = await send(`${baseUrl}/offer`);
    if (!ok) throw new Error(`The platform answered ${status}`);
  };
  const { pollMs, maxLanes, maxEventsPerClaim, leaseMs, handlerTimeoutMs } = settings;
  return createChannelConsumer({
    channel,
    inbox,
    handlers: createHandlers(callPlatform),
    poll: { intervalMs: pollMs },
    lanes: { maxLanes, maxEventsPerClaim, leaseMs },
    handlerTimeoutMs,
    logger: log,
    clock,
    random,
    unsafeDurability: true,
  });
}
