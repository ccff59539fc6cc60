import { expect, test } from "vitest";
import { createSandbox } from "./sandbox.ts";
import { defaultSeed, demo } from "./seed.ts";

const origin = "https://sandbox.test";
const json = { "content-type": "application/json" };
const app = { "x-appid": "a/1", "x-appversion": "1", "x-tenant-id": demo.tenantId };

function platform() {
  const apiKeys = { ...defaultSeed.apiKeys, "key-that-reads-all": { tenantId: demo.tenantId, scopes: ["all.read"] } };
  const sandbox = createSandbox({ seed: { ...defaultSeed, apiKeys } });
  const byKey = (key: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    sandbox.fetch(`${origin}/erp${path}`, {
      method,
      headers: { ...json, ...app, "x-api-key": key, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { sandbox, byKey };
}

test("the scope to read all data reads all data, and writes none", async () => {
  const { byKey } = platform();

  const read = await byKey("key-that-reads-all", "GET", "/v2/taxClasses");
  const write = await byKey("key-that-reads-all", "PATCH", "/v2/taxclasses/update", { id: demo.taxClassId });

  expect([read.status, write.status]).toEqual([200, 403]);
});

test("a tenant is the same in capital letters", async () => {
  const { byKey } = platform();

  const answer = await byKey(demo.apiKey, "GET", "/v2/taxClasses", undefined, {
    "x-tenant-id": demo.tenantId.toUpperCase(),
  });

  expect(answer.status).toBe(200);
  expect(await answer.json()).toHaveLength(2);
});

test("where the families are not told apart, a channel's token acts for the sellers of its channel", async () => {
  const { sandbox } = platform();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch(`${origin}/v1/auth`, exchange)).json()) as { authToken: string };
  const unlink = () =>
    sandbox.fetch(`${origin}/v1/seller/channel/${demo.channel}/${demo.sellerId}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${authToken}` },
    });

  const apart = (await unlink()).status;
  sandbox.assume({ separateFamilies: false });

  expect([apart, (await unlink()).status]).toEqual([403, 202]);
  expect(sandbox.rows("sellers")).toEqual([]);
});
