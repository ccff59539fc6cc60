import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createSandbox } from "../serve/sandbox.ts";
import { demo } from "../seed/demo.ts";

const startAt = new Date("2026-02-11T08:00:00Z");
const origin = "https://sandbox.test";

function hub() {
  const sandbox = createSandbox({ startAt });
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await sandbox.fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const install = (app: string, tenantId: string = demo.tenantId) =>
    call("POST", "/__sandbox/hub/install", { app, tenantId });
  const complete = (id: unknown) => call("POST", "/__sandbox/hub/complete", { id });
  return { sandbox, call, install, complete };
}

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/setup`, [Symbol.dispose]: () => void server.close() };
}

const manifest = (configurationUrl: string) => ({ technicalName: "app", lifecycle: { configurationUrl } });

test.each(["http://app.example/setup", "http://localhost.app.example/", "ftp://localhost/", "/setup", undefined])(
  "a set-up page at %s is not registered",
  (address) => {
    expect(() => hub().sandbox.addApp(manifest(address as string))).toThrow("must be an https address, or one of this");
  },
);

test.each<[string, object]>([
  [
    "the first generation",
    {
      manifestVersion: "1.0.0",
      name: { short: "app", full: "An app" },
      lifecycle: { setupUrl: "https://app.example/" },
    },
  ],
  [
    "the first generation, with a name of one text",
    { manifestVersion: "1.0.0", name: "app", lifecycle: { configurationUrl: "https://app.example/" } },
  ],
  ["the second generation", { manifest: manifest("https://app.example/"), listing: { name: { short: "other" } } }],
  ["the current generation", manifest("https://app.example/")],
])("the hub takes a manifest of %s", async (_, given) => {
  const { sandbox, call } = hub();

  sandbox.addApp(given as never);

  const { body } = await call("GET", "/__sandbox/hub/state");
  expect(body["apps"]).toEqual([{ app: "app", configurationUrl: "https://app.example/" }]);
});

test.each<[object, string]>([
  [{ lifecycle: { setupUrl: "https://app.example/" } }, "technicalName must be text"],
  [{ name: { short: "app" }, lifecycle: { setupUrl: "https://app.example/" } }, "technicalName must be text"],
  [{ manifestVersion: "1.0.0", name: { short: "app" } }, "lifecycle.configurationUrl must be"],
])("the hub refuses the manifest %j", (given, problem) => {
  expect(() => hub().sandbox.addApp(given as never)).toThrow(problem);
});

test("an app waits for its set-up, and is installed when it says so", async () => {
  using page = await listening((_, outgoing) => outgoing.end("page"));
  const { sandbox, install, complete } = hub();
  sandbox.addApp(manifest(page.url));

  const { body } = await install("app");

  expect(body).toMatchObject({ state: "waiting", tenantId: demo.tenantId });
  expect((await complete(body["id"])).body).toMatchObject({ state: "installed" });
});

test("an app whose set-up page is not there fails, and can say nothing more", async () => {
  using page = await listening((_, outgoing) => outgoing.writeHead(404).end());
  const { sandbox, install, complete } = hub();
  sandbox.addApp(manifest(page.url));

  const { body } = await install("app");

  expect(body).toMatchObject({ state: "failed", problem: `${page.url} answered 404` });
  expect((await complete(body["id"])).status).toBe(400);
});

test("the address of the manifest is looked at, and no other", async () => {
  let heard = 0;
  using elsewhere = await listening((_, outgoing) => {
    heard += 1;
    outgoing.writeHead(500).end();
  });
  using page = await listening((_, outgoing) => outgoing.writeHead(302, { location: elsewhere.url }).end());
  const { sandbox, install } = hub();
  sandbox.addApp(manifest(page.url));

  expect((await install("app")).body).toMatchObject({ state: "waiting" });
  expect(heard).toBe(0);
});

test("only what is registered is installed, for a tenant that there is, and from no other page", async () => {
  const { sandbox, call, install } = hub();
  sandbox.addApp(manifest("https://app.example/setup"));

  expect((await install("another")).status).toBe(400);
  expect((await install("app", demo.itemId)).status).toBe(400);
  expect((await call("GET", "/__sandbox/hub/state", undefined, { origin: "https://elsewhere.example" })).status).toBe(
    403,
  );
  expect(sandbox.rows("installations")).toEqual([]);
});

test("a key set holds the public half of a key that stays, and wants an access token of the ERP where it is of generation 1", async () => {
  const { sandbox, call } = hub();
  const exchange = { method: "POST", body: new URLSearchParams({ refreshToken: demo.sellerRefreshToken }) };
  const { authToken } = (await (await sandbox.fetch(`${origin}/v1/auth`, exchange)).json()) as { authToken: string };
  const form = { grant_type: "client_credentials", client_id: demo.clientId, client_secret: demo.clientSecret };
  const granted = await sandbox.fetch(`${origin}/oauth2/token`, { method: "POST", body: new URLSearchParams(form) });
  const { access_token } = (await granted.json()) as { access_token: string };
  const first = (token: string) =>
    call("GET", "/account/.well-known/jwks.json", undefined, { authorization: `Bearer ${token}` });

  expect([(await first("unknown")).status, (await first(authToken)).status]).toEqual([401, 401]);
  const keys = (await first(access_token)).body["keys"] as object[];
  expect(Object.keys(keys[0]!).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
  expect((await first(access_token)).body["keys"]).toEqual(keys);
  expect(Object.keys(((await call("GET", "/oauth/v2/keys")).body["keys"] as object[])[0]!)).not.toContain("d");
});

test("a session token ends when the assumption says", async () => {
  const { call } = hub();

  const { body } = await call("GET", `/__sandbox/hub/token?app=app&tenantId=${demo.tenantId}&generation=1`);

  const [, payload] = String(body["token"]).split(".");
  const { exp } = JSON.parse(Buffer.from(payload!, "base64url").toString()) as { exp: number };
  expect(exp * 1_000 - startAt.getTime()).toBe(300_000);
});
