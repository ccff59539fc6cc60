import { getEventListeners } from "node:events";
import { appTokens, sessionVerifier } from "@kontor/app";
import { apiKey, channelFetch, erpFetch, refreshExchange } from "@kontor/auth";
import { clientCredentials, refreshGrant } from "@kontor/auth/oauth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { pipeline, type Fetch, withRetry, withTimeout } from "@kontor/http";
import { collectGarbage } from "@kontor/testing/collect-garbage";
import { expect, test } from "vitest";
import { startSilentServer } from "./start-silent-server.ts";

// `nodes.long.test.ts` runs these tests on the oldest Node that is allowed, where the timeout within a composite of signals may be collected.

const timeoutMs = 300;
const tokens = apiKey({ key: "k" });
const read = async (sent: Promise<Response>) => (await sent).text();
const list = (baseUrl: string, fetch?: Fetch) => createChannelClient({ baseUrl, fetch }).events;
const oauth = (authUrl: string) => ({ authUrl, clientId: "app", clientSecret: "s", timeoutMs });

/** Every way to send a request with a time limit. The signal is the caller's own, and never aborted. */
const ways: Record<string, (url: string, signal: AbortSignal) => Promise<unknown>> = {
  "a client without a fetch": (url, signal) => list(url).list({}, { timeoutMs, signal }),
  "a client without a fetch or a signal": (url) => list(url).list({}, { timeoutMs }),
  "a client with the limit of its fetch": (url, signal) =>
    list(url, channelFetch({ tokens, timeoutMs, retries: 0 })).list({}, { signal }),
  "a client with a limit for one call": (url, signal) =>
    list(url, channelFetch({ tokens })).acknowledge({ eventIdList: ["a"] }, { timeoutMs, signal }),
  "a reader of documents": (url, signal) =>
    list(url, channelFetch({ tokens, timeoutMs })).list(
      {},
      { signal, ...({ readAnswer: (answer: Response) => answer.text() } as object) },
    ),
  "erpFetch()": (url, signal) => read(erpFetch({ tokens, timeoutMs, retries: 0 })(`${url}/erp/v2/items`, { signal })),
  "erpFetch() with a Request": (url) =>
    read(erpFetch({ tokens, timeoutMs, retries: 0 })(new Request(`${url}/erp/v2/items`))),
  "channelFetch()": (url, signal) => read(channelFetch({ tokens, timeoutMs, retries: 0 })(`${url}/v1/x`, { signal })),
  "withTimeout() alone": (url, signal) => read(withTimeout(timeoutMs)(fetch)(url, { signal })),
  "withTimeout() within withRetry()": (url, signal) =>
    read(pipeline(fetch, withTimeout(timeoutMs), withRetry({ retries: 1, baseMs: 1 }))(url, { signal })),
  "refreshExchange()": (baseUrl) => refreshExchange({ baseUrl, refreshToken: "r", timeoutMs })(),
  "clientCredentials()": (url) => clientCredentials(oauth(url))(),
  "refreshGrant()": (url) => refreshGrant({ ...oauth(url), refreshToken: "r" })(),
  "sessionVerifier()": (issuer) =>
    sessionVerifier(appTokens({ issuer, appId: "app" }), { timeoutMs })("eyJhbGciOiJSUzI1NiJ9.e30.AA"),
  "a poll": async (url) => {
    const channel = createChannelClient({ baseUrl: url, fetch: channelFetch({ tokens, timeoutMs, retries: 0 }) });
    const consumer = createChannelConsumer({
      channel,
      inbox: memoryInbox(),
      unsafeDurability: true,
      handlers: { "*": async () => {} },
    });
    await consumer.start();
    try {
      await expect.poll(async () => (await consumer.health()).problems, { timeout: 15_000 }).not.toEqual([]);
    } finally {
      await consumer.stop();
    }
    throw new Error("the poll ended");
  },
};

const cases = Object.keys(ways).flatMap((way) => (["nothing", "a head"] as const).map((kind) => [way, kind] as const));

test.each(cases)(
  "a time limit ends %s when %s arrives, however often garbage is collected",
  { timeout: 30_000 },
  async (way, kind) => {
    await using server = await startSilentServer(kind);
    const { signal } = new AbortController();
    let isOver = false;
    const collecting = (async () => {
      while (!isOver) await collectGarbage();
    })();

    const problem = await ways[way]!(server.url, signal).then(
      () => undefined,
      (error: unknown) => error,
    );
    isOver = true;
    await collecting;

    expect(problem).toBeInstanceOf(Error);
    expect(problem).not.toMatchObject({ code: "ERR_PLATFORM_ARGUMENT" });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  },
);
