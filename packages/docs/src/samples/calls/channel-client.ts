import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { channelBaseUrl as baseUrl, refreshToken } from "../config.ts";

const tokens = cached(refreshExchange({ baseUrl, refreshToken }));

export const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });
