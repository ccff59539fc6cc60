/** The samples of the guide about credentials. */
import { channelFetch } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { expect, test } from "vitest";
import { channelBaseUrl as baseUrl } from "../config.ts";
import { createRotatingTokens } from "./rotate.ts";
import { createSellerToken } from "./seller-token.ts";

test("a refresh token is replaced while the program runs, and a refused one changes nothing", async () => {
  const [owner] = Object.values(defaultSeed.refreshTokens);
  const { fetch } = createSandbox({ seed: { ...defaultSeed, refreshTokens: { old: owner!, new: owner! } } });
  const { tokens, rotate } = createRotatingTokens("old", fetch);
  const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch }) });
  const before = await tokens.get();

  await expect(rotate("wrong")).rejects.toThrow("Cannot get an access token");
  expect(await tokens.get()).toBe(before);
  await rotate("new");

  expect(await tokens.get()).not.toBe(before);
  expect((await channel.events.list()).eventList).toEqual([]);
});

test("a PIN gives an access token of the seller, once", async () => {
  const { fetch } = createSandbox();
  const channel = createChannelClient({ baseUrl, fetch }); // this call needs no access token

  const { authToken } = await createSellerToken(channel, demo.sellerPin);
  const seller = createChannelClient({
    baseUrl,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers ?? (input as Request).headers);
      headers.set("authorization", `Bearer ${authToken}`);
      return fetch(input, { ...init, headers });
    },
  });

  expect((await seller.sellerEvents.list()).eventList).toEqual([]);
  await expect(createSellerToken(channel, demo.sellerPin)).rejects.toThrow("ATH101");
});

test("a channel's token is refused by the Seller family, and a seller's token by the Channel family", async () => {
  const { fetch } = createSandbox();
  const [channelToken, sellerToken] = ["refresh-token-of-the-sandbox", demo.sellerRefreshToken];
  const connect = (refreshToken: string) =>
    createChannelClient({
      baseUrl,
      fetch: channelFetch({ tokens: createRotatingTokens(refreshToken, fetch).tokens, fetch }),
    });

  await expect(connect(channelToken).sellerEvents.list()).rejects.toThrow(/40[13]/);
  await expect(connect(sellerToken).events.list()).rejects.toThrow(/40[13]/);
  expect(await connect(channelToken).publicChannels.list()).toHaveLength(1);
});
