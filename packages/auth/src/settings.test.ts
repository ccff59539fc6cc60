import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { apiKey } from "./api-key.ts";
import { withToken } from "./fetch.ts";
import { clientCredentials, type OAuthClientOptions } from "./oauth/client.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { finishSignIn, startSignIn } from "./oauth/sign-in.ts";
import { refreshExchange } from "./refresh-exchange.ts";

// What an environment variable or a file leaves around a value never reaches a server.

const received: { path: string; basic: string; body: string }[] = [];
const readBasic = ({ headers }: IncomingMessage) =>
  Buffer.from((headers.authorization ?? "").replace(/^Basic /, ""), "base64").toString();
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ path: request.url!, basic: readBasic(request), body });
    response.setHeader("content-type", "application/json");
    response.end('{"access_token":"a","token_type":"bearer","expires_in":3600,"authToken":"a","expiresIn":3600}');
  });
});

let base = "";

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/erp`;
});
beforeEach(() => void (received.length = 0));
afterAll(() => void server.close());

const dirts: Record<string, (value: string) => string> = {
  "blanks around it": (value) => ` ${value} `,
  "a line end": (value) => `${value}\n`,
  "a line end of Windows": (value) => `${value}\r\n`,
  "a tab": (value) => `\t${value}`,
  "a no-break space": (value) => `${value}\u00a0`,
  "a byte order mark": (value) => `\ufeff${value}`,
};
const names = Object.keys(dirts);

test.each(names)("clientCredentials() sends no value with %s", async (name) => {
  const dirty = dirts[name]!;
  const grant = clientCredentials({
    authUrl: dirty(`${base}/`),
    clientId: dirty("client"),
    clientSecret: dirty("secret"),
    scopes: [dirty("one"), "two"],
  });

  await grant();

  expect(received).toEqual([
    { path: "/erp/oauth2/token", basic: "client:secret", body: "scope=one+two&grant_type=client_credentials" },
  ]);
});

test.each(names)("refreshExchange() and refreshGrant() send no value with %s", async (name) => {
  const dirty = dirts[name]!;

  await refreshExchange({ baseUrl: dirty(base), refreshToken: dirty("r") })();
  await refreshGrant({ authUrl: dirty(base), clientId: dirty("client"), refreshToken: dirty("r") })();

  expect(received.map(({ path, body }) => [path, Object.fromEntries(new URLSearchParams(body))])).toEqual([
    ["/erp/v1/auth", { refreshToken: "r" }],
    ["/erp/oauth2/token", { refresh_token: "r", client_id: "client", grant_type: "refresh_token" }],
  ]);
});

test.each(names)("a sign-in has no address, scope and client with %s", async (name) => {
  const dirty = dirts[name]!;
  const options = {
    authUrl: dirty(base),
    clientId: dirty("client"),
    redirectUri: dirty("https://shop.test/back"),
    scopes: [dirty("one")],
  };

  const { url, state, codeVerifier } = await startSignIn(options);
  const callback = `https://shop.test/back?code=c&state=${state}`;
  await finishSignIn(options, { state: dirty(state), codeVerifier: dirty(codeVerifier.reveal()) }, callback);

  const { client_id, redirect_uri, scope } = Object.fromEntries(new URL(url).searchParams);
  expect([client_id, redirect_uri, scope]).toEqual(["client", "https://shop.test/back", "one"]);
  const sent = Object.fromEntries(new URLSearchParams(received[0]!.body));
  expect(sent).toMatchObject({ client_id: "client", redirect_uri: "https://shop.test/back" });
});

test.each(names)("a key and a host of allowHttp are used without %s", async (name) => {
  const dirty = dirts[name]!;
  const sent: Headers[] = [];
  const fetch = withToken(apiKey({ key: dirty("key-1") }), { allowHttp: [dirty("sandbox:7070")] })(async (_, init) => {
    sent.push(new Headers(init!.headers));
    return new Response();
  });

  await fetch("http://sandbox:7070/v2/info");
  await expect(fetch("http://sandbox:7071/v2/info")).rejects.toThrow("its address must be an https address");

  expect(sent.map((headers) => headers.get("x-api-key"))).toEqual(["key-1"]);
});

const given = { authUrl: "https://auth.test", clientId: "client", clientSecret: "canary" };

test.each<[keyof typeof given | "refreshToken" | "redirectUri" | "scopes", string]>([
  ["authUrl", '"https://canary.test"'],
  ["clientId", "'canary'"],
  ["clientSecret", '"canary"'],
  ["refreshToken", "`canary`"],
  ["redirectUri", '"https://canary.test/back"'],
  ["scopes", '"canary"'],
])("%s in quotes is refused by its name, and the value is not shown", async (name, value) => {
  const options = { ...given, [name]: value } as unknown as OAuthClientOptions & { refreshToken: string };
  const make = () => {
    if (name === "refreshToken") return refreshGrant(options);
    if (name === "scopes") return clientCredentials({ ...given, scopes: [value] });
    return name === "redirectUri" ? startSignIn(options as never) : clientCredentials({ ...given, [name]: value });
  };

  await expect((async () => make())()).rejects.toThrow(
    `${name} must not be in quotes; an env file of a container keeps them: got text of ${value.length} characters`,
  );
});

test("a value that has only blanks counts as empty", () => {
  expect(() => clientCredentials({ ...given, clientId: " \n" })).toThrow("clientId must be text: got an empty text");
  expect(() => clientCredentials({ ...given, clientSecret: "\ufeff" })).toThrow(
    "clientSecret must be text: got an empty",
  );
  expect(() => clientCredentials({ ...given, scopes: [" "] })).toThrow("scopes must be a list of scopes");
});
