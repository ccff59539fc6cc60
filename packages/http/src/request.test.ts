import { expect, test } from "vitest";
import { encodeAs } from "./encode.ts";
import { ArgumentError } from "./errors.ts";
import { readHints } from "./fetch/pipeline.ts";
import { parseUrl, secureUrl, trimSlashes } from "./options.ts";
import { buildRequest, clientHeaders, type PreparedCall } from "./request.ts";
import { toSecret } from "./secret.ts";

const base = "https://platform.test/erp/";
const buildAddress = (baseUrl: string, call: Partial<PreparedCall>) =>
  buildRequest(
    "send Shop_Open",
    baseUrl,
    {},
    { operation: "Shop_Open", method: "GET", path: "/", params: {}, ...call },
  )[0];

test.each<[string, Record<string, unknown>, string[], string]>([
  ["/v2/info", {}, [], "/v2/info"],
  ["/v2/{id}/x/{no}", { id: "a/b ü?", no: 7 }, [], "/v2/a%2Fb%20%C3%BC%3F/x/7"],
  [
    "/v2/info",
    { one: "a b&c=d", two: 0, none: undefined, nothing: null, no: false },
    ["one", "two", "none", "nothing", "no"],
    "/v2/info?one=a%20b%26c%3Dd&two=0&no=false",
  ],
  ["/v2/info", { type: ["a,b", "c"], empty: [], other: 1 }, ["type", "empty"], "/v2/info?type=a%2Cb&type=c"],
])("the address of a call writes %s with %o", (path, params, query, expected) => {
  expect(buildAddress(base, { path, params, query })).toBe(`https://platform.test/erp${expected}`);
});

test("the address of a call writes a list with commas where the operation wants it", () => {
  const params = { type: ["a,b", "c"], empty: [], one: "x" };
  const address = buildAddress(base, { path: "/v2/info", params, query: ["type", "empty", "one"], lists: "comma" });

  expect(address).toBe("https://platform.test/erp/v2/info?type=a%2Cb,c&one=x");
});

const open: PreparedCall = { operation: "Shop_Open", method: "POST", path: "/shops", params: {} };
const build = (more: Partial<PreparedCall>) =>
  buildRequest("send Shop_Open", "https://platform.test", { "x-app": "a" }, { ...open, ...more });

test("headers without a value are not sent, nor is a content type without a body", () => {
  const [, init] = build({ header: ["x-a", "x-b", "x-c"], params: { "x-a": undefined, "x-b": null, "x-c": "1" } });

  expect(init.headers).toEqual({ "x-app": "a", "x-c": "1" });
});

test("a form sets its own content type, and no body is encoded without a form", () => {
  const form = Object.assign(() => "a=1", { type: "text/form" });

  expect(build({ form, body: { a: 1 } })[1]).toMatchObject({
    headers: { "x-app": "a", "content-type": "text/form" },
    body: "a=1",
  });
  expect(build({ form })[1].body).toBeUndefined();
});

test("hints and the signal of the caller go into the request", () => {
  const { signal } = new AbortController();
  const [, init] = build({ sendOnce: true, options: { timeoutMs: 5, signal } });

  expect(readHints(init)).toEqual({ sendOnce: true, timeoutMs: 5 });
  expect(init.signal).toBe(signal);
});

test("a stream goes out as it is, with its media type", async () => {
  const [url, init] = build({ body: new Blob(["file"]).stream(), form: encodeAs("application/octet-stream") });

  const request = new Request(url, init);
  expect(request.headers.get("content-type")).toBe("application/octet-stream");
  expect(await request.text()).toBe("file");
});

test("headers of one call go with it, and an idempotency key is one of them", () => {
  const options = { headers: { "accept-language": "de" }, idempotencyKey: "order-1" };

  expect(build({ options })[1].headers).toEqual({
    "x-app": "a",
    "accept-language": "de",
    "idempotency-key": "order-1",
  });
});

test.each([["X-App"], ["Authorization"], ["x-b"], ["content-type"]])(
  "a header that the client sets itself is not one of a call: %s",
  (name) => {
    expect(() => build({ header: ["x-b"], options: { headers: { [name]: "canary" } } })).toThrow(
      `Cannot send Shop_Open as headers must leave out what the client sets itself: got ${name}`,
    );
  },
);

test("a header of a call that cannot be sent is refused without its value", () => {
  expect(() => build({ options: { headers: { "x-c": "canary\n" } } })).toThrow(
    "Cannot send Shop_Open as x-c must be text that a header can carry: got [secret]",
  );
});

test("a request that cannot be encoded is refused by the name of the runtime's error alone", () => {
  const failing = () => {
    throw new RangeError("canary");
  };

  expect(() => build({ form: failing, body: {} })).toThrow(
    "Cannot send Shop_Open as the request must be one that can be written (RangeError): got an object",
  );
  const own = new ArgumentError("write a form", "a", "be finite", 1);
  expect(() =>
    build({
      form: () => {
        throw own;
      },
      body: {},
    }),
  ).toThrow(own);
});

const rules = {
  tenantId: { header: "x-tenant-id", required: true, pattern: /^[0-9a-f-]{36}$/, must: "be a UUID" },
  apiKey: { header: "x-api-key", required: false, pattern: /^.+$/s, must: "be text" },
};
const tenantId = "6f2b4c1e-8a6d-4a57-9d0c-2f5e7b1c9a34";

test.each([`${tenantId}\r\n`, ` ${tenantId}`, `\ufeff${tenantId}\t`, `\u00a0${tenantId}\u00a0`])(
  "clientHeaders() sends %j without what an environment or a file leaves around it",
  (given) => {
    expect(clientHeaders("a client", rules, { tenantId: given, apiKey: toSecret("k\n") })).toEqual({
      "x-tenant-id": tenantId,
      "x-api-key": "k",
    });
  },
);

test("clientHeaders() sends what is set, and a key by its text", () => {
  expect(clientHeaders("a client", rules, { tenantId })).toEqual({ "x-tenant-id": tenantId });
  expect(clientHeaders("a client", rules, { tenantId, apiKey: toSecret("k") })).toEqual({
    "x-tenant-id": tenantId,
    "x-api-key": "k",
  });
});

test.each([
  [{}, "Cannot create a client as tenantId must be a UUID: got undefined"],
  [{ tenantId: "12" }, "Cannot create a client as tenantId must be a UUID: got text of 2 characters"],
  [
    { tenantId, apiKey: "canary\nx" },
    "apiKey must be one line without invisible characters (it has U+000A): got text of 8 characters",
  ],
  [{ tenantId: `"${tenantId}"` }, "tenantId must not be in quotes; an env file of a container keeps them"],
  [{ tenantId, apiKey: "" }, "Cannot create a client as apiKey must be text: got an empty text"],
  [{ tenantId: 12 as unknown as string }, "Cannot create a client as tenantId must be a UUID: got 12"],
])("clientHeaders() refuses %o", (options, message) => {
  expect(() => clientHeaders("a client", rules, options)).toThrow(message);
});

test.each([
  ["https://a.test/b", undefined, "https://a.test/b"],
  ["/c", "https://a.test/b", "https://a.test/c"],
  ["/c", undefined, undefined],
  ["https://", undefined, undefined],
])("parseUrl() of %s from %s is %s", (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});

test.each([
  ["https://auth.test", "https://auth.test/oauth2/token"],
  ["https://auth.test/prefix/", "https://auth.test/prefix/oauth2/token"],
  ["http://localhost:1", "http://localhost:1/oauth2/token"],
  ["http://127.0.0.1:1", "http://127.0.0.1:1/oauth2/token"],
  ["http://[::1]:1", "http://[::1]:1/oauth2/token"],
])("secureUrl() takes %s and keeps its prefix", (base, expected) => {
  expect(secureUrl("sign in", "authUrl", base, "/oauth2/token").href).toBe(expected);
});

test.each([
  "http://auth.test",
  "http://127.0.0.1.evil.test",
  "http://10.0.0.1",
  "ftp://localhost",
  "auth.test",
  "",
  undefined as unknown as string,
])("secureUrl() refuses %j", (base) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(
    "Cannot sign in as authUrl must be an https address (http only to this machine and to hosts of allowHttp)",
  );
});

test("an address with a password in it is not shown", () => {
  expect(() => secureUrl("sign in", "authUrl", "http://user:hunter2@auth.test")).toThrow(/got text of 29 characters$/);
});

test.each([
  ["https://user:hunter2@auth.test", "text of 30 characters"],
  ["https://hunter2@auth.test/a", "text of 27 characters"],
  ["https://auth.test?key=hunter2", "text of 29 characters"],
  ["https://auth.test/a/#hunter2", "text of 28 characters"],
])("secureUrl() refuses %s and does not show what is secret in it", (base, shown) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(
    `Cannot sign in as authUrl must be an address without a blank, a user, a query or a fragment: got ${shown}`,
  );
});

test("an address of a megabyte of slashes takes no longer than any other of its length", () => {
  const slashes = "/".repeat(1_000_000);

  // looking back from each slash in turn would take an hour
  expect(secureUrl("sign in", "authUrl", `https://auth.test/a${slashes}`, "/b").href).toBe("https://auth.test/a/b");
  expect(secureUrl("sign in", "authUrl", `https://auth.test/${slashes}x`).pathname).toHaveLength(1_000_002);
  expect(() => secureUrl("sign in", "authUrl", `http://auth.test${slashes}@x`)).toThrow("must be an https address");
  expect(trimSlashes(`a${slashes}`)).toBe("a");
  expect(trimSlashes(slashes)).toBe("");
});

test.each([
  ["https://user:pa/ss@auth.test:x", "text of 30 characters"],
  ["ftp://hunter2@auth.test?a@b", "text of 27 characters"],
])("what is secret in %s is not shown, wherever the address breaks", (base, shown) => {
  expect(() => secureUrl("sign in", "authUrl", base)).toThrow(`got ${shown}`);
});

test.each([
  ["http://sandbox:7070", ["sandbox"], true],
  ["http://sandbox:7070/prefix", ["Sandbox:7070"], true],
  ["http://sandbox:7071", ["sandbox:7070"], false],
  ["http://sandbox.evil.test", ["sandbox"], false],
  ["http://evil.test/sandbox", ["sandbox"], false],
  ["http://other", ["sandbox"], false],
  ["ftp://sandbox", ["sandbox"], false],
])("allowHttp lets a client reach a named host over http: %s with %j gives %s", (address, hosts, is) => {
  const read = () => secureUrl("create it", "baseUrl", address, "", hosts);

  if (is) expect(read().href).toContain(address);
  else expect(read).toThrow("http only to this machine and to hosts of allowHttp");
});

test.each([[["*"]], [["http://sandbox"]], [[""]], [[5]], ["sandbox"], [null]])(
  "allowHttp is an explicit list of hosts, and not %j",
  (hosts) => {
    expect(() => secureUrl("create it", "baseUrl", "https://a.test", "", hosts as never)).toThrow(
      "Cannot create it as allowHttp must be a list of hosts such as sandbox or sandbox:7070",
    );
  },
);

test("a PIN is sent without the line end of its file, and any other parameter as it is", () => {
  const call = { path: "/p", params: { pin: "123456 \r\n", name: "a " }, query: ["pin", "name"] };

  expect(buildAddress("https://a.test", call)).toBe("https://a.test/p?pin=123456&name=a%20");
});

test.each([
  ["an empty idempotency key", { idempotencyKey: "" }, "idempotency-key must be text"],
  ["an idempotency key that no header can carry", { idempotencyKey: "日" }, "idempotency-key must be text"],
  ["a name that no header can have", { headers: { "a b": "canary" } }, "a b must be text"],
  ["a value that is no text", { headers: { "x-a": undefined } as never }, "x-a must be text"],
  [
    "a Headers",
    { headers: new Headers({ "x-a": "canary" }) as never },
    "headers must be an object with a text for each name",
  ],
])("%s is refused before anything is sent", (_, options, problem) => {
  expect(() => build({ options })).toThrow(`Cannot send Shop_Open as ${problem}`);
  expect(() => build({ options })).not.toThrow("canary");
});

test("a header with several values carries all of them, and a header of a call has one", () => {
  const [, init] = build({ header: ["x-ids"], params: { "x-ids": ["a", "b"] } });
  expect(init.headers).toEqual({ "x-app": "a", "x-ids": "a,b" });

  for (const options of [
    { headers: { "x-b": "1", "X-B": "2" } as Record<string, string> },
    { idempotencyKey: "a", headers: { "Idempotency-Key": "b" } as Record<string, string> },
    { headers: { "content-length": "3" } as Record<string, string> },
    { headers: null as never },
  ])
    expect(() => build({ options })).toThrow("Cannot send Shop_Open as headers must");
});
