import { appTokens, sessionVerifier } from "@kontor/app";
import { apiKey, cached, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createErpClient } from "@kontor/erp-client";
import { connectSandbox, createSandbox } from "@kontor/sandbox";
import { afterEach, expect, test, vi } from "vitest";

const baseUrl = "https://platform.test";
const tokens = apiKey({ key: "k" });
const erp = { baseUrl, tenantId: "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34", appId: "app/1", appVersion: "1" };
const sandbox = createSandbox();
const app = sandbox.addApp({ technicalName: "app", lifecycle: { configurationUrl: "http://127.0.0.1:1/setup" } });
const [tenant] = sandbox.rows("tenants") as [{ id: string }];

// Each is made while the global `fetch` is that of the runtime, as in a module that a test imports first.
const bare = createChannelClient({ baseUrl });
const withTokens = createChannelClient({
  baseUrl,
  fetch: channelFetch({ tokens: cached(refreshExchange({ baseUrl, refreshToken: "r" })) }),
});
const erpClient = createErpClient({ ...erp, fetch: erpFetch({ tokens }) });
const bareErpClient = createErpClient(erp);
const verify = sessionVerifier(appTokens({ issuer: "https://auth.test", appId: "app" }));
const remote = connectSandbox("http://127.0.0.1:1");
const TOKEN = "eyJhbGciOiJSUzI1NiJ9.e30.AA";

const ways: Record<string, () => Promise<unknown>> = {
  "a client without a fetch": () => bare.events.list(),
  "a client without a fetch, with a time limit": () => bare.events.list({}, { timeoutMs: 5_000 }),
  "a client with tokens": () => withTokens.events.list(),
  "an ERP client": () => erpClient.categories.get({ categoryId: "1" }),
  "an ERP client without a fetch": () => bareErpClient.categories.get({ categoryId: "1" }),
  "a verifier of session tokens": () => verify(TOKEN),
  "the control of a sandbox": () => remote.now(),
  "the hub of a sandbox": () =>
    sandbox.fetch(`${baseUrl}/__sandbox/hub/install`, {
      method: "POST",
      body: JSON.stringify({ app, tenantId: tenant.id }),
    }),
};

afterEach(() => void vi.unstubAllGlobals());

test.each(Object.keys(ways))("%s sends by the global fetch of the moment of the call", async (way) => {
  const answer = { authToken: "t", expiresIn: 60, eventList: [], keys: [], now: "2026-01-01T00:00:00Z" };
  const mock = vi.fn<typeof fetch>(async () => Response.json(answer));
  vi.stubGlobal("fetch", mock);

  await ways[way]!().catch(() => {}); // What the answer is taken for is not the claim.

  expect(mock).toHaveBeenCalled();
});
