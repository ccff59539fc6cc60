import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { Secret, type Fetch } from "@kontor/http";
import { apiKey } from "./api-key.ts";
import { cached } from "./cached.ts";
import { channelFetch, type PlatformFetchOptions, erpFetch, withToken } from "./fetch.ts";
import { clientCredentials } from "./oauth/client.ts";
import { refreshExchange } from "./refresh-exchange.ts";
import type { Token, TokenSource } from "./token.ts";

const token = { value: new Secret("t"), expiresAt: new Date(8.64e15) };
const tokens = { get: async () => token, discard() {} };

test.each([
  ["GET", 3],
  ["PATCH", 1],
  ["POST", 1],
])("channelFetch() sends %s %i times while the platform answers 503", async (method, times) => {
  const sent: (string | null)[] = [];
  const platform: Fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get("authorization"));
    return new Response(null, { status: 503, headers: { "retry-after": "0" } });
  };

  const response = await channelFetch({ tokens, fetch: platform })("https://channel.test", { method });

  expect(response.status).toBe(503);
  expect(sent).toEqual(Array.from({ length: times }, () => "Bearer t"));
});

test.each([undefined, {}, { tokens: "canary" }])("channelFetch() of %j is refused: it needs tokens", (options) => {
  expect(() => channelFetch(options as unknown as PlatformFetchOptions)).toThrow(
    expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT", argument: "tokens" }),
  );
});

const freshTokens = () => cached(async () => ({ value: new Secret("t"), expiresAt: new Date(8.64e15) }));
const put = () => new Request("https://erp.test/v2/categories", { method: "PUT", body: "{}" });

test("erpFetch() sends a Request with a body again after a 503", async () => {
  const bodies: string[] = [];
  const platform: Fetch = async (input, init) => {
    bodies.push(await new Request(input, init).text());
    return new Response(null, { status: bodies.length === 1 ? 503 : 200, headers: { "retry-after": "0" } });
  };

  expect((await erpFetch({ tokens: freshTokens(), fetch: platform })(put())).status).toBe(200);
  expect(bodies).toEqual(["{}", "{}"]);
});

test.each([erpFetch, channelFetch])("the jitter of retries is drawn from what is given", async (make) => {
  const slept: number[] = [];
  const clock = { now: () => 0, monotonicMs: () => 0, sleep: async (ms: number) => void slept.push(ms) };
  let answers = 0;
  const platform: Fetch = async () => new Response(null, { status: (answers += 1) % 2 === 0 ? 200 : 503 });
  const draws = [0.5, 0.25];

  for (const draw of draws)
    await make({ tokens: freshTokens(), fetch: platform, clock, random: () => draw })("https://platform.test/");

  const waits = slept.filter((ms) => ms < 1_000); // the others are the time limits of the attempts
  expect(waits).toEqual([125, 62.5]);
});

test("a replay after 401 spends no retry and uses the newer token in every attempt", async () => {
  const sent: (string | null)[] = [];
  let made = 0;
  const source = cached(async () => ({ value: new Secret(`t${(made += 1)}`), expiresAt: new Date(8.64e15) }));
  const answers = [401, 503, 200];
  const platform: Fetch = async (_, init) => {
    sent.push(new Headers(init?.headers).get("authorization"));
    return new Response(null, { status: answers[sent.length - 1]!, headers: { "retry-after": "0" } });
  };

  const response = await channelFetch({ tokens: source, fetch: platform, retries: 1 })(
    "https://channel.test/v1/channel/event",
  );

  expect(response.status).toBe(200);
  expect(sent).toEqual(["Bearer t1", "Bearer t2", "Bearer t2"]);
});

test("the timeout is per attempt, not over all", async () => {
  let attempts = 0;
  const platform: Fetch = (_, init) => {
    attempts += 1;
    if (attempts === 3) return Promise.resolve(new Response());
    return new Promise((_resolve, reject) =>
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error)),
    );
  };

  const response = await channelFetch({ tokens: freshTokens(), fetch: platform, timeoutMs: 20 })(
    "https://channel.test/",
  );

  expect(response.status).toBe(200);
  expect(attempts).toBe(3);
});

const url = "https://channel.test/v1/channel/event";

function tokensOf(...texts: string[]): TokenSource {
  const left = texts.map((text): Token => ({ value: new Secret(text), expiresAt: new Date(8.64e15) }));
  return cached(async () => left.shift()!);
}

/** A platform that remembers what it was sent and accepts one token. */
function platformOf(good: string): Fetch & { sent: [string | null, string][] } {
  const sent: [string | null, string][] = [];
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const bearer = request.headers.get("authorization");
    sent.push([bearer, await request.text()]);
    return new Response(null, { status: bearer === `Bearer ${good}` ? 200 : 401 });
  };
  return Object.assign(fetch, { sent });
}

test("withToken() sends once more with a new token after a 401, the body intact", async () => {
  const platform = platformOf("new");

  const response = await withToken(tokensOf("old", "new"))(platform)(url, { method: "DELETE", body: "{}" });

  expect(response.status).toBe(200);
  expect(platform.sent).toEqual([
    ["Bearer old", "{}"],
    ["Bearer new", "{}"],
  ]);
});

test("withToken() replays a Request with a body", async () => {
  const platform = platformOf("new");

  await withToken(tokensOf("old", "new"))(platform)(
    new Request(url, { method: "DELETE", body: "{}", headers: { "x-kept": "1" } }),
  );

  expect(platform.sent.map(([, body]) => body)).toEqual(["{}", "{}"]);
});

test("withToken() returns a second 401 as it is", async () => {
  const platform = platformOf("none");

  expect((await withToken(tokensOf("old", "new", "newer"))(platform)(url)).status).toBe(401);
  expect(platform.sent).toHaveLength(2);
});

test("withToken() sends a stream again after a 401, byte for byte", async () => {
  const sent: string[] = [];
  const platform: Fetch = async (input, init) => {
    sent.push(await new Request(input, init).text());
    return new Response(null, { status: sent.length === 1 ? 401 : 200 });
  };
  const init = { method: "PUT", body: new Blob(["x".repeat(100_000)]).stream(), duplex: "half" } as RequestInit;

  expect((await withToken(tokensOf("old", "new"))(platform)(url, init)).status).toBe(200);
  expect(sent).toEqual(["x".repeat(100_000), "x".repeat(100_000)]);
});

test("withToken() refuses a stream that is too long to be kept", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });
  const init = { method: "PUT", body: endless, duplex: "half" } as RequestInit;

  await expect(withToken(tokensOf("a"))(async () => new Response())(url, init)).rejects.toThrow(
    "body must be bytes, or a stream of at most 32 MB, to be sent again after a 401",
  );
});

test("withToken() returns a 401 where no other token is to be had", async () => {
  let calls = 0;
  const platform: Fetch = async () => ((calls += 1), Response.json({ errorList: [] }, { status: 401 }));

  const response = await withToken(apiKey({ key: "k" }))(platform)(url);

  expect(response.status).toBe(401);
  await expect(response.json()).resolves.toEqual({ errorList: [] });
  expect(calls).toBe(1);
});

test.each([
  ["x-api-key", { "x-api-key": "k" }],
  ["Wawi", { authorization: "Wawi k" }],
] as const)("a key is sent as %s", async (scheme, headers) => {
  const platform: Fetch = async (_, init) => Response.json(Object.fromEntries(new Headers(init?.headers)));

  const response = await withToken(apiKey({ key: "k", scheme }))(platform)(url);

  await expect(response.json()).resolves.toEqual(headers);
});

test("withToken() stops waiting for a token when the caller aborts, and the token call goes on for the others", async () => {
  let arrive!: (token: Token) => void;
  const fetchToken = vi.fn(() => new Promise<Token>((resolve) => (arrive = resolve)));
  const fetch = withToken(cached(fetchToken))(platformOf("late"));
  const stop = new AbortController();
  const aborted = fetch(url, { signal: stop.signal });
  const patient = fetch(url);

  stop.abort(new Error("enough"));

  await expect(aborted).rejects.toThrow("enough");
  arrive({ value: new Secret("late"), expiresAt: new Date(8.64e15) });
  expect((await patient).status).toBe(200);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});

test("withToken() begins no token call for a request that was aborted before", async () => {
  const fetchToken = vi.fn(() => Promise.reject(new Error("nobody waits for this")));

  const sending = withToken(cached(fetchToken))(platformOf("x"))(url, {
    signal: AbortSignal.abort(new Error("enough")),
  });

  await expect(sending).rejects.toThrow("enough");
  expect(fetchToken).not.toHaveBeenCalled();
});

test.each<[string, () => unknown, string]>([
  [
    "an object",
    () => withToken({} as TokenSource),
    "must be a source of tokens: apiKey() or cached(grant): got an object",
  ],
  [
    "a source that discards nothing",
    () => withToken({ get: tokens.get } as TokenSource),
    "cached(grant): got an object",
  ],
  ["a grant", () => erpFetch({ tokens: (async () => token) as never }), "cached(grant): got a function"],
  ["the source in place of the options", () => channelFetch(tokens as never), "must be { tokens }, not the tokens"],
  [
    "a grant in place of the options",
    () => erpFetch((async () => token) as never),
    "must be { tokens }, not the tokens",
  ],
])("what is no source of tokens is refused with the remedy: %s", (_, make, words) => {
  expect(make).toThrow(
    expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT", message: expect.stringContaining(words) }),
  );
});

test.each<[string, () => unknown, string]>([
  ["text", async () => "canary", "got text of 6 characters"],
  ["nothing", async () => undefined, "got undefined"],
  ["text without a wait", () => "canary", "got text of 6 characters"],
  ["a token whose value is text", async () => ({ ...token, value: "canary" }), "got an object"],
  ["a secret without text", async () => ({ ...token, value: new Secret(undefined as never) }), "got an object"],
])("a source that gives no token is told apart from the network: %s", async (_, get, words) => {
  const error: unknown = await channelFetch({ tokens: { get, discard() {} } as never })(url).catch(
    (thrown: unknown) => thrown,
  );

  expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT", argument: "tokens.get()" });
  expect((error as Error).message).toBe(
    `Cannot send tokens as tokens.get() must give a Token, its value a Secret: ${words}`,
  );
});

test("a source that fails is told apart from the network, without its words", async () => {
  const get = async () => Promise.reject(Object.assign(new Error("canary"), { code: "VAULT_LOCKED" }));

  await expect(erpFetch({ tokens: { get, discard() {} } })(url)).rejects.toMatchObject({
    code: "ERR_PLATFORM_TOKEN",
    message: "Cannot get an access token by any grant as tokens.get() failed",
    cause: { code: "VAULT_LOCKED", message: "VAULT_LOCKED" },
  });
});

test("a 401 whose body broke off is answered with a newer token all the same", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  const answers = [new Response(broken, { status: 401 }), new Response("fine")];

  const response = await withToken(tokensOf("old", "new"))(async () => answers.shift()!)(url);

  await expect(response.text()).resolves.toBe("fine");
});

test("an abort ends the wait for a stream that never ends", async () => {
  const stop = new AbortController();
  const endless = { method: "PUT", body: new ReadableStream({}), signal: stop.signal, duplex: "half" };

  const sending = withToken(tokensOf("t"))(platformOf("t"))(url, endless as RequestInit);
  stop.abort(new Error("enough"));

  await expect(sending).rejects.toThrow("enough");
});

test("what Node takes for a stream is read once and sent twice", async () => {
  const platform = platformOf("new");
  async function* chunks() {
    yield new TextEncoder().encode("one, ");
    yield new TextEncoder().encode("two");
  }

  await withToken(tokensOf("old", "new"))(platform)(url, { method: "PUT", body: chunks() as never });

  expect(platform.sent).toEqual([
    ["Bearer old", "one, two"],
    ["Bearer new", "one, two"],
  ]);
});

test("a token that no header can hold is refused and not quoted", async () => {
  const failure: unknown = await withToken(tokensOf("canary\nx"))(platformOf("x"))(url).catch(
    (error: unknown) => error,
  );

  expect(failure).toMatchObject({ code: "ERR_PLATFORM_TOKEN" });
  expect(inspect(failure)).not.toContain("canary");
});

test.each<[string, () => { body: BodyInit; change(): void }]>([
  ["a form", () => changing(new URLSearchParams("n=1"), (body) => body.set("n", "2"))],
  ["form data", () => changing(multipart(), (body) => body.set("n", "2"))],
  ["bytes", () => changing(new TextEncoder().encode("n=1"), (body) => body.fill(0))],
  ["a buffer", () => changing(new TextEncoder().encode("n=1").buffer, (body) => new Uint8Array(body).fill(0))],
])("what is sent is what was checked and given, also where the caller changes it meanwhile: %s", async (_, make) => {
  const sent: string[] = [];
  const platform: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = (await request.text()).replace(/\s+/g, " ");
    sent.push(`${request.method} ${request.url} ${request.headers.get("x-page")} ${/n=1|"n" 1/.test(text)}`);
    return new Response();
  };
  const { body, change } = make();
  const address = new URL(url);
  const headers = new Headers({ "x-page": "1" });
  const init = { method: "PUT", headers, body };

  const sending = withToken(tokensOf("t"))(platform)(address, init);
  address.href = "http://elsewhere.test/";
  headers.set("x-page", "2");
  init.method = "POST";
  change();
  await sending;

  expect(sent).toEqual([`PUT ${url} 1 true`]);
});

function changing<Body extends BodyInit>(body: Body, change: (body: Body) => unknown) {
  return { body, change: () => void change(body) };
}

function multipart(): FormData {
  const form = new FormData();
  form.set("n", "1");
  return form;
}

test.each(["https://user:canary@erp.test/x", "https://canary@erp.test/x", "https://:canary@erp.test/x"])(
  "an address with a user or a password is refused and not shown: %s",
  async (address) => {
    const error: unknown = await withToken(tokensOf("t"))(platformOf("t"))(address).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
    expect(inspect(error)).not.toContain("canary");
  },
);

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** What withToken() sends, without what it adds. @param change What the caller does right after the call. */
async function sendAndKeep(input: string | Request, init?: RequestInit, change = () => {}) {
  const kept: RequestInit[] = [];
  const next: Fetch = async (_, sent) => (kept.push(sent!), new Response());
  const sending = withToken(tokens)(next)(input, init);
  change();
  await sending;
  const { headers: _, redirect: __, ...rest } = kept[0]!;
  return rest;
}

test("a body that can be sent twice stays as it is", async () => {
  const init = { method: "POST", body: "text" };

  expect(await sendAndKeep("https://a.test", init)).toEqual(init);
  expect(await sendAndKeep("https://a.test")).toEqual({});
});

test("a stream becomes bytes, and the mark of a stream is dropped", async () => {
  const init = { body: streamOf(Uint8Array.of(1), Uint8Array.of(2)), duplex: "half" } as RequestInit;

  expect(await sendAndKeep("https://a.test", init)).toEqual({ body: Uint8Array.of(1, 2) });
});

test("the body of a Request becomes bytes, unless init has another one", async () => {
  const request = () => new Request("https://a.test", { method: "POST", body: "a" });

  expect(await sendAndKeep(request(), {})).toEqual({ body: new TextEncoder().encode("a") });
  expect(await sendAndKeep(request(), { body: "b" })).toEqual({ body: "b" });
});

test("a stream of more than 32 MB is refused", async () => {
  const half = new Uint8Array(16 * 1024 * 1024);

  await expect(sendAndKeep("https://a.test", { body: streamOf(half, half) })).resolves.toBeDefined();
  await expect(sendAndKeep("https://a.test", { body: streamOf(half, half, Uint8Array.of(1)) })).rejects.toThrow(
    "Cannot send a request as body must be bytes, or a stream of at most 32 MB",
  );
});

test("a snapshot keeps bytes, forms and parameters as they were", async () => {
  const bytes = Uint8Array.of(1, 2).subarray(1);
  const buffer = Uint8Array.of(3).buffer;
  const parameters = new URLSearchParams("a=1");
  const form = new FormData();
  form.append("a", "1");
  const send = async (body: BodyInit, change: () => void) =>
    (await sendAndKeep("https://a.test", { method: "POST", body }, change)).body;

  expect(await send(bytes, () => (bytes[0] = 9))).toEqual(Uint8Array.of(2));
  const kept = await send(buffer, () => (new Uint8Array(buffer)[0] = 9));
  expect(new Uint8Array(kept as ArrayBuffer)).toEqual(Uint8Array.of(3));
  expect(String(await send(parameters, () => parameters.set("a", "9")))).toBe("a=1");
  expect(((await send(form, () => form.set("a", "9"))) as FormData).get("a")).toBe("1");
});

test("allowHttp lets a container reach a sandbox by name, for calls and for tokens; every other host stays https-only", async () => {
  const hosts: string[] = [];
  const fetch: Fetch = async (input) => {
    hosts.push(new URL(String(input)).host);
    return Response.json({ authToken: "t", access_token: "t", expiresIn: 300, expires_in: 300 });
  };
  const allowHttp = ["sandbox:7070"];
  const baseUrl = "http://sandbox:7070";
  const exchange = refreshExchange({ baseUrl, refreshToken: "r", fetch, allowHttp });
  const credentials = clientCredentials({ authUrl: baseUrl, clientId: "c", clientSecret: "s", fetch, allowHttp });
  for (const make of [channelFetch, erpFetch])
    for (const grant of [exchange, credentials])
      await make({ tokens: cached(grant), fetch, allowHttp })(`${baseUrl}/v1`);

  expect(hosts).toEqual(Array.from({ length: 8 }, () => "sandbox:7070"));
  await expect(channelFetch({ tokens, fetch, allowHttp })("http://other.test")).rejects.toThrow("hosts of allowHttp");
  await expect(channelFetch({ tokens, fetch })(baseUrl)).rejects.toThrow("hosts of allowHttp");
  expect(() => refreshExchange({ baseUrl, refreshToken: "r" })).toThrow("hosts of allowHttp");
  expect(() => withToken(tokens, { allowHttp: ["*"] })).toThrow("be a list of hosts");
  const later = [...allowHttp];
  const send = channelFetch({ tokens, fetch, allowHttp: later });
  later[0] = "other.test";
  await expect(send("http://other.test")).rejects.toThrow("hosts of allowHttp");
});

test.each([erpFetch, channelFetch])("%s does not repeat a text in place of its options", (make) => {
  expect(() => make("canary-token" as never)).toThrow(expect.objectContaining({ code: "ERR_PLATFORM_ARGUMENT" }));
  expect(() => make("canary-token" as never)).not.toThrow("canary");
});
