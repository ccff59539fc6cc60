import {
  appTokens,
  memoryTenants,
  readManifest,
  registerApp,
  sessionTokens,
  sessionVerifier,
  setupHandler,
} from "@kontor/app";
import { sqliteTenants } from "@kontor/app/sqlite";
import { postgresTenants } from "@kontor/app/postgres";
import { apiKey, cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { postgresTokenStore } from "@kontor/auth/postgres";
import { clientCredentials, finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { fileTokenStore } from "@kontor/auth/file";

import { channelHeaders, createChannelClient } from "@kontor/channel-client";
import {
  createChannelConsumer,
  healthHandler,
  memoryInbox,
  sendInBatches,
  withEventQuota,
} from "@kontor/channel-events";
import { inboxConformance } from "@kontor/channel-events/conformance";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { createTestKit, createVirtualClock } from "@kontor/channel-events/testing";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { consumerTelemetry } from "@kontor/channel-events/telemetry";
import { createErpClient, erpHeaders } from "@kontor/erp-client";
import { withRetry, withTimeout } from "@kontor/http";
import { withCallQuotas } from "@kontor/http/quota";
import { openTelemetry } from "@kontor/http/telemetry";
import { connectSandbox, createSandbox, demo } from "@kontor/sandbox";
import { dataFile } from "@kontor/sandbox/server";
import { expect, test } from "vitest";
import { argumentCounts } from "../operations/argument-counts.ts";

const wrong = { timeoutMS: "canary" } as never;
const grant = Object.assign(async () => ({}) as never, { identity: () => ["x"] });
const channel = createChannelClient({ baseUrl: "https://channel.test" });
const sandbox = createSandbox();
const clock = createVirtualClock();
const kit = createTestKit({
  clock,
  sandbox: createSandbox({ clock }),
  connect: () => channel,
  handlers: { "*": () => {} },
});
const stored = { channel, handlers: { "*": () => {} }, inbox: memoryInbox(), unsafeDurability: true };

const erp = createErpClient({
  ...{ baseUrl: "https://erp.test", appId: "a/1", appVersion: "1" },
  tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34",
});

/** Every method of a client, called with nothing but an unknown option, in each place where options can stand. */
const calls = Object.fromEntries(
  Object.entries({ erp, channel }).flatMap(([name, client]) =>
    Object.entries(client as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>).flatMap(
      ([group, methods]) =>
        Object.entries(methods).map(([method, call]) => {
          const place = argumentCounts.get(`${name}.${group}.${method}`) ?? call.length - 1; // pages are functions
          const take = async () => {
            const pages = call(...Array.from({ length: place }, () => ({})), wrong);
            if (Symbol.asyncIterator in Object(pages)) await (pages as AsyncGenerator).next();
            else await pages;
          };
          return [`${name}.${group}.${method}`, take];
        }),
    ),
  ),
);

const takers: Record<string, () => unknown> = {
  apiKey: () => apiKey(wrong),
  appTokens: () => appTokens(wrong),
  cached: () => cached(grant, wrong),
  channelFetch: () => channelFetch(wrong),
  clientCredentials: () => clientCredentials(wrong),
  createChannelClient: () => createChannelClient(wrong),
  channelHeaders: () => channelHeaders(wrong),
  connectSandbox: () => connectSandbox("http://127.0.0.1:9", wrong),
  "createChannelConsumer, lanes": () => createChannelConsumer({ ...stored, lanes: wrong }),
  "createChannelConsumer, poll": () => createChannelConsumer({ ...stored, poll: wrong }),
  "createChannelConsumer, retention": () => createChannelConsumer({ ...stored, retention: wrong }),
  "createChannelConsumer, retry": () => createChannelConsumer({ ...stored, retry: wrong }),
  createChannelConsumer: () => createChannelConsumer({ ...stored, ...(wrong as object) }),
  "consumer.stop": () => createChannelConsumer(stored).stop(wrong),
  consumerTelemetry: () => consumerTelemetry(wrong),
  createErpClient: () => createErpClient(wrong),
  createVirtualClock: () => createVirtualClock(wrong),
  dataFile: () => (dataFile as (...given: unknown[]) => unknown)("/tmp/none.db", wrong),
  erpHeaders: () => erpHeaders(wrong),
  memoryTenants: () => (memoryTenants as (...given: unknown[]) => unknown)(wrong),
  "registerApp, app": () => registerApp({ app: wrong } as never),
  runUntilQuiet: () => kit.runUntilQuiet(wrong),
  "sandbox.events": () => sandbox.events(wrong),
  "sandbox.trigger": () => sandbox.trigger("Seller:New.Type", { sellerId: demo.sellerId }, wrong),
  "sandbox.triggerAll": () => sandbox.triggerAll([{ type: "Seller:New.Type", event: {}, ...(wrong as object) }]),
  sqliteTenants: () => (sqliteTenants as (...given: unknown[]) => unknown)("/tmp/none.db", wrong),
  createSandbox: () => createSandbox(wrong),
  erpFetch: () => erpFetch(wrong),
  fileTokenStore: () => fileTokenStore("/tmp", wrong),
  finishSignIn: () => finishSignIn(wrong, {} as never, ""),
  healthHandler: () => healthHandler({} as never, wrong),
  "inbox.depth": () => memoryInbox().countWaiting(wrong),
  "inbox.putAside": () => memoryInbox().putAside(wrong, "x"),
  "inbox.query": () => memoryInbox().list(wrong),
  "inbox.replay": () => memoryInbox().replay(wrong),
  "inbox.purge": () => memoryInbox().purge(wrong),
  inboxConformance: () => inboxConformance(() => memoryInbox(), wrong),
  memoryInbox: () => memoryInbox(wrong),
  openTelemetry: () => openTelemetry(wrong),
  postgresInbox: () => postgresInbox(wrong),
  postgresTenants: () => postgresTenants(wrong),
  postgresTokenStore: () => postgresTokenStore(wrong),
  readManifest: () => readManifest({}, wrong),
  refreshExchange: () => refreshExchange(wrong),
  refreshGrant: () => refreshGrant(wrong),
  registerApp: () => registerApp(wrong),
  sendInBatches: () => sendInBatches(channel.sellerEvents.acknowledge, [], wrong),
  sessionTokens: () => sessionTokens(wrong),
  sessionVerifier: () => sessionVerifier({} as never, wrong),
  setupHandler: () =>
    setupHandler({ verify() {}, tenants: { connect() {} }, onError() {}, ...(wrong as object) } as never),
  "cached, with a store": () => cached(grant, { store: { update() {} }, ...(wrong as object) } as never),
  sqliteInbox: () => sqliteInbox("/tmp/none.db", wrong),
  startSignIn: () => startSignIn({ redirectUri: "https://app.test", ...(wrong as object) } as never),
  withCallQuotas: () => withCallQuotas(wrong),
  "withEventQuota, quota": () => withEventQuota({ quota: wrong }),
  withEventQuota: () => withEventQuota(wrong),
  withRetry: () => withRetry(wrong),
  withTimeout: () => withTimeout(1, wrong),
};

test("there are calls of both clients", () => {
  expect(Object.keys(calls).length).toBeGreaterThan(90);
  expect(argumentCounts.size).toBeGreaterThan(350);
});

test.each(Object.entries({ ...takers, ...calls }))(
  "%s refuses an option that there is none of, and does not tell its value",
  async (_, take) => {
    const error: unknown = await (async () => take())().catch((thrown: unknown) => thrown);

    expect(String(error)).toMatch(/as (\w+\.)?timeoutMS must be a known option/);
    expect(String(error)).not.toContain("canary");
  },
);

const partly: Record<string, [take: () => unknown, says: string]> = {
  "a logger without warn": [
    () => createChannelConsumer({ ...stored, logger: { info() {}, error() {} } as never }),
    "logger.warn must be a function",
  ],
  "telemetry without settle": [
    () => createChannelConsumer({ ...stored, telemetry: { receive() {}, arrived() {}, process() {} } as never }),
    "telemetry.settle must be a function",
  ],
  "a retention that is no time": [
    () => createChannelConsumer({ ...stored, retention: { rowsAfterMs: Number.NaN } }),
    "retention.rowsAfterMs must be a number of ms",
  ],
  "a retention that is null": [
    () => createChannelConsumer({ ...stored, retention: null as never }),
    "retention must be an object",
  ],
  "a quota of nothing": [
    () => withEventQuota({ quota: { requests: 0, perSeconds: 60 } }),
    "quota must have requests >= 1 and perSeconds > 0",
  ],
  "a quota without its seconds": [
    () => withEventQuota({ quota: { requests: 5 } as never }),
    "quota must have requests >= 1 and perSeconds > 0",
  ],
  "quotas by a clock that does not wait": [
    () => withCallQuotas({ clock: { now: () => 0, monotonicMs: () => 0 } as never }),
    "clock.sleep must be a function",
  ],
  "an inbox by a clock that tells no time": [() => memoryInbox({ clock: {} as never }), "clock.now must be a function"],
  "a file by a clock that tells no time": [
    () => sqliteInbox("/tmp/none.db", { clock: {} as never }),
    "clock.now must be a function",
  ],
  "a file that is waited for for NaN": [
    () => sqliteInbox("/tmp/none.db", { busyTimeoutMs: Number.NaN }),
    "busyTimeoutMs must be a number from 0",
  ],
  "a stop that drains for NaN": [
    () => createChannelConsumer(stored).stop({ drainTimeoutMs: Number.NaN }),
    "drainTimeoutMs must be >= 0",
  ],
};

test.each(Object.entries(partly))("%s is refused", async (_, [take, says]) => {
  const error: unknown = await (async () => take())().catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT", message: expect.stringContaining(says) });
});

test("what a call does cannot be replaced by its options, and an unknown parameter is refused with the nearest name", async () => {
  let sent = 0;
  const fetch = async () => ((sent += 1), new Response(null, { status: 204 }));
  const { sellers, events, orders } = createChannelClient({ baseUrl: "https://channel.test", fetch });
  const body = { orderList: [] };

  for (const inside of ["finish", "params", "path", "operation", "decode", "body", "required"])
    await expect(orders.create(body, { [inside]: () => "canary" } as never)).rejects.toThrow(
      `Cannot send channel.orders.create (Orders_Create) as ${inside} must be a known option`,
    );
  await expect(orders.create(body, { throwOnRefusd: true } as never)).rejects.toThrow(
    "(the nearest is throwOnRefused)",
  );
  await expect(sellers.unlink({ sellerId: "1", reasn: "x" } as never)).rejects.toThrow(
    "Cannot send channel.sellers.unlink (Sellers_Unlink) as reasn must be a known option (the nearest is reason): got text",
  );
  await expect(events.list({ createdAftr: "x" } as never)).rejects.toThrow("(the nearest is createdAfter)");
  expect(sent).toBe(0);
  await expect(events.list({}, { throwOnRefused: true } as never)).rejects.toThrow("must be a known option");
  await orders.create(body, { throwOnRefused: true });
  expect(sent).toBe(1);
});
