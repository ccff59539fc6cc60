import { collectGarbage } from "@kontor/testing/collect-garbage";
import { expect, test, vi } from "vitest";
import { createSandbox, type SandboxOptions } from "./sandbox.ts";
import { demo } from "../seed/demo.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
const origin = "https://sandbox.test";

/** A sandbox with a caller for each interface, by plain fetch. */
function platform(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ startAt, ...options });
  const send = (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    sandbox.fetch(`${origin}${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const exchange = (refreshToken: string = demo.refreshToken) =>
    sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: new URLSearchParams({ refreshToken }) });
  const channel = async (method: string, body?: unknown) => {
    const { authToken } = (await (await exchange()).json()) as { authToken: string };
    return send(method, "/v1/channel/event", { body, headers: { authorization: `Bearer ${authToken}` } });
  };
  const erpToken = async (scope = "items.write taxes.write") => {
    const body = new URLSearchParams({ grant_type: "client_credentials", scope });
    const response = await sandbox.fetch(`${origin}/oauth2/token`, {
      method: "POST",
      body,
      headers: { authorization: `Basic ${btoa(`${demo.clientId}:${demo.clientSecret}`)}` },
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const app = { "x-appid": "a/1", "x-appversion": "1", "x-tenant-id": demo.tenantId };
  const erp = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send("PATCH", `/erp${path}`, {
      body,
      headers: { ...app, authorization: `Bearer ${await erpToken()}`, ...headers },
    });
  return { sandbox, send, exchange, channel, erp, erpToken, app };
}

const ids = async (response: Response) =>
  ((await response.json()) as { eventList: { id: string }[] }).eventList.map(({ id }) => id);

test("an exchange gives a token with both forms of expiry", async () => {
  const { exchange } = platform();

  const response = await exchange();

  expect(response.status).toBe(200);
  await expect(response.json()).resolves.toEqual({
    authToken: expect.any(String),
    tokenExpireAt: "2026-02-11T09:00:00.000Z",
    expiresIn: 3600,
    scope: "CHANNEL",
  });
});

test("a caller that gives up on a request that hangs gets its reason, even after a garbage collection", async () => {
  const { sandbox } = platform();
  sandbox.addFault({ kind: "hang", operation: "Auth_ExchangeRefreshToken" });
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal]);
  const answer = sandbox.fetch(`${origin}/v1/auth`, { method: "POST", signal }).catch((reason: unknown) => reason);
  await vi.waitFor(() => expect(sandbox.faults()).toMatchObject([{ applied: 1 }]));

  await collectGarbage();
  stop.abort("given up");

  expect(await answer).toBe("given up");
});

test("an exchange takes multipart too, and refuses an unknown token and a missing field", async () => {
  const { sandbox, exchange } = platform();
  const form = new FormData();
  form.set("refreshToken", demo.refreshToken);

  expect((await sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: form })).status).toBe(200);
  expect((await exchange("unknown")).status).toBe(401);
  expect(
    (await sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body: new URLSearchParams({ other: "x" }) })).status,
  ).toBe(400);
});

test("a key of every object is no credential", async () => {
  const { exchange, send, app } = platform();

  expect((await exchange("constructor")).status).toBe(401);
  expect(
    (
      await send("PATCH", "/erp/v2/taxclasses/update", {
        body: { id: demo.taxClassId },
        headers: { ...app, "x-api-key": "toString" },
      })
    ).status,
  ).toBe(401);
});

test("a fetch can ask for types and for what is newer; what it leaves out stays", async () => {
  const { sandbox, exchange, send } = platform();
  const { authToken } = (await (await exchange()).json()) as { authToken: string };
  const list = async (query: string) =>
    ids(await send("GET", `/v1/channel/event?${query}`, { headers: { authorization: `Bearer ${authToken}` } }));
  const older = sandbox.trigger("Seller:New.Type", {});
  sandbox.advance(60_000);
  const newer = sandbox.trigger("Seller:Other.Type", {});

  expect(await list("eventTypeFilter=Seller:Other.Type,Seller:Third.Type")).toEqual([newer]);
  expect(await list("createdAfter=2026-02-11T08:00:30%2B0000")).toEqual([]);
  expect(await list("createdAfter=2026-02-11T07:59:00")).toEqual([older]);
  expect(
    (await send("GET", "/v1/channel/event?createdAfter=soon", { headers: { authorization: `Bearer ${authToken}` } }))
      .status,
  ).toBe(400);
  expect(sandbox.events().map(({ deliveries }) => deliveries)).toEqual([1, 1]);
});

test("an address that is spelled out is not taken for one with a part to fill", async () => {
  const { sandbox, send, app } = platform();

  await send("POST", "/erp/v2/authentication/login", {
    body: { nonsense: 1 },
    headers: { ...app, "x-api-key": demo.apiKey, "x-challengecode": "c" },
  });

  expect(sandbox.log().at(-1)).toMatchObject({ operation: "Login_Login", status: 400 });
});

test("an address that is no valid escape and a coding nobody knows are refused, not a fault", async () => {
  const { exchange, send } = platform();
  const { authToken } = (await (await exchange()).json()) as { authToken: string };
  const headers = { authorization: `Bearer ${authToken}` };

  expect((await send("DELETE", "/v1/channel/seller/%zz", { headers })).status).toBe(400);
  expect(
    (
      await send("DELETE", "/v1/channel/event", {
        body: { eventIdList: ["1"] },
        headers: { ...headers, "content-encoding": "deflate" },
      })
    ).status,
  ).toBe(415);
});

test("events are delivered in order, hidden, delivered again, and gone when acknowledged", async () => {
  const { sandbox, channel } = platform({ assumptions: { quotas: { Auth_ExchangeRefreshToken: null } } });
  const [first, second] = [
    sandbox.trigger("Seller:Meta.SellerAttributesUpdateRequest", { sellerId: "1" }),
    sandbox.trigger("Seller:New.Type", {}),
  ];

  expect(await ids(await channel("GET"))).toEqual([first, second]);
  expect(await ids(await channel("GET"))).toEqual([]);
  sandbox.advance(300_000);
  expect(await ids(await channel("GET"))).toEqual([first, second]);
  const acknowledged = await channel("DELETE", { eventIdList: [first] });
  expect(acknowledged.status).toBe(204);
  expect(await acknowledged.text()).toBe("");
  sandbox.advance(300_000);
  expect(await ids(await channel("GET"))).toEqual([second]);
});

test("an event is discarded after exactly ten deliveries", async () => {
  const { sandbox, channel } = platform({ assumptions: { quotas: { Auth_ExchangeRefreshToken: null } } });
  const id = sandbox.trigger("Seller:New.Type", {});

  const deliveries = [];
  for (let turn = 0; turn < 12; turn += 1) {
    deliveries.push((await ids(await channel("GET"))).length);
    sandbox.advance(300_000);
  }

  expect(deliveries).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
  expect(sandbox.events()).toEqual([
    expect.objectContaining({ event: expect.objectContaining({ id }), state: "dead-letter", deliveries: 10 }),
  ]);
});

test("a page holds 100 events", async () => {
  const { sandbox, channel } = platform();
  for (let index = 0; index < 101; index += 1) sandbox.trigger("Seller:New.Type", {});

  expect((await ids(await channel("GET"))).length).toBe(100);
  expect((await ids(await channel("GET"))).length).toBe(1);
});

test.each([
  ["an empty list", { eventIdList: [] }],
  ["more than 100 ids", { eventIdList: Array.from({ length: 101 }, String) }],
  ["no list", {}],
  ["broken JSON", '{"eventIdList":'],
  ["an empty body", ""],
])("an acknowledgement with %s is refused in the platform's error shape", async (_, body) => {
  const { channel } = platform();

  const response = await channel("DELETE", body);

  expect(response.status).toBe(400);
  await expect(response.json()).resolves.toEqual({
    errorList: expect.arrayContaining([{ code: "VAL100", message: expect.any(String), severity: "error", hint: null }]),
  });
});

test("an expired, a revoked and a foreign token get 401", async () => {
  const { sandbox, exchange, send, erpToken } = platform();
  const { authToken } = (await (await exchange()).json()) as { authToken: string };
  const list = async (token: string) =>
    (await send("GET", "/v1/channel/event", { headers: { authorization: `Bearer ${token}` } })).status;

  expect(await list(authToken)).toBe(200);
  expect(await list(await erpToken())).toBe(401);
  sandbox.advance(3_600_000);
  expect(await list(authToken)).toBe(401);
  const fresh = ((await (await exchange()).json()) as { authToken: string }).authToken;
  sandbox.revokeTokens();
  expect(await list(fresh)).toBe(401);
});

test("quotas answer 429 with the platform's headers and end with their window", async () => {
  const { sandbox, exchange } = platform();

  const statuses = [];
  for (let call = 0; call < 11; call += 1) statuses.push((await exchange()).status);

  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  const refused = await exchange();
  expect(refused.headers.get("x-ratelimit-limit")).toBe("10");
  expect(refused.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(refused.headers.get("x-ratelimit-interval-length-seconds")).toBe("60");
  sandbox.advance(60_000);
  expect((await exchange()).status).toBe(200);
});

test("a quota that an operator sets and takes back lets calls flow again, and the documented one comes back", async () => {
  const { sandbox, exchange } = platform();
  const operation = "Auth_ExchangeRefreshToken";
  const count = async (most: number) => {
    const statuses = await Promise.all(Array.from({ length: most }, async () => (await exchange()).status));
    return statuses.filter((status) => status === 200).length;
  };

  sandbox.assume({ quotas: { [operation]: { requests: 2, perSeconds: 3_600 } } });
  expect(await count(5)).toBe(2);
  sandbox.assume({ quotas: { [operation]: null } });
  expect(await count(20)).toBe(20);
  sandbox.assume({ quotas: {} });
  sandbox.advance(60_000);
  expect(await count(20)).toBe(10);
});

test.each([["port"], ["host"], ["site"], ["headersTimeoutMs"]])("%s is told as an option of the server", (name) => {
  expect(() => createSandbox({ [name]: 7070 } as SandboxOptions)).toThrow(
    `Cannot make a sandbox as ${name} is an option of startSandboxServer() in @kontor/sandbox/server`,
  );
});

test("a misspelled option is refused with those that this sandbox has", () => {
  expect(() => createSandbox({ sead: {} } as SandboxOptions)).toThrow(/sead must be .*: one of seed, .*, storage$/);
  expect(() => createSandbox(null as never)).toThrow(
    "Cannot make a sandbox as the options must be an object: got null",
  );
});

test("a category is updated, and other tenants know nothing of it", async () => {
  const { sandbox, erp } = platform();

  const response = await erp("/v2/UpdateCategory", { id: demo.childCategoryId, name: "Rakes", sortNumber: 2 });

  expect(response.status).toBe(200);
  expect(response.headers.get("x-sandbox-assumption")).toContain("category-update-200-body");
  expect(sandbox.records(demo.tenantId, "categories")[1]).toEqual({
    id: demo.childCategoryId,
    parentId: demo.categoryId,
    name: "Rakes",
    sortNumber: 2,
  });
});

test("a standard tax class makes all others non-standard", async () => {
  const { sandbox, erp } = platform();

  await erp("/v2/taxclasses/update", { id: demo.taxClassId, isStandard: true });

  expect(sandbox.records(demo.tenantId, "taxClasses").map(({ isStandard }) => isStandard)).toEqual([true, false]);
});

test.each([
  ["/v2/UpdateCategory", { id: demo.tenantId }, 404],
  ["/v2/UpdateCategory", { id: demo.categoryId, parentId: demo.tenantId }, 404],
  ["/v2/UpdateCategory", { id: demo.categoryId, parentId: demo.childCategoryId }, 404],
  ["/v2/UpdateCategory", { name: "no id" }, 400],
  ["/v2/UpdateCategory", { id: "12" }, 400],
  ["/v2/UpdateCategory", { id: demo.categoryId, sortNumber: 2 ** 31 }, 400],
  ["/v2/UpdateCategory", { id: demo.categoryId, colour: "red" }, 400],
  ["/v2/UpdateCategory", "{", 400],
  ["/v2/UpdateCategory", "", 400],
  ["/v2/taxclasses/update", { id: demo.tenantId }, 404],
  ["/v2/taxclasses/update", { name: "formally, the id is optional" }, 404],
  ["/v2/taxclasses/update", { id: demo.taxClassId, taxType: 6 }, 400],
  ["/v2/taxclasses/update", { id: demo.taxClassId, isStandard: "true" }, 400],
])("the ERP refuses %s with %j", async (path, body, status) => {
  const { erp } = platform();

  const response = await erp(path, body);

  expect(response.status).toBe(status);
  await expect(response.json()).resolves.toEqual(
    expect.objectContaining({ errorCode: expect.any(String), errorMessage: expect.any(String) }),
  );
});

test.each<[string, Record<string, string>, number]>([
  ["no token", { authorization: "" }, 401],
  ["an unknown token", { authorization: "Bearer x" }, 401],
  ["another scheme", { authorization: "Basic x" }, 401],
  ["no tenant", { "x-tenant-id": "" }, 401],
  ["a malformed tenant", { "x-tenant-id": "12" }, 400],
  ["an unknown tenant", { "x-tenant-id": demo.categoryId }, 401],
  ["another user, without the scope for it", { "x-runas": "7" }, 403],
  ["another content type", { "content-type": "text/plain" }, 415],
  [
    "a content type with a charset, which the platform refuses",
    { "content-type": "application/json; charset=utf-8" },
    415,
  ],
])("the ERP refuses a request with %s", async (_, headers, status) => {
  const { erp } = platform();

  expect((await erp("/v2/UpdateCategory", { id: demo.categoryId }, headers)).status).toBe(status);
});

test("a token without the scope gets 403, a key without a token is served", async () => {
  const { erpToken, send, app } = platform();
  const headers = { ...app, authorization: `Bearer ${await erpToken("items.read")}` };

  expect((await send("PATCH", "/erp/v2/UpdateCategory", { body: { id: demo.categoryId }, headers })).status).toBe(403);
  const withKey = async (path: string, key: string, more: Record<string, string> = {}) =>
    (
      await send("PATCH", `/erp${path}`, {
        body: { id: demo.taxClassId },
        headers: { ...app, "x-api-key": key, ...more },
      })
    ).status;
  expect(await withKey("/v2/taxclasses/update", demo.apiKey)).toBe(200);
  expect(await withKey("/v2/taxclasses/update", "unknown")).toBe(401);
  expect(await withKey("/v2/taxclasses/update", demo.apiKey, { "x-runas": "7" })).toBe(403);
  expect(await withKey("/v2/UpdateCategory", demo.apiKey)).toBe(401); // given §4.1 names OAuth only
});

test("what an update stored, the read shows", async () => {
  const { erp, send, app } = platform();
  await erp("/v2/UpdateCategory", { id: demo.categoryId, name: "Tools" });
  await erp("/v2/taxclasses/update", { id: demo.taxClassId, isStandard: true });
  const read = (path: string) => send("GET", `/erp${path}`, { headers: { ...app, "x-api-key": demo.apiKey } });

  await expect((await read(`/v2/category/${demo.categoryId.toUpperCase()}`)).json()).resolves.toMatchObject({
    name: "Tools",
  });
  await expect((await read("/v2/taxClasses")).json()).resolves.toEqual([
    expect.objectContaining({ isStandard: true }),
    expect.objectContaining({ isStandard: false }),
  ]);
  expect((await read(`/v2/category/${demo.tenantId}`)).status).toBe(404);
  expect((await read("/v2/category/12")).status).toBe(400);
});

test("a field that nobody knows is ignored in the channel interface, and named", async () => {
  const { sandbox, exchange, send } = platform();
  const { authToken } = (await (await exchange()).json()) as { authToken: string };
  const call = (method: string, body?: unknown) =>
    send(method, "/v1/channel/event?limit=5", { body, headers: { authorization: `Bearer ${authToken}` } });
  const body = { eventIdList: ["1"], force: true };

  const ignored = [await call("GET"), await call("DELETE", body)];
  const noted = sandbox.log().map((entry) => entry.ignored);
  sandbox.assume({ unknownFields: { channel: "refuse", erp: "refuse" } });
  const refused = [await call("GET"), await call("DELETE", body)];

  expect(ignored.map(({ status }) => status)).toEqual([200, 204]);
  expect(ignored.map(({ headers }) => headers.get("x-sandbox-assumption"))).toEqual([
    expect.stringContaining("unknown-request-fields"),
    expect.stringContaining("unknown-request-fields"),
  ]);
  expect(noted).toEqual([undefined, ["?limit"], ["?limit", "/force"]]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400]);
  expect(await refused[0]!.text()).toContain("limit: is not a parameter here");
});

test("a field that nobody knows is refused in the ERP, unless it is assumed to be ignored", async () => {
  const { sandbox, erp } = platform();
  const body = { id: demo.categoryId, name: "Orchard", nobodyKnows: 1 };

  const refused = await erp("/v2/UpdateCategory", body);
  sandbox.assume({ unknownFields: { channel: "ignore", erp: "ignore" } });
  const taken = await erp("/v2/UpdateCategory", body);

  expect([refused.status, taken.status]).toEqual([400, 200]);
  expect(sandbox.records(demo.tenantId, "categories")[0]).not.toHaveProperty("nobodyKnows");
});

test("the channel interface takes JSON with a charset, and text that is none is refused", async () => {
  const { sandbox, exchange } = platform();
  const { authToken } = (await (await exchange()).json()) as { authToken: string };
  const acknowledge = (body: BodyInit) =>
    sandbox.fetch(`${origin}/v1/channel/event`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${authToken}`, "content-type": "application/json; charset=utf-8" },
      body,
    });
  const text = (byte: number) =>
    new Uint8Array([...new TextEncoder().encode('{"eventIdList":["'), byte, 0x22, 0x5d, 0x7d]);

  expect((await acknowledge(text(0x31))).status).toBe(204);
  expect((await acknowledge(text(0xff))).status).toBe(400);
});

test("a form that says it is too long is refused before it is kept", async () => {
  const { send } = platform();

  const response = await send("POST", "/oauth2/token", { body: "x", headers: { "content-length": "2000000" } });

  expect(response.status).toBe(413);
});

test("a request that was given up is not carried out", async () => {
  const { sandbox } = platform();
  const body = new URLSearchParams({ refreshToken: demo.refreshToken });
  const signal = AbortSignal.abort(new Error("enough"));

  await expect(sandbox.fetch(`${origin}/v1/auth`, { method: "POST", body, signal })).rejects.toThrow("enough");

  expect(sandbox.log()).toEqual([]);
});

test("the log says which fault was applied", async () => {
  const { sandbox, exchange } = platform();
  sandbox.addFault({ kind: "lost-answer", operation: "Auth_ExchangeRefreshToken" });

  await expect(exchange()).rejects.toThrow("fetch failed");

  expect(sandbox.log()).toMatchObject([{ operation: "Auth_ExchangeRefreshToken", status: 200, fault: "lost-answer" }]);
});

test("an unknown address gets 404 and a wrong method 405, in the error shape", async () => {
  const { send } = platform();

  expect((await send("GET", "/v1/channel/events")).status).toBe(404);
  expect((await send("PUT", "/v1/channel/event")).status).toBe(405);
  expect((await send("HEAD", "/v1/channel/event")).status).toBe(405);
  expect((await send("HEAD", "/__sandbox/report")).status).toBe(404); // and is no GET
  expect((await send("GET", "/v1/channel/seller/1")).status).toBe(405);
  await expect((await send("GET", "/erp/v2/nothing")).json()).resolves.toEqual({
    errorCode: "not-found",
    errorMessage: "There is no /erp/v2/nothing",
  });
});

test("trigger() refuses a payload that does not fit its type", () => {
  const { sandbox } = platform();

  expect(() => sandbox.trigger("Seller:Offer.New", { sellerId: 1 } as never)).toThrow(
    "Cannot trigger Seller:Offer.New as its payload must fit the spec",
  );
  expect(() => sandbox.trigger("Seller:New.Type", {}, { channel: "OTHER" })).toThrow(
    "Cannot use a channel as it must be one of TESTCHANNEL: got OTHER",
  );
});

test("the control plane does over HTTP what the interface does", async () => {
  const { sandbox, send } = platform();

  const triggered = await send("POST", "/__sandbox/events", { body: { type: "Seller:New.Type", event: {} } });
  const moved = await send("POST", "/__sandbox/clock", { body: { advanceMs: 1_000 } });

  await expect(triggered.json()).resolves.toEqual({ id: sandbox.events()[0]!.event.id });
  await expect(moved.json()).resolves.toEqual({ now: "2026-02-11T08:00:01.000Z" });
  await expect((await send("GET", "/__sandbox/report")).json()).resolves.toEqual(sandbox.report());
  expect((await send("POST", "/__sandbox/events", { body: { type: 1 } })).status).toBe(400);
  expect((await send("POST", "/__sandbox/clock", { body: { advanceMs: -1 } })).status).toBe(400);
  expect((await send("POST", "/__sandbox/reset", { headers: { origin: "https://elsewhere.test" } })).status).toBe(403);
});

test("the log holds what happened and nothing secret; none of our answers breaks its spec", async () => {
  const { sandbox, channel, erp } = platform();
  sandbox.trigger("Seller:New.Type", {});
  const [id] = await ids(await channel("GET"));
  await channel("DELETE", { eventIdList: [id, "unknown"] });
  await erp("/v2/UpdateCategory", { id: demo.tenantId });

  const report = sandbox.report();

  expect(report).toMatchObject({ requests: 6, refused: 1, violations: 0, tokenCalls: { channel: 2, erp: 1 } });
  expect(report.events).toEqual({ "Seller:New.Type": { events: 1, deliveries: 1, acknowledged: 1 } });
  expect(JSON.stringify(sandbox.log())).not.toMatch(
    new RegExp(`${demo.refreshToken}|${demo.clientSecret}|Bearer|channel-[0-9a-f]{8}`),
  );
});

test("reset() goes back to the seed", async () => {
  const { sandbox, erp } = platform();
  sandbox.trigger("Seller:New.Type", {});
  await erp("/v2/UpdateCategory", { id: demo.categoryId, name: "Changed" });

  sandbox.reset();

  expect(sandbox.events()).toEqual([]);
  expect(sandbox.log()).toEqual([]);
  expect(sandbox.records(demo.tenantId, "categories")[0]).toMatchObject({ name: "Garden" });
});
