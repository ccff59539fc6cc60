import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { controlCalls, connectSandbox, type RemoteControl } from "./remote.ts";
import { createSandbox, type Sandbox } from "../serve/sandbox.ts";
import { defaultSeed, demo } from "../seed/demo.ts";
import { startSandboxServer } from "../serve/server.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
afterEach(() => void vi.useRealTimers());
const event = { type: "Seller:New.Type", event: { sellerId: "1" } };
const otherTenant = "11111111-2222-4333-8444-555555555555";
const registration = {
  AppId: "a/v1",
  DisplayName: "A",
  Description: "A",
  Version: "1",
  ProviderName: "A",
  ProviderWebsite: "https://a.example",
  MandatoryApiScopes: ["items.read"],
};

/** Every method once, in an order in which each does something; what each gives. */
async function everyMethod(control: Sandbox | RemoteControl, sandbox: Pick<Sandbox, "fetch">): Promise<unknown[]> {
  const given: unknown[] = [];
  const called = new Set<string>();
  const call = async (name: keyof RemoteControl, ...values: unknown[]) => {
    called.add(name);
    const value: unknown = await (control[name] as (...all: unknown[]) => unknown)(...values);
    given.push(name, value ?? "nothing");
    return value;
  };
  await call("trigger", event.type, event.event);
  await call("trigger", event.type, event.event, { channel: demo.channel });
  await call("triggerAll", [event, event]);
  await call("discardEvent", "event-000001");
  await call("requeueEvent", "event-000001");
  await call("timeOutEvent", "event-000002");
  await call("events");
  await call("events", { channel: demo.channel });
  await call("now");
  await call("advance", 1_000);
  await call("setTime", new Date("2026-02-11T09:00:00Z"));
  await call("freezeTime");
  await call("now");
  const fault = await call("addFault", { kind: "server-error", operation: "Self_Get" });
  await call("faults");
  await call("removeFault", fault);
  await call("clearFaults");
  await call("addTenant", otherTenant, { categories: [], taxClasses: [] });
  await call("records", demo.tenantId, "categories");
  await call("records", otherTenant, "taxClasses");
  await call("rows", "sellers");
  await sandbox.fetch("https://127.0.0.1/erp/v2/authentication", {
    method: "POST",
    headers: { "content-type": "application/json", "x-challengecode": "c" },
    body: JSON.stringify(registration),
  });
  const [asked] = (await call("registrations")) as { id: string }[];
  await call("decideRegistration", asked!.id, { accept: true });
  await call("registrations");
  await call("addApp", { technicalName: "app", lifecycle: { configurationUrl: "https://app.test/setup" } });
  await call("revokeTokens");
  await call("assume", { pageSize: 7 });
  await call("assumptions");
  await call("log");
  await call("report");
  const snapshot = await call("snapshot");
  await call("reset");
  await call("events");
  await call("restore", snapshot);
  await call("events");
  await call("resumeTime");
  expect([...called].sort()).toEqual(Object.keys(controlCalls).sort());
  return given;
}

test("the control is the same in-process and over HTTP", async () => {
  const here = createSandbox({ startAt });
  await using server = await startSandboxServer({ startAt });

  const inProcess = await everyMethod(here, here);
  const overHttp = await everyMethod(connectSandbox(server.url), server.sandbox);

  expect(overHttp).toEqual(inProcess);
});

test("the description of the control plane has the calls that there are, and no other", () => {
  const yaml = readFileSync(new URL("../../../../specs/sandbox/openapi.yaml", import.meta.url), "utf8");
  const described: string[] = [];
  let path = "";
  for (const line of yaml.split("\n")) {
    path = /^ {2}\/__sandbox(\/\S*):$/.exec(line)?.[1] ?? (/^ {2}\/(?!__sandbox)/.test(line) ? "" : path);
    const method = /^ {4}(get|post|delete):$/.exec(line)?.[1];
    if (path !== "" && method !== undefined) described.push(`${method.toUpperCase()} ${path}`);
  }

  expect(described.sort()).toEqual(
    Object.values(controlCalls)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
});

test.each<[string, (control: RemoteControl) => Promise<unknown>, string]>([
  [
    "a type that does not fit",
    (control) => control.trigger("Seller:Offer.New", { sellerId: 1 } as never),
    "payload must fit the spec",
  ],
  ["no type", (control) => control.trigger("", {}), "must be the name of an event type"],
  ["an unknown channel", (control) => control.events({ channel: "X" }), "must be one of TESTCHANNEL: got X"],
  ["an unknown event", (control) => control.requeueEvent("x"), "its id must be known: got x"],
  ["time that goes back", (control) => control.setTime(new Date(0)), "it must not go back"],
  ["time that is none", (control) => control.advance("soon" as never), "ms must be a number >= 0: got soon"],
  ["a fault nobody knows", (control) => control.addFault({ kind: "earthquake" as never }), "kind must be one of"],
  ["a fault that is not there", (control) => control.removeFault("x"), "its id must be known: got x"],
  ["an unknown tenant", (control) => control.records("x", "categories"), "its id must be one of"],
  [
    "a registration that is none",
    (control) => control.decideRegistration("x", { accept: true }),
    "must be one that waits: got x",
  ],
  [
    "an operation nobody knows",
    (control) => control.assume({ quotas: { X: null } }),
    "quotas must name known operations",
  ],
  ["a snapshot that is none", (control) => control.restore({} as never), "must be one that snapshot() returned"],
])("over HTTP, %s is refused in the words of the interface", async (_, call, words) => {
  const sandbox = createSandbox({ startAt });

  await expect(call(connectSandbox("https://127.0.0.1", { fetch: sandbox.fetch }))).rejects.toThrow(words);
});

test.each(["", "[]", "{", "1"])("a body that is no object is refused: %j", async (body) => {
  const response = await createSandbox().fetch("https://127.0.0.1/__sandbox/events", { method: "POST", body });

  expect(response.status).toBe(400);
  expect(await response.text()).toContain("as the body must be an object of JSON");
});

test("two sandboxes of the same seed do the same, and of another seed something else", async () => {
  const token = async (randomSeed: number) => {
    const sandbox = createSandbox({ startAt, randomSeed });
    const body = new URLSearchParams({ refreshToken: demo.refreshToken });
    return (await sandbox.fetch("https://x/v1/auth", { method: "POST", body })).text();
  };

  expect(await token(1)).toBe(await token(1));
  expect(await token(2)).not.toBe(await token(1));
});

test("a snapshot is untouched by what happens after it, and brings everything back", async () => {
  using sandbox = createSandbox({ startAt });
  sandbox.trigger("Seller:New.Type", {});
  sandbox.addFault({ kind: "unauthorized" });
  const snapshot = sandbox.snapshot();
  const copy = structuredClone(snapshot);
  sandbox.trigger("Seller:New.Type", {});
  sandbox.advance(1_000);
  sandbox.addFault({ kind: "reset" });
  await expect(sandbox.fetch("https://x/v1/channel/event")).resolves.toMatchObject({ status: 401 }); // it strikes

  expect(snapshot).toEqual(copy);
  sandbox.restore(snapshot);

  expect(sandbox.snapshot()).toEqual(copy);
  expect(sandbox.trigger("Seller:New.Type", {})).toBe("event-000002");
});

test("an old name of the session parameter is taken, and marked as our reading", async () => {
  const sandbox = createSandbox({ startAt });
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };

  const response = await sandbox.fetch(`https://x/v1/channel/seller/signup-session?sessionId=${demo.tenantId}`, {
    headers: { authorization: `Bearer ${authToken}` },
  });

  expect(response.status).toBe(404);
  expect(response.headers.get("x-sandbox-assumption")).toContain("session-parameter");
});

test("numbers and truths that come as text are read on the channel side, and stay wrong where they mean nothing", async () => {
  const sandbox = createSandbox({ startAt });
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };
  const report = (offerId: unknown) =>
    sandbox.fetch("https://x/v1/channel/offer/in-progress", {
      method: "POST",
      headers: { authorization: `Bearer ${authToken}`, "content-type": "application/json" },
      body: JSON.stringify({ offerList: [{ sellerId: "1", offerId, startedAt: "2026-02-11T08:00:00+0000" }] }),
    });

  expect((await report("4711")).status).toBe(201);
  expect(sandbox.rows("offers")).toMatchObject([{ sellerId: "1", offerId: 4711, status: "in-progress" }]);
  expect((await report("many")).status).toBe(400);
  expect((await report("0x10")).status).toBe(400);
  expect((await report("1e3")).status).toBe(400);
});

test("every ERP operation counts towards a quota and says so", async () => {
  const sandbox = createSandbox({ startAt });
  const headers = { "x-api-key": demo.apiKey, "x-tenant-id": demo.tenantId, "x-appid": "a/1", "x-appversion": "1" };
  const statuses = new Set<number>();
  let last = new Response();
  for (let call = 0; call < 61; call += 1) {
    last = await sandbox.fetch("https://x/erp/v2/info", { headers });
    statuses.add(last.status);
  }

  expect([...statuses]).toEqual([200, 429]);
  expect(last.headers.get("x-ratelimit-limit")).toBe("60");
});

const deep = JSON.parse(`${"[".repeat(1_000)}${"]".repeat(1_000)}`) as unknown;
const snapshot = (tables: unknown) => ["POST", "/snapshot", { snapshot: { version: 1, tables } }] as const;

test.each<readonly [string, string, unknown]>([
  snapshot({}),
  snapshot(null),
  snapshot({ clock: 5 }),
  snapshot({ clock: [["clock", null]] }),
  snapshot({ clock: [["clock", { aheadMs: 0 }]], events: [["a", { queue: "x" }]] }),
  snapshot({ clock: [["clock", { aheadMs: 0 }]], nonsense: [] }),
  snapshot({ clock: [["clock", { aheadMs: 0 }]], counters: [[1, 1]] }),
  snapshot({ clock: [["clock", { aheadMs: 0 }]], counters: [["events", "many"]] }),
  snapshot({ clock: [["clock", { aheadMs: 0 }]], tenants: [["a", null]] }),
  ["POST", "/snapshot", { snapshot: { version: 2, tables: { clock: [["clock", { aheadMs: 0 }]] } } }],
  ["POST", "/clock", { advanceMs: 1e16 }],
  ["POST", "/clock/set", { at: "+275760-09-13T00:00:00.000Z" }],
  ["POST", "/events", { type: "A", event: { deep } }],
  ["POST", "/events", { type: "A", event: {}, options: null }],
  ["POST", "/assumptions", { values: { quotas: null } }],
  ["POST", "/assumptions", { values: { tokenLifetimeMs: { channel: "x" } } }],
  ["POST", "/assumptions", { values: { tokenLifetimeMs: { channel: 1 } } }],
  ["POST", "/assumptions", { values: { channelScope: 5 } }],
  ["POST", "/assumptions", { values: { taxRates: null } }],
  ["POST", "/assumptions", { values: { nonsense: 1 } }],
  ["POST", "/assumptions", { values: 5 }],
  ["POST", "/assumptions", { values: { quotas: { Events_List: "garbage" } } }],
  ["POST", "/assumptions", { values: { quotas: { Events_List: {} } } }],
  ["POST", "/assumptions", { values: { quotas: { Events_List: false } } }],
  ["POST", "/tenants", { id: demo.tenantId, tenant: { categories: [{}], taxClasses: [] } }],
  [
    "POST",
    "/tenants",
    { id: demo.tenantId, tenant: { categories: [{ id: "a", sortNumber: 1, name: 5 }], taxClasses: [] } },
  ],
  ["POST", "/tenants", { id: "no-uuid", tenant: { categories: [], taxClasses: [] } }],
  ["GET", "/rows?table=nope", undefined],
  ["GET", "/rows", undefined],
  ["POST", "/faults", { fault: 5 }],
  ["POST", "/registrations/decide", { id: 5, decision: { accept: "false" } }],
  ["POST", "/registrations/decide", { id: "x" }],
  ["POST", "/events/all", { events: 5 }],
  ["POST", "/events/requeue", { id: {} }],
  ["POST", "/events/requeue", { id: "event-000001", channel: "x" }],
  ["POST", "/events", { type: "A.B", event: {}, clientversion: "1" }],
  ["POST", "/events", { type: "A.B", event: {}, clientVersion: "a b" }],
])("%s %s with garbage is refused in words of ours, and nothing is broken by it", async (method, path, body) => {
  using sandbox = createSandbox({ startAt });
  sandbox.trigger("Seller:New.Type", {});
  const before = sandbox.snapshot();

  const response = await sandbox.fetch(`https://127.0.0.1/__sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });

  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(/^Cannot .* as .*/);
  expect(sandbox.snapshot()).toEqual(before);
  sandbox.reset();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  expect((await sandbox.fetch("https://x/v1/auth", exchange)).status).toBe(200);
});

test("the version of a seller's client is delivered with the event, wherever the body names it", async () => {
  using sandbox = createSandbox({ startAt });
  const post = (path: string, body: object) =>
    sandbox.fetch(`https://127.0.0.1/__sandbox${path}`, { method: "POST", body: JSON.stringify(body) });
  const event = { type: "A.B", event: {} };

  sandbox.trigger("A.B", {}, { clientVersion: "1.11.0.6" });
  await post("/events", { ...event, clientVersion: "2" });
  await post("/events", { ...event, options: { clientVersion: "3" } });
  await post("/events/all", { events: [{ ...event, clientVersion: "4" }, event] });

  const versions = sandbox.events().map(({ event: { clientVersion } }) => clientVersion);
  expect(versions).toEqual(["1.11.0.6", "2", "3", "4", undefined]);
});

test("what is handed in and out is a copy", () => {
  using sandbox = createSandbox();
  const payload = { a: 1 };
  sandbox.trigger("A.B", payload);
  payload.a = 2;
  (sandbox.events()[0]!.event as { type: string }).type = "changed";

  expect(sandbox.events()[0]!.event).toMatchObject({ type: "A.B", event: { a: 1 } });
  expect(() => sandbox.trigger("A.B", { big: 1n })).toThrow("as its data must be JSON");
});

test.each([
  [
    "Seller:Offer.StockUpdate",
    { sellerId: "1", offerId: 1, quantity: "many" },
    '"/event/quantity":["must be a decimal number',
  ],
  ["Seller:Offer.StockUpdate", { sellerId: "1", offerId: 1, quantity: "" }, '"/event/quantity"'],
  ["System:Notification", { severity: "WARN" }, "one of the allowed values: 'INFO', 'WARNING', 'ERROR'"],
  ["Seller:Order.Invoice", { type: "INVOICES" }, "one of the allowed values: 'INVOICE', 'CREDITNOTE'"],
  ["Seller:Report.Request", { sellerId: "1", reportType: "ALL" }, "one of the allowed values: 'SELLER_INVENTORY'"],
  ["Seller:Order.Refund", { orderItem: [{ reason: "NONE" }] }, "allowed values: 'NO_REASON', 'DEFECT', 'WRONG_ITEM'"],
])("%s with %j is refused by the forms of the specs, as a request would be", (type, payload, words) => {
  using sandbox = createSandbox({ startAt });

  expect(() => sandbox.trigger(type, payload as never)).toThrow(words);
  expect(sandbox.events()).toEqual([]);
});

test("several events are triggered all or none", () => {
  using sandbox = createSandbox({ startAt });
  const wrong = { type: "Seller:Offer.New", event: { sellerId: 1 } };

  expect(() => sandbox.triggerAll([event, wrong])).toThrow("Cannot trigger Seller:Offer.New");

  expect(sandbox.events()).toEqual([]);
});

describe("a seller who does not exist does nothing", () => {
  const offer = { offerId: 1 };

  test.each<[string, string, object, string]>([
    ["of a known type", "Seller:Offer.End", { ...offer, sellerId: "99" }, "99"],
    ["of an unknown type", "Seller:New.Type", { sellerId: "99" }, "99"],
    ["with a number for its id", "Seller:New.Type", { sellerId: 99 }, "99"],
    ["with an empty id", "Seller:New.Type", { sellerId: "" }, ""],
  ])("%s", async (_, type, payload, got) => {
    using sandbox = createSandbox({ startAt });
    const remote = connectSandbox("https://127.0.0.1", { fetch: sandbox.fetch });
    const words = `Cannot trigger ${type} as its seller must be one that TESTCHANNEL has (1, 2): got ${got}`;

    expect(() => sandbox.trigger(type, payload as never)).toThrow(words);
    expect(() => sandbox.triggerAll([event, { type, event: payload }])).toThrow(words);
    await expect(remote.trigger(type, payload as never)).rejects.toThrow(words);
    await expect(remote.triggerAll([event, { type, event: payload }])).rejects.toThrow(words);

    expect([sandbox.events(), sandbox.rows("offers").length]).toEqual([[], 1]);
    expect(sandbox.trigger("Seller:Offer.End", { ...offer, sellerId: "1" })).toBe("event-000001");
  });

  test("nor does one of another channel, and no more than ten are named", () => {
    const sellers = Array.from({ length: 11 }, (__, index) => ({ sellerId: `s${index}`, accountId: 1 }));
    using sandbox = createSandbox({
      seed: { ...defaultSeed, channels: { [demo.channel]: { sellers }, OTHER: { sellers: [] } } },
    });

    expect(() => sandbox.trigger("A.B", { sellerId: "s1" }, { channel: "OTHER" })).toThrow("OTHER has (it has none)");
    expect(() => sandbox.trigger("A.B", { sellerId: "1" })).toThrow("has (s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, …)");
    expect(sandbox.trigger("A.B", { sellerId: "s10" })).toBe("event-000001");
  });

  test("and one who left is known still", () => {
    using sandbox = createSandbox({ startAt });
    const left = { sellerId: "1", reason: "left", unlinkedAt: "2026-02-11T08:00:00Z" };

    sandbox.trigger("Seller:Channel.Unlinked", left);
    sandbox.trigger("Seller:Channel.Unlinked", { ...left, permanentlyRemoved: true });

    expect(() => sandbox.trigger("Seller:Channel.Unlinked", left)).toThrow("TESTCHANNEL has (2): got 1");
  });
});

test("a reset forgets what happened, and time goes on from where it is", () => {
  using sandbox = createSandbox({ startAt });
  sandbox.advance(1_000);

  sandbox.reset();

  expect(sandbox.now()).toEqual(new Date("2026-02-11T08:00:01Z"));
});

test("an assumption that nobody knows is named", () => {
  expect(() => createSandbox().assume({ pagesize: 1 } as never)).toThrow(/must be one of .*pageSize.*: got pagesize/);
});

test.each([0, 101, 1.5, "10"])("a page of %j events is refused before it uses up a delivery", (pageSize) => {
  expect(() => createSandbox().assume({ pageSize } as never)).toThrow(
    `pageSize must be a whole number from 1 to 100: got ${pageSize}`,
  );
});

test.each(["__proto__", "constructor", "toString"])("a type of event may be called %s", (type) => {
  using sandbox = createSandbox();

  const id = sandbox.trigger(type, {});

  expect(sandbox.events()).toMatchObject([{ event: { id, type }, state: "queued" }]);
});

test("a 429 says when to try again only where that was asked for", async () => {
  using sandbox = createSandbox();
  sandbox.addFault({ kind: "too-many-requests", nth: 1 });
  for (const [index, retryAfterSeconds] of [0, 7].entries())
    sandbox.addFault({ kind: "too-many-requests", nth: index + 2, retryAfterSeconds });
  sandbox.addFault({ kind: "unavailable", nth: 4, retryAfterSeconds: 7 });
  const answer = async () => {
    const { status, headers } = await sandbox.fetch("https://x/v1/channel/event");
    return [status, headers.get("retry-after"), headers.get("x-ratelimit-remaining")];
  };

  expect([await answer(), await answer(), await answer(), await answer()]).toEqual([
    [429, null, "0"],
    [429, "0", "0"],
    [429, "7", "0"],
    [503, null, null],
  ]);
});

test("a snapshot shows what is due as due", async () => {
  using sandbox = createSandbox({ startAt, assumptions: { redeliveryTimeoutMs: 0 } });
  sandbox.trigger("A.B", {});
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };
  await sandbox.fetch("https://x/v1/channel/event", { headers: { authorization: `Bearer ${authToken}` } });

  expect(sandbox.snapshot().tables["events"]).toMatchObject([[expect.any(String), { state: "queued", deliveries: 1 }]]);
});

test("what is due on a running clock is due in every view of it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: startAt });
  using sandbox = createSandbox({ assumptions: { redeliveryTimeoutMs: 300_000 } });
  sandbox.trigger("A.B", {});
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) };
  const { authToken } = (await (await sandbox.fetch("https://x/v1/auth", exchange)).json()) as { authToken: string };
  await sandbox.fetch("https://x/v1/channel/event", { headers: { authorization: `Bearer ${authToken}` } });
  const during = sandbox.rows("events").map(({ state }) => state);
  vi.setSystemTime(Date.now() + 300_000); // real time: none passes, as the date is moved; the sandbox is not told

  expect(during).toEqual(["delivered"]);
  expect(sandbox.rows("events").map(({ state }) => state)).toEqual(["queued"]);
});

test("a circle in a tree of categories does not hold up the update of another", async () => {
  const [a, b, c] = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
    string,
    string,
    string,
  ];
  using sandbox = createSandbox({ startAt });
  const categories = [
    { id: a, parentId: b, sortNumber: 1, name: "A" },
    { id: b, parentId: a, sortNumber: 1, name: "B" },
    { id: c, sortNumber: 1, name: "C" },
  ];
  sandbox.addTenant(demo.tenantId, { categories, taxClasses: [] });
  const form = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: demo.clientId,
    client_secret: demo.clientSecret,
  });
  const token = (await (await sandbox.fetch("https://x/oauth2/token", { method: "POST", body: form })).json()) as {
    access_token: string;
  };

  const response = await sandbox.fetch("https://x/erp/v2/UpdateCategory", {
    method: "PATCH",
    headers: {
      authorization: `Bearer ${token.access_token}`,
      "x-tenant-id": demo.tenantId,
      "content-type": "application/json",
    },
    body: JSON.stringify({ id: c, parentId: a }),
  });

  expect(response.status).toBe(404);
});

test.each([
  [0, "it has none"],
  [1, "1"],
  [10, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10"],
  [11, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, …"],
])("an event of a seller whom a channel does not have is refused with those of its %i sellers", (count, known) => {
  const sellers = Array.from({ length: count }, (_, index) => ({ sellerId: String(index + 1), accountId: 1 }));
  using sandbox = createSandbox({ seed: { ...defaultSeed, rows: {}, channels: { [demo.channel]: { sellers } } } });

  expect(() => sandbox.trigger("A.B", { sellerId: "none" })).toThrow(
    `Cannot trigger A.B as its seller must be one that ${demo.channel} has (${known}): got none`,
  );
});
