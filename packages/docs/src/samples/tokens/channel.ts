import { cached, refreshExchange } from "@kontor/auth";
import { channelBaseUrl, refreshToken } from "../config.ts";

export const channelTokens = cached(refreshExchange({ baseUrl: channelBaseUrl, refreshToken }));
