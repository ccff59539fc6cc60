import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { demo } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { expect, test } from "vitest";
import { waitForAcknowledgement } from "./acknowledgement.ts";

const { signal } = new AbortController();

test("waitForAcknowledgement() is true once the sandbox's log has every event, and false until then", async () => {
  const { sandbox, url: baseUrl, close } = await startSandboxServer();
  const look = () => waitForAcknowledgement(baseUrl, { signal, patienceMs: 0 });
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken }));
  const channel = createChannelClient({ baseUrl, fetch: channelFetch({ tokens }) });

  const none = await look();
  const ids = [sandbox.trigger("Seller:New.Type", {}), sandbox.trigger("Seller:New.Type", {})];
  await channel.events.list();
  const delivered = await look();
  await channel.events.acknowledge({ eventIdList: [ids[0]!] });
  const one = await look();
  const waiting = waitForAcknowledgement(baseUrl, { signal });
  await channel.events.acknowledge({ eventIdList: [ids[1]!] });

  expect([none, delivered, one, await waiting]).toEqual([false, false, false, true]);
  await close();
});
