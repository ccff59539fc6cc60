import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { rawChannelClient } from "@kontor/channel-client/raw";
import { channelBaseUrl as baseUrl, refreshToken, sellerRefreshToken } from "../config.ts";

const create = (token: string) =>
  rawChannelClient({
    baseUrl,
    fetch: channelFetch({ tokens: cached(refreshExchange({ baseUrl, refreshToken: token })) }),
  });

export const rawChannel = create(refreshToken);
export const rawSeller = create(sellerRefreshToken);
