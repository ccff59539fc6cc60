import { Secret, type Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { channelFetch, type ChannelFetchOptions } from "./channel-fetch.ts";

const token = { value: new Secret("t"), expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };

test.each([
  ["GET", 3],
  ["PATCH", 1],
  ["POST", 1],
])("channelFetch() sends %s %i times while the platform answers 503", async (method, times) => {
  const sent: (string | null)[] = [];
  const platform: Fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get("authorization"));
    return new Response(null, { status: 503, headers: { "retry-after": "0" } });
  };

  const response = await channelFetch({ tokens, fetch: platform })("https://channel.test", { method });

  expect(response.status).toBe(503);
  expect(sent).toEqual(Array.from({ length: times }, () => "Bearer t"));
});

test.each([undefined, {}, { tokens: "canary" }])("channelFetch() of %j is refused: it needs tokens", (options) => {
  expect(() => channelFetch(options as unknown as ChannelFetchOptions)).toThrow(
    expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT", argument: "tokens" }),
  );
});
