import { systemClock } from "@kontor/http/internal";
import { expect, test, vi } from "vitest";
import { memoryTenants } from "../tenants/store.ts";
import { SessionTokenError } from "../session/error.ts";
import { setupHandler, type SetupHandlerOptions } from "./handler.ts";

const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";
const session = { tenantId, userId: "u", expiresAt: new Date(), claims: {} };

function setUp(options: Partial<SetupHandlerOptions> = {}) {
  const tenants = memoryTenants();
  const onError = vi.fn();
  const verify = vi.fn(async (token: string) => {
    if (token === "good") return session;
    throw new SessionTokenError(token === "later" ? "keys-unavailable" : "signature");
  });
  const handle = setupHandler({ verify, tenants, onError, html: "<h1>Set up</h1>", ...options });
  const post = (body: BodyInit | null, headers: HeadersInit = {}) =>
    handle(new Request("https://app.test/setup", { method: "POST", body, headers }));
  return { handle, post, tenants, verify, onError };
}

test("a token that is good connects its tenant, once, however often it is sent and in whichever form", async () => {
  const onConnect = vi.fn();
  const { post, tenants } = setUp({ onConnect });

  const first = await post(JSON.stringify({ token: "good" }));
  const second = await post(null, { authorization: "Bearer good" });

  expect([first.status, await first.json()]).toEqual([200, { tenantId, isNew: true }]);
  expect([second.status, await second.json()]).toEqual([200, { tenantId, isNew: false }]);
  expect(await tenants.all()).toHaveLength(1);
  expect(onConnect.mock.calls.map(([, facts]) => facts as unknown)).toEqual([{ isNew: true }, { isNew: false }]);
});

test.each<[string, BodyInit | null, number, object]>([
  ["no body", null, 400, { error: "token" }],
  ["a body that is no JSON", "token=good", 400, { error: "token" }],
  ["a token that is no text", '{"token":1}', 400, { error: "token" }],
  ["an empty token", '{"token":""}', 400, { error: "token" }],
  ["a token that is refused", '{"token":"bad"}', 401, { error: "token", reason: "signature" }],
  ["a token while the key set cannot be had", '{"token":"later"}', 503, { error: "token", reason: "keys-unavailable" }],
  ["a body without an end", `{"token":"${"a".repeat(20_000)}"}`, 413, { error: "body" }],
])("a POST with %s connects nobody", async (_, body, status, answer) => {
  const { post, tenants } = setUp();

  const response = await post(body);

  expect([response.status, await response.json()]).toEqual([status, answer]);
  expect(await tenants.all()).toEqual([]);
});

test("a store or a hook that fails is a 500 without a word of why, and the set-up can be tried again", async () => {
  const tenants = memoryTenants();
  let isDown = true;
  const down = {
    ...tenants,
    connect: (each: never) => (isDown ? Promise.reject(new Error("disk full")) : tenants.connect(each)),
  };
  const { post, onError } = setUp({ tenants: down });

  const failed = await post('{"token":"good"}');
  isDown = false;

  expect([failed.status, await failed.text()]).toEqual([500, '{"error":"set-up"}']);
  expect(onError).toHaveBeenCalledWith(new Error("disk full"));
  expect((await post('{"token":"good"}')).status).toBe(200);
});

test("a hook that fails keeps nothing: the next one is told that it is new", async () => {
  const seen: boolean[] = [];
  const onConnect = vi.fn((_: unknown, { isNew }: { isNew: boolean }) => {
    seen.push(isNew);
    if (seen.length === 1) throw new Error("not provisioned");
  });
  const { post, tenants } = setUp({ onConnect });

  expect((await post('{"token":"good"}')).status).toBe(500);
  expect(await tenants.all()).toEqual([]);
  expect((await post('{"token":"good"}')).status).toBe(200);
  expect(seen).toEqual([true, true]);
});

test("a token as a header is found however its scheme is written", async () => {
  const { post } = setUp();

  expect((await post(null, { authorization: "bearer good" })).status).toBe(200);
});

test("a body that says it is too long is not read", async () => {
  const pull = vi.fn();
  const { handle } = setUp();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { "content-length": "20000" };

  const request = new Request("https://app.test/setup", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
  const response = await handle(request);

  expect(response.status).toBe(413);
  expect(pull).not.toHaveBeenCalled();
});

test("what nobody can judge is told to us, and the page is told to try again", async () => {
  const { post, onError } = setUp();

  const response = await post('{"token":"later"}');

  expect(response.headers.get("retry-after")).toBe("5");
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ reason: "keys-unavailable" }));
});

test("a verifier that is broken is a fault of ours, and no token is blamed", async () => {
  const { post, onError, tenants } = setUp({ verify: () => Promise.reject(new Error("out of memory")) });

  const response = await post('{"token":"good"}');

  expect([response.status, await response.text()]).toEqual([500, '{"error":"set-up"}']);
  expect(onError).toHaveBeenCalledWith(new Error("out of memory"));
  expect(await tenants.all()).toEqual([]);
});

test("nothing is kept, and the page hears nothing, before the hook is done", async () => {
  const hook = Promise.withResolvers<void>();
  const onConnect = vi.fn(() => hook.promise);
  const { post, tenants } = setUp({ onConnect });

  const answer = post('{"token":"good"}');
  await vi.waitFor(() => expect(onConnect).toHaveBeenCalled());
  const before = await tenants.all();
  hook.resolve();

  expect((await answer).status).toBe(200);
  expect([before, await tenants.all()]).toEqual([[], [expect.objectContaining({ tenantId })]]);
});

test("a HEAD is answered as a GET, without the page", async () => {
  const { handle } = setUp();

  const response = await handle(new Request("https://app.test/setup", { method: "HEAD" }));

  expect([response.status, await response.text()]).toEqual([200, ""]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("a GET gives the page, which only the hosts may frame", async () => {
  const { handle } = setUp({ hostOrigins: ["https://hub.test"] });

  const response = await handle(new Request("https://app.test/setup"));

  expect(await response.text()).toBe("<h1>Set up</h1>");
  expect(response.headers.get("content-security-policy")).toBe("frame-ancestors https://hub.test");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await handle(new Request("https://app.test/setup", { method: "PUT" }))).status).toBe(405);
  expect((await setUp({ html: undefined } as never).handle(new Request("https://app.test/setup"))).status).toBe(405);
});

test.each<[Partial<SetupHandlerOptions>, string]>([
  [{ verify: undefined as never }, "verify must be a function"],
  [{ tenants: {} as never }, "tenants must be a tenant store"],
  [{ onError: undefined as never }, "onError must be a function"],
  [{ hostOrigins: ["https://hub.test/path"] }, "hostOrigins must be origins"],
  [{ hostOrigins: "https://hub.test" as never }, "hostOrigins must be a list of origins: got https://hub.test"],
  [{ onConnect: "x" as never }, "onConnect must be a function: got x"],
])("a handler is not made with %j", (options, message) => {
  expect(() => setUp(options)).toThrow(message);
});

test("a connection has the time of the clock", async () => {
  const { post, tenants } = setUp({ clock: { ...systemClock, now: () => 1_764_000_000_000 } });

  await post('{"token":"good"}');

  expect((await tenants.find(tenantId))?.connectedAt.getTime()).toBe(1_764_000_000_000);
});

test.each([
  [16_384, 400],
  [16_385, 413],
])("a body of %i characters is answered with %i, whether it says its length or not", async (length, status) => {
  const { post } = setUp();
  const text = " ".repeat(length);
  const stream = new Blob([text]).stream();

  expect((await post(text)).status).toBe(status);
  expect((await post(text, { "content-length": String(length) })).status).toBe(status);
  const request = new Request("https://app.test/setup", {
    method: "POST",
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect((await setUp().handle(request)).status).toBe(status);
});

test.each([
  ["<h1>", "GET, POST"],
  [undefined, "POST"],
])("the methods that are allowed are told: %j", async (html, allow) => {
  const { handle } = setUp({ html });
  const put = await handle(new Request("https://app.test/setup", { method: "PUT" }));
  const get = await handle(new Request("https://app.test/setup"));

  expect([put.status, put.headers.get("allow")]).toEqual([405, allow]);
  expect([get.status, get.headers.get("allow")]).toEqual(html ? [200, null] : [405, allow]);
});

test.each([
  ["Bearer good", 200],
  ["bearer  good", 200],
  ["Bearer good x", 400],
  ["Bearergood", 400],
  ["Basic good", 400],
])("the header %j is answered with %i", async (authorization, status) => {
  const { post } = setUp();

  expect((await post(null, { authorization })).status).toBe(status);
});

test("whoever is to come back later is told when, in seconds", async () => {
  const { post } = setUp();

  expect((await post('{"token":"later"}')).headers.get("retry-after")).toBe("5");
  expect((await post('{"token":"bad"}')).headers.get("retry-after")).toBeNull();
});

test.each(["https://hub.example", "https://hub.example:8443"])("%s is an origin of a hub", (origin) => {
  expect(() => setUp({ hostOrigins: [origin] })).not.toThrow();
});

test.each([
  "https://hub.example/",
  "https://hub.example/x",
  "https://HUB.example",
  "hub.example",
  "https://hub.example:443",
  "*",
  7,
])("%j is no origin of a hub", (origin) => {
  expect(() => setUp({ hostOrigins: ["https://hub.example", origin as string] })).toThrow(
    "hostOrigins must be origins such as https://hub.example",
  );
});
