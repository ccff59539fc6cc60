import { refreshExchange, cached } from "@kontor/auth";
import { fileTokenStore } from "@kontor/auth/file";
import { channelBaseUrl, refreshToken } from "../config.ts";

export const sharedTokens = cached(refreshExchange({ baseUrl: channelBaseUrl, refreshToken }), {
  store: fileTokenStore("/var/lib/my-integration/tokens"),
});
