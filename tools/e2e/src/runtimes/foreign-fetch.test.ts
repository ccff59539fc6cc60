import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { appTokens, sessionVerifier } from "@kontor/app";
import { apiKey, cached, channelFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials, refreshGrant } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { type Fetch, withRetry } from "@kontor/http";
import { openTelemetry } from "@kontor/http/telemetry";
import nodeFetch3 from "node-fetch";
// @ts-expect-error -- it has no types
import nodeFetch2 from "node-fetch-2";
import { expect, test } from "vitest";

const foreign: [string, Fetch][] = [
  ["node-fetch 2", nodeFetch2 as Fetch],
  ["node-fetch 3", nodeFetch3 as unknown as Fetch],
];
const tokens = apiKey({ key: "k" });
const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const refusal = { errorList: [{ code: "VAL100", message: "must not be null" }] };

async function serve(answer: (request: IncomingMessage, response: ServerResponse, call: number) => void) {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response, (calls += 1));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    [Symbol.asyncDispose]: async () => server.close().closeAllConnections(),
  };
}

const connect = (baseUrl: string, fetch: Fetch) =>
  createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, random: () => 0 }) });
const event = { id: "e1", type: "Seller:New.Type", createdAt: "2026-02-11T08:00:00Z", event: { sellerId: "1" } };

test.each(foreign)("an answer of %s is read", async (_, fetch) => {
  await using server = await serve((__, response) => json(response, 200, { eventList: [event] }));

  expect((await connect(server.url, fetch).events.list()).eventList).toMatchObject([{ id: "e1" }]);
  expect((await createChannelClient({ baseUrl: server.url, fetch }).events.list()).eventList).toHaveLength(1);
});

test.each(foreign)("an error of %s keeps its status and its code", async (_, fetch) => {
  await using server = await serve((__, response) => json(response, 400, refusal));

  await expect(connect(server.url, fetch).events.list()).rejects.toMatchObject({
    code: "ERR_PLATFORM_API",
    status: 400,
    platformCodes: ["VAL100"],
  });
});

const all: [string, Fetch | undefined][] = [["the fetch of the runtime", undefined], ...foreign];
const wrong = all.flatMap(([name, fetch]) =>
  ["gzip", "deflate", "br", "x-gzip"].map((coding) => [name, coding, fetch] as const),
);

test.each(wrong)("%s: plain text that is labelled %s keeps the status of its error", async (_, coding, fetch) => {
  await using server = await serve((__, response) => {
    response.writeHead(400, { "content-type": "text/plain", "content-encoding": coding }).end("Bad Request: no offer");
  });
  const { url: baseUrl } = server;
  const oauth = { authUrl: baseUrl, clientId: "a", clientSecret: "s", fetch };

  for (const call of [
    () => createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch }) }).events.list(),
    () => refreshExchange({ baseUrl, refreshToken: "r", fetch })(),
    () => clientCredentials(oauth)(),
  ])
    await expect(call()).rejects.toMatchObject({ status: 400 });
});

test.each(foreign)("%s: an answer without a body is one", async (_, fetch) => {
  await using server = await serve((__, response) => void response.writeHead(204).end());

  await expect(connect(server.url, fetch).events.acknowledge({ eventIdList: ["e1"] })).resolves.toBeUndefined();
});

test.each(foreign)("%s: a 503 is tried again, and a redirect is an error", async (_, fetch) => {
  await using server = await serve((__, response, call) => {
    if (call <= 2) return json(response, 503, { a: "b".repeat(100_000) });
    if (call === 3) return json(response, 200, {});
    response.writeHead(302, { location: "https://elsewhere.test/" }).end("gone");
  });
  const { events } = connect(server.url, fetch);

  await events.acknowledge({ eventIdList: ["e1"] });
  expect(server.calls()).toBe(3);
  await expect(events.list()).rejects.toMatchObject({ status: 302 });
});

test.each(foreign)(
  "%s: after a 401, the call is sent with a new token, which comes by the same fetch",
  async (_, fetch) => {
    const seen: (string | undefined)[] = [];
    await using server = await serve(({ url, headers }, response, call) => {
      if (url === "/v1/auth") return json(response, 200, { authToken: `t${call}`, expiresIn: 3_600 });
      seen.push(headers.authorization);
      json(response, seen.length === 1 ? 401 : 200, { eventList: [] });
    });
    const source = cached(refreshExchange({ baseUrl: server.url, refreshToken: "r", fetch }));
    const send = channelFetch({ tokens: source, fetch, telemetry: openTelemetry() });

    await createChannelClient({ baseUrl: server.url, fetch: send }).events.list();

    expect(seen).toEqual(["Bearer t1", "Bearer t3"]);
  },
);

test.each(foreign)("%s: grants and their errors are read", async (_, fetch) => {
  await using server = await serve((__, response, call) => {
    if (call % 2 === 1) return json(response, 200, { access_token: "t", token_type: "bearer", expires_in: 60 });
    json(response, 400, { error: "invalid_scope" });
  });
  const options = { authUrl: server.url, clientId: "a", clientSecret: "s", fetch };

  for (const grant of [clientCredentials(options), refreshGrant({ ...options, refreshToken: "r" })]) {
    expect((await grant()).value.reveal()).toBe("t");
    await expect(grant()).rejects.toMatchObject({ status: 400, error: "invalid_scope" });
  }
});

test.each(foreign)("%s: a consumer receives and acknowledges events", async (_, fetch) => {
  const acknowledged: string[] = [];
  await using server = await serve(({ method }, response) => {
    if (method === "GET") return json(response, 200, { eventList: acknowledged.length > 0 ? [] : [event] });
    acknowledged.push(String(method));
    response.writeHead(204).end();
  });
  const handled: string[] = [];
  const consumer = createChannelConsumer({
    channel: connect(server.url, fetch),
    inbox: memoryInbox(),
    unsafeDurability: true,
    handlers: { "*": async ({ id }) => void handled.push(id) },
  });
  await consumer.start();
  await expect.poll(() => acknowledged).toEqual(["DELETE"]);
  await expect.poll(() => handled).toEqual(["e1"]);
  await consumer.stop();
});

const headers = new Headers();
const noAnswers: [string, unknown, string][] = [
  ["undefined", undefined, "nothing"],
  ["null", null, "null"],
  ["an object { ok, json }", { ok: true, json: async () => ({}) }, "an object"],
  ["an object { ok, status, headers, json }", { ok: true, status: 200, headers, json: async () => ({}) }, "an object"],
  [
    "an answer of axios",
    { status: 200, statusText: "OK", headers: { get: () => null }, data: {}, config: {} },
    "an object",
  ],
  ["an answer of undici.request()", { statusCode: 200, headers: {}, body: { json: async () => ({}) } }, "an object"],
  ["a text", '{"eventList":[]}', "text"],
  ["a list", [], "an array"],
  ["true", true, "a boolean"],
];

/** Every way to send a request, with a `fetch` of the caller's own. */
const ways: Record<string, (fetch: Fetch) => Promise<unknown>> = {
  "a client": (fetch) =>
    createChannelClient({ baseUrl: "https://platform.test", fetch }).events.acknowledge({ eventIdList: ["e"] }),
  "channelFetch()": (fetch) => connect("https://platform.test", fetch).events.acknowledge({ eventIdList: ["e"] }),
  "channelFetch() alone": (fetch) => channelFetch({ tokens, fetch })("https://platform.test/v1/a"),
  "channelFetch() without retries, observed": (fetch) =>
    channelFetch({ tokens, fetch, retries: 0, telemetry: openTelemetry() })("https://platform.test/v1/a"),
  "withRetry()": (fetch) => withRetry()(fetch)("https://platform.test/v1/a"),
  "refreshExchange()": (fetch) => refreshExchange({ baseUrl: "https://platform.test", refreshToken: "r", fetch })(),
  "clientCredentials()": (fetch) =>
    clientCredentials({ authUrl: "https://auth.test", clientId: "a", clientSecret: "s", fetch })(),
  "refreshGrant()": (fetch) =>
    refreshGrant({ authUrl: "https://auth.test", clientId: "a", refreshToken: "r", fetch })(),
};

test.each(
  Object.keys(ways).flatMap((way) => noAnswers.map(([what, given, kind]) => [way, what, given, kind] as const)),
)("%s with a fetch that gives %s sends once, and says so", async (way, _, given, kind) => {
  let calls = 0;
  const fetch = (async () => ((calls += 1), given)) as unknown as Fetch;

  const error = await ways[way]!(fetch).catch((reason: unknown) => reason as Error);

  const told = `the given fetch resolved to ${kind}, not to a Response`;
  const { message, cause } = error as Error;
  expect([message, (cause as Error | undefined)?.message].join()).toContain(told);
  expect(calls).toBe(1);
});

test("a verifier whose fetch gives nothing finds no key set, and asks once", async () => {
  let calls = 0;
  const fetch = (async () => void (calls += 1)) as unknown as Fetch;
  const verify = sessionVerifier(appTokens({ issuer: "https://auth.test", appId: "app" }), { fetch });

  await expect(verify("eyJhbGciOiJSUzI1NiJ9.e30.AA")).rejects.toMatchObject({ reason: "keys-unavailable" });
  expect(calls).toBe(1);
});

const hanging: [string, Fetch][] = [
  ["never answers and hears no signal", () => new Promise<never>(() => {})],
  ["answers, and whose body never ends and hears no signal", async () => new Response(new ReadableStream())],
];

test.each(hanging)("a time limit ends the call of a fetch that %s", async (_, fetch) => {
  const channel = createChannelClient({
    baseUrl: "https://platform.test",
    fetch: channelFetch({ tokens, fetch, retries: 0, timeoutMs: 20 }),
  });

  await expect(channel.events.list()).rejects.toMatchObject({ code: "ERR_PLATFORM_TIMEOUT" });
});

test.each<[string, (answer: Response) => Promise<unknown>]>([
  ["reads it", (answer) => answer.json()],
  ["tees it", async (answer) => answer.body!.tee()],
  ["holds a reader of it", async (answer) => answer.body!.getReader()],
])("a body is refused by its cause if the given fetch %s first", async (_, use) => {
  const fetch: Fetch = async () => {
    const answer = Response.json({ eventList: [] });
    await use(answer);
    return answer;
  };
  const channel = createChannelClient({ baseUrl: "https://platform.test", fetch });

  await expect(channel.events.list()).rejects.toThrow("its body was read before: let the given fetch read a clone()");
});

test("the answer of a mock without ok is read by its status", async () => {
  const { status, headers, body } = Response.json({ errorList: [] });
  const channel = createChannelClient({
    baseUrl: "https://platform.test",
    fetch: (async () => ({ status, headers, body, text: async () => "" })) as unknown as Fetch,
  });

  await expect(channel.events.acknowledge({ eventIdList: ["e"] })).resolves.toBeUndefined();
});
