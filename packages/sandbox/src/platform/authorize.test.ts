import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/seed.ts";

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

test("a token needs no key, a key no token, and beside a token the key is not looked at", async () => {
  const { sandbox, byKey } = platform();
  const form = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: demo.clientId,
    client_secret: demo.clientSecret,
  });
  const granted = await sandbox.fetch(`${origin}/oauth2/token`, { method: "POST", body: form });
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const status = async (headers: Record<string, string>) =>
    (await sandbox.fetch(`${origin}/erp/v2/taxClasses`, { headers: { ...app, ...headers } })).status;

  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  expect((await byKey(demo.apiKey, "GET", "/v2/taxClasses")).status).toBe(200);
  expect(await status({ authorization: `Bearer ${token}`, "x-api-key": "of nobody" })).toBe(200);
  expect(await status({ authorization: "Bearer of-nobody", "x-api-key": demo.apiKey })).toBe(401);
  expect(await status({})).toBe(401);
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
  expect(sandbox.rows("sellers")).toMatchObject([{ sellerId: demo.sellerId, unlinkedAt: expect.any(String) }]);
});
