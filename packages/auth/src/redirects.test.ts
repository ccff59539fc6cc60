import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { ApiError, Secret } from "@kontor/http";
import { apiKey } from "./api-key.ts";
import { cached } from "./cached.ts";
import { TokenError } from "./error.ts";
import { channelFetch, erpFetch } from "./fetch.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshGrant } from "./oauth/refresh-grant.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A platform that sends everybody on to another host, and what that other host got to see. */
async function startPlatform(status: number) {
  const seen: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    seen.push(request.headers);
    response.end(JSON.stringify({ authToken: "t", access_token: "t", token_type: "bearer", expiresIn: 9 }));
  });
  const url = await serve((_, response) =>
    response.writeHead(status, { location: `${elsewhere}/in?code=canary-query` }).end("canary-body"),
  );
  return { url, seen, host: new URL(elsewhere).host };
}

const failureOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each([301, 302, 303, 307, 308])("a redirect by %i is followed nowhere", (status) => {
  test.each([
    ["erpFetch()", () => erpFetch({ tokens: apiKey({ key: "canary-key" }) })],
    [
      "channelFetch()",
      () =>
        channelFetch({
          tokens: cached(async () => ({ value: new Secret("canary-key"), expiresAt: new Date(8.64e15) })),
        }),
    ],
  ])("%s says the status and the host, never the query", async (_, open) => {
    const { url, seen, host } = await startPlatform(status);

    const error = await failureOf(open()(`${url}/v1/channel/event`));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: "ERR_PLATFORM_API", status });
    expect((error as Error).message).toContain(
      `platform answered ${status}, a redirect to ${host}, which is not followed`,
    );
    expect(inspect(error, { showHidden: true, depth: Infinity })).not.toContain("canary");
    expect(seen).toEqual([]);
  });

  test.each([
    ["refreshExchange()", (url: string) => refreshExchange({ baseUrl: url, refreshToken: "canary-key" })],
    [
      "clientCredentials()",
      (url: string) => clientCredentials({ authUrl: url, clientId: "i", clientSecret: "canary-key" }),
    ],
  ])("%s says the status and the host, never the query", async (_, open) => {
    const { url, seen, host } = await startPlatform(status);

    const error = await failureOf(open(url)());

    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({ status });
    expect((error as Error).message).toContain(
      `the token endpoint answered ${status}, a redirect to ${host}, which is not followed`,
    );
    expect(inspect(error, { showHidden: true, depth: Infinity })).not.toContain("canary");
    expect(seen).toEqual([]);
  });
});

test("who asks for a redirect by hand gets the answer", async () => {
  const { url, seen } = await startPlatform(302);

  const response = await erpFetch({ tokens: apiKey({ key: "k" }) })(new Request(url, { redirect: "manual" }));

  expect(response.status).toBe(302);
  expect(seen).toEqual([]);
});

test("an answer after a 401 that is a redirect is not followed either", async () => {
  const answers = [401, 302];
  const { url: elsewhere, seen } = await startPlatform(302);
  const url = await serve((_, response) => response.writeHead(answers.shift()!, { location: elsewhere }).end());
  let made = 0;
  const tokens = cached(async () => ({ value: new Secret(`t${(made += 1)}`), expiresAt: new Date(8.64e15) }));

  await expect(channelFetch({ tokens })(url)).rejects.toThrow("platform answered 302");
  expect(seen).toEqual([]);
});

test("a 201 that names its place is no redirect", async () => {
  const url = await serve((_, response) => response.writeHead(201, { location: "/here" }).end());

  expect((await channelFetch({ tokens: apiKey({ key: "k" }) })(url)).status).toBe(201);
});

test.each([
  "http://platform.test/v1",
  "http://127.0.0.1.evil.test/v1",
  "http://10.0.0.7/v1?token=canary",
  "ftp://127.0.0.1/v1",
  "/v1/without-a-host",
])("plain http to another machine is refused before anything is sent: %s", async (address) => {
  let asked = 0;
  const tokens = cached(async () => ((asked += 1), { value: new Secret("t"), expiresAt: new Date(8.64e15) }));
  const fetch = async () => ((asked += 1), new Response());

  for (const send of [erpFetch({ tokens, fetch }), channelFetch({ tokens, fetch })]) {
    const error = await failureOf(send(address));
    expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
    expect(String(error)).toContain(
      "Cannot send a request as its address must be an https address (http only to this machine and to hosts of allowHttp)",
    );
    expect(String(error)).not.toContain("canary");
  }
  expect(asked).toBe(0);
});

test("a target that repeats the credential, in small letters, is not told", async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: "https://x.canary-KEY.test/" }).end());

  const error = await failureOf(refreshExchange({ baseUrl: url, refreshToken: "CANARY-Key" })());

  expect(String(error)).toContain("a redirect to another host, which");
});

describe("a redirect whose host repeats the credential is told without that host", () => {
  const fetch = async () =>
    new Response(null, { status: 301, headers: { location: "https://x.canary-key-1.evil.test/" } });
  const key = "CANARY_Key.1";
  const options = { authUrl: "https://auth.test", clientId: "i", fetch };

  test.each<[string, () => Promise<unknown>]>([
    ["erpFetch()", () => erpFetch({ tokens: apiKey({ key }), fetch })("https://erp.test/x")],
    ["clientCredentials()", clientCredentials({ ...options, clientSecret: key })],
    ["refreshGrant()", refreshGrant({ ...options, refreshToken: key })],
    ["refreshExchange()", refreshExchange({ baseUrl: "https://channel.test", refreshToken: key, fetch })],
    [
      "a client",
      async () => {
        const answer = await erpFetch({ tokens: apiKey({ key }), fetch })("https://erp.test/x", { redirect: "manual" });
        throw new ApiError({ operation: "Events_List" }, answer.status, undefined, answer.headers);
      },
    ],
  ])("by %s", async (_, send) => {
    const error = await failureOf(send());

    expect((error as Error).message).toContain("301, a redirect to another host, which is not followed");
    expect(inspect(error, { showHidden: true, depth: Infinity })).not.toMatch(/canary/i);
  });
});
