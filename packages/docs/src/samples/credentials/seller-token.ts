import type { ChannelClient } from "@kontor/channel-client";

/** Exchanges the PIN that a seller got while linking for an access token of this seller. A PIN works once. */
export async function createSellerToken(channel: ChannelClient, pin: string) {
  const { authToken, tokenExpireAt } = await channel.auth.createSellerToken({ pin });
  return { authToken, tokenExpireAt };
}
