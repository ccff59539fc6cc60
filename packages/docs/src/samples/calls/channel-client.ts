import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { channelBaseUrl, refreshToken } from "../config.ts";

const tokens = cached(refreshExchange({ baseUrl: channelBaseUrl, refreshToken }));

export const channel = createChannelClient({
  baseUrl: channelBaseUrl,
  fetch: channelFetch({ tokens }),
});
