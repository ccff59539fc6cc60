import { cached, channelFetch, erpFetch, refreshExchange, withToken } from "@kontor/auth";
import { clientCredentials } from "@kontor/auth/oauth";
import { createChannelClient, decodeEvent } from "@kontor/channel-client";
import { createChannelConsumer } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createErpClient } from "@kontor/erp-client";
import { withRetry } from "@kontor/http";
import { secureUrl } from "@kontor/http/internal";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";

const nothing = undefined as never;
const garbage = "garbage" as never;

/** Public functions, with what nobody should hand them. */
const calls: [string, () => unknown][] = [
  ["cached(nothing)", () => cached(nothing)],
  ["channelFetch(nothing)", () => channelFetch(nothing)],
  ["channelFetch({ tokens: garbage })", () => channelFetch({ tokens: garbage })],
  [
    "channelFetch({ timeoutMs: NaN })",
    () => channelFetch({ tokens: { get: nothing, discard: nothing }, timeoutMs: Number.NaN }),
  ],
  ["channelFetch({ retries: -1 })", () => channelFetch({ tokens: cached(async () => nothing), retries: -1 })],
  ["erpFetch(nothing)", () => erpFetch(nothing)],
  ["clientCredentials(nothing)", () => clientCredentials(nothing)],
  ["refreshExchange(nothing)", () => refreshExchange(nothing)],
  ["withToken(nothing)", () => withToken(nothing)],
  ["createChannelClient(nothing)", () => createChannelClient(nothing)],
  ["createChannelClient({ fetch: garbage })", () => createChannelClient({ baseUrl: "https://a.test", fetch: garbage })],
  ["createErpClient(nothing)", () => createErpClient(nothing)],
  ["createErpClient(garbage)", () => createErpClient(garbage)],
  ["createChannelConsumer(nothing)", () => createChannelConsumer(nothing)],
  ["decodeEvent(garbage)", () => decodeEvent("garbage")],
  ["sqliteInbox(5)", () => sqliteInbox(5 as never)],
  ["withRetry({ retries: garbage })", () => withRetry({ retries: garbage })],
  ["secureUrl(nothing)", () => secureUrl("sign in", "authUrl", nothing)],
  ["createSandbox({ startAt: garbage })", () => createSandbox({ startAt: garbage })],
  ["sandbox.advance(-1)", () => createSandbox().advance(-1)],
  ["sandbox.advance(garbage)", () => createSandbox().advance(garbage)],
  ["sandbox.categories(garbage)", () => createSandbox().categories("garbage")],
  ["sandbox.events({ channel: garbage })", () => createSandbox().events({ channel: "garbage" })],
  ["sandbox.trigger() of a payload that does not fit", () => createSandbox().trigger("Seller:Offer.New", {} as never)],
];

test.each(calls)("%s is refused in words", async (_, call) => {
  const error: unknown = await (async () => call())().then(
    () => "it was accepted",
    (reason: unknown) => reason,
  );

  expect((error as Error).message).toMatch(/^Cannot .+ as .+ (must .+: got .+|is .+)$/);
  expect((error as Error).message).not.toMatch(/undefined \(|Cannot read propert|is not a function|\n/);
});
