import { describe, expect, test } from "vitest";
import { createSandbox, type SandboxOptions } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/demo.ts";
import { routes } from "../generated/routes.generated.ts";
import { findQuota } from "./authorize.ts";
import { createDemoState } from "../testing/state.ts";

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

test.each([
  [{}, "The header Authorization is missing"],
  [{ authorization: "channel-1" }, "The header Authorization must begin with Bearer"],
  [{ authorization: "Basic YTpi" }, "The header Authorization must begin with Bearer"],
  [{ authorization: "BEARER\tchannel-1" }, "The access token is unknown, expired or of another interface"],
])("%j is told why it is refused: %s", async (headers: Record<string, string>, message) => {
  const { sandbox } = platform();

  const answer = await sandbox.fetch(`${origin}/v1/channel/event`, { headers });

  expect([answer.status, await answer.json()]).toMatchObject([401, { errorList: [{ code: "ATH000", message }] }]);
});

test.each([
  ["no header", {}, 401],
  ["another scheme", { authorization: "Basic YTpi" }, 401],
  ["an unknown token", { authorization: "Bearer no" }, 401],
  ["a token of the ERP", { authorization: "Bearer {erp}" }, 401],
  ["a token of a seller", { authorization: "Bearer {seller}" }, 403],
  ["a token and more", { authorization: "Bearer {channel} x" }, 401],
  ["its token", { authorization: "Bearer {channel}" }, 200],
  ["its token in another form", { authorization: " bearer \t{channel} " }, 200],
])("a call of a channel with %s is answered with %i, and 401 alone names the scheme", async (_, given, status) => {
  const { sandbox } = platform();
  const tokens = await fetchTokens(sandbox);
  const headers = Object.entries(given).map(([name, text]): [string, string] => [
    name,
    text.replace(/\{(\w+)\}/, (_all, kind: keyof typeof tokens) => tokens[kind]),
  ]);

  const answer = await sandbox.fetch(`${origin}/v1/channel/event`, { headers });

  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([status, status === 401 ? "Bearer" : null]);
});

test.each([
  ["erp", 200],
  ["channel", 401],
  ["seller", 401],
] as const)("a call of the ERP with a token of the %s is answered with %i", async (kind, status) => {
  const { sandbox } = platform();
  const tokens = await fetchTokens(sandbox);

  const answer = await sandbox.fetch(`${origin}/erp/v2/taxClasses`, {
    headers: { ...app, authorization: `Bearer ${tokens[kind]}` },
  });

  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([status, status === 401 ? "Bearer" : null]);
});

test("a seller's token answers cancellations of the channel, and does nothing else of its family", async () => {
  const { sandbox } = platform();
  const { seller } = await fetchTokens(sandbox);
  const status = async (path: string, method = "PUT") =>
    (
      await sandbox.fetch(`${origin}${path}`, {
        method,
        headers: { ...json, authorization: `Bearer ${seller}` },
        body: "{}",
      })
    ).status;

  expect(await status("/v1/channel/order/cancellation-accept")).toBe(400);
  expect(await status("/v1/channel/order/cancellation-denied")).toBe(400);
  expect(await status("/v1/channel/order/status")).toBe(403);
  sandbox.assume({ separateFamilies: false });
  expect(await status("/v1/channel/order/status")).toBe(403);
});

async function fetchTokens(sandbox: ReturnType<typeof createSandbox>) {
  const read = async (path: string, form: Record<string, string>, field: string) => {
    const answer = await sandbox.fetch(`${origin}${path}`, { method: "POST", body: new URLSearchParams(form) });
    return ((await answer.json()) as Record<string, string>)[field]!;
  };
  const client = { grant_type: "client_credentials", client_id: demo.clientId, client_secret: demo.clientSecret };
  return {
    erp: await read("/oauth2/token", client, "access_token"),
    channel: await read("/v1/auth", { refreshToken: demo.refreshToken }, "authToken"),
    seller: await read("/v1/auth", { refreshToken: demo.sellerRefreshToken }, "authToken"),
  };
}

const elsewhere = "11111111-2222-4333-8444-555555555555";

test.each([
  [demo.tenantId, 200],
  [demo.tenantId.toUpperCase(), 200],
  [elsewhere, 401],
  [demo.tenantId.slice(0, -1), 401],
])("a key works for its own tenant alone: %s", async (tenant, status) => {
  const { sandbox, byKey } = platform();
  sandbox.addTenant(elsewhere, { categories: [], taxClasses: [] });

  const answer = await byKey(demo.apiKey, "GET", "/v2/taxClasses", undefined, { "x-tenant-id": tenant });

  expect(answer.status).toBe(status);
});

test.each([
  [[demo.tenantId], 200],
  [[demo.tenantId.toUpperCase()], 200],
  [[elsewhere, demo.tenantId], 200],
  [[elsewhere], 403],
  [[], 403],
])("a client that is connected to %j may act for another tenant: %i", async (tenants, status) => {
  const clients = { [demo.clientId]: { ...defaultSeed.clients[demo.clientId]!, tenants } };
  const sandbox = createSandbox({ seed: { ...defaultSeed, clients } });
  const { erp } = await fetchTokens(sandbox);

  const answer = await sandbox.fetch(`${origin}/erp/v2/taxClasses`, {
    headers: { ...app, authorization: `Bearer ${erp}` },
  });

  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([status, null]);
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
  expect(sandbox.rows("sellers")[0]).toMatchObject({ sellerId: demo.sellerId, unlinkedAt: expect.any(String) });
});

describe("quotas", () => {
  const startAt = new Date("2026-02-11T08:00:00Z"); // the beginning of a window
  const origin = "https://sandbox.test";

  function platform(options: SandboxOptions = {}) {
    const sandbox = createSandbox({ startAt, ...options });
    const exchange = (refreshToken: string = demo.refreshToken) =>
      sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: new URLSearchParams({ refreshToken }) });
    const tokenOf = async (refreshToken?: string) =>
      ((await (await exchange(refreshToken)).json()) as { authToken: string }).authToken;
    const list = (token: string) =>
      sandbox.fetch(`${origin}/v1/channel/event`, { headers: { authorization: `Bearer ${token}` } });
    return { sandbox, exchange, tokenOf, list };
  }

  const remaining = ({ headers }: Response) => Number(headers.get("x-ratelimit-remaining"));

  test("every answer says how much of the quota is left, and whoever is not let in uses up none", async () => {
    const { exchange, list } = platform();

    const left = [remaining(await exchange()), remaining(await exchange()), remaining(await exchange())];
    const refused = await list("unknown");

    expect(left).toEqual([9, 8, 7]);
    expect([refused.status, refused.headers.get("x-ratelimit-remaining")]).toEqual([
      401,
      refused.headers.get("x-ratelimit-limit"),
    ]);
  });

  test("a window lasts as long as it says, and no shorter", async () => {
    const { sandbox, exchange } = platform();
    for (let call = 0; call < 10; call += 1) await exchange();

    sandbox.advance(59_999);
    const within = (await exchange()).status;
    sandbox.advance(1);

    expect([within, (await exchange()).status]).toEqual([429, 200]);
  });

  test("each caller has its own quota, and each refresh token", async () => {
    const refreshTokens = { ...defaultSeed.refreshTokens, another: { channel: "ANOTHER" } };
    const { exchange, tokenOf, list, sandbox } = platform({ seed: { ...defaultSeed, refreshTokens } });
    sandbox.assume({ quotas: { Events_List: { requests: 1, perSeconds: 60 } } });
    const [one, other] = [await tokenOf(), await tokenOf("another")];

    const lists = [(await list(one)).status, (await list(one)).status, (await list(other)).status];
    for (let call = 0; call < 10; call += 1) await exchange();

    expect(lists).toEqual([200, 429, 200]);
    expect([(await exchange()).status, (await exchange("another")).status]).toEqual([429, 200]);
  });

  test.each([
    [0, "60"],
    [1, "60"],
    [58_999, "2"],
    [59_000, "1"],
    [59_999, "1"],
  ])("%i ms into a window, the ERP says to try again in %s s, where that is assumed", async (elapsed, seconds) => {
    const { sandbox } = platform();
    const quotas = { TaxClass_QueryTaxClasses: { requests: 2, perSeconds: 60 } };
    const list = () => sandbox.fetch(`${origin}/erp/v2/taxClasses`, { headers: { ...app, "x-api-key": demo.apiKey } });
    sandbox.assume({ quotas, erpRetryAfter: false });
    sandbox.advance(elapsed);

    const left = [remaining(await list()), remaining(await list()), remaining(await list())];
    const without = (await list()).headers.get("retry-after");
    sandbox.assume({ erpRetryAfter: true });

    expect([left, without]).toEqual([[1, 0, 0], null]);
    expect([(await list()).status, (await list()).headers.get("retry-after")]).toEqual([429, seconds]);
  });

  test("a quota that was switched off counts nothing and says nothing", async () => {
    const { sandbox, exchange } = platform();
    sandbox.assume({ quotas: { Auth_ExchangeRefreshToken: null } });

    const statuses = new Set<number>();
    for (let call = 0; call < 20; call += 1) statuses.add((await exchange()).status);

    expect([...statuses]).toEqual([200]);
    expect((await exchange()).headers.has("x-ratelimit-limit")).toBe(false);
  });
});

test("the quota that was set comes before the documented one, and that before the one of the ERP", () => {
  const state = createDemoState();
  const documented = routes.find(({ rateLimit }) => rateLimit)!;
  const erp = routes.find(({ api, rateLimit }) => api === "erp" && !rateLimit)!;
  const before = [findQuota(documented, state), findQuota(erp, state)];

  state.assume({ quotas: { [documented.id]: null, [erp.id]: { requests: 1, perSeconds: 2 } } });

  expect(before).toEqual([documented.rateLimit, { requests: 60, perSeconds: 60 }]);
  expect([findQuota(documented, state), findQuota(erp, state)]).toEqual([null, { requests: 1, perSeconds: 2 }]);
});
