import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { channelBaseUrl, sellerRefreshToken } from "../config.ts";

const tokens = cached(refreshExchange({ baseUrl: channelBaseUrl, refreshToken: sellerRefreshToken }));

/** Acts for a seller: it has the same methods, and a refresh token of the seller's account. */
export const seller = createChannelClient({
  baseUrl: channelBaseUrl,
  fetch: channelFetch({ tokens }),
});
