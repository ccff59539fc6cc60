import { appTokens, readManifest, registerApp, sessionTokens, sessionVerifier, setupHandler } from "@kontor/app";
import { postgresTenants } from "@kontor/app/postgres";
import { apiKey, cached, channelFetch, erpFetch, postgresTokenStore, refreshExchange, shared } from "@kontor/auth";
import { clientCredentials, finishSignIn, refreshGrant, startSignIn } from "@kontor/auth/oauth";
import { fileTokenStore } from "@kontor/auth/file";

import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox, withEventQuota } from "@kontor/channel-events";
import { postgresInbox } from "@kontor/channel-events/postgres";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { createErpClient } from "@kontor/erp-client";
import { withRetry } from "@kontor/http";
import { openTelemetry } from "@kontor/http/telemetry";
import { createSandbox } from "@kontor/sandbox";
import { expect, test } from "vitest";

const wrong = { timeoutMS: "canary" } as never;
const grant = Object.assign(async () => ({}) as never, { identity: () => ["x"] });
const channel = createChannelClient({ baseUrl: "https://channel.test" });
const stored = { channel, handlers: { "*": () => {} }, inbox: memoryInbox(), unsafeDurability: true };

const takers: Record<string, () => unknown> = {
  apiKey: () => apiKey(wrong),
  appTokens: () => appTokens(wrong),
  cached: () => cached(grant, wrong),
  channelFetch: () => channelFetch(wrong),
  clientCredentials: () => clientCredentials(wrong),
  createChannelClient: () => createChannelClient(wrong),
  "createChannelConsumer, lanes": () => createChannelConsumer({ ...stored, lanes: wrong }),
  "createChannelConsumer, poll": () => createChannelConsumer({ ...stored, poll: wrong }),
  "createChannelConsumer, retry": () => createChannelConsumer({ ...stored, retry: wrong }),
  createChannelConsumer: () => createChannelConsumer({ ...stored, ...(wrong as object) }),
  createErpClient: () => createErpClient(wrong),
  createSandbox: () => createSandbox(wrong),
  erpFetch: () => erpFetch(wrong),
  fileTokenStore: () => fileTokenStore("/tmp", wrong),
  finishSignIn: () => finishSignIn(wrong, {} as never, ""),
  memoryInbox: () => memoryInbox(wrong),
  openTelemetry: () => openTelemetry(wrong),
  postgresInbox: () => postgresInbox(wrong),
  postgresTenants: () => postgresTenants(wrong),
  postgresTokenStore: () => postgresTokenStore(wrong),
  readManifest: () => readManifest({}, wrong),
  refreshExchange: () => refreshExchange(wrong),
  refreshGrant: () => refreshGrant(wrong),
  registerApp: () => registerApp(wrong),
  sessionTokens: () => sessionTokens(wrong),
  sessionVerifier: () => sessionVerifier({} as never, wrong),
  setupHandler: () =>
    setupHandler({ verify() {}, tenants: { connect() {} }, onError() {}, ...(wrong as object) } as never),
  shared: () => shared(grant, { store: { update() {} }, ...(wrong as object) } as never),
  sqliteInbox: () => sqliteInbox("/tmp/none.db", wrong),
  startSignIn: () => startSignIn({ redirectUri: "https://app.test", ...(wrong as object) } as never),
  withEventQuota: () => withEventQuota(wrong),
  withRetry: () => withRetry(wrong),
};

test.each(Object.entries(takers))(
  "%s refuses an option that there is none of, and does not tell its value",
  async (_, take) => {
    const error: unknown = await (async () => take())().catch((thrown: unknown) => thrown);

    expect(String(error)).toMatch(/as (\w+\.)?timeoutMS must be a known option/);
    expect(String(error)).not.toContain("canary");
  },
);
