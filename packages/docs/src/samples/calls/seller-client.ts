import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { channelBaseUrl as baseUrl, sellerRefreshToken } from "../config.ts";

const tokens = cached(refreshExchange({ baseUrl, refreshToken: sellerRefreshToken }));

/** Acts for a seller: it has the same methods, and a refresh token of the seller's account. */
export const seller = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });
