/** How soon a call ends that is aborted while it waits for a retry, what a replay after a 401 costs, and which listeners stay. */
import { getEventListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { computePercentile } from "../measure/percentile.ts";
import { showFigures } from "../measure/report.ts";
import { waits } from "./figures.ts";

const baseUrl = "https://channel.test";
const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });

/** A network in memory: token calls are answered at once, others as told. */
function createFetch(answer: (bearer: string) => Response, seen = { tokenCalls: 0 }) {
  const network = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/v1/auth"))
      return json(200, { authToken: `t${(seen.tokenCalls += 1)}`, expiresIn: 3600 });
    return answer(request.headers.get("authorization")!);
  };
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: "r", fetch: network }));
  return channelFetch({ tokens, fetch: network });
}

const rounds = 50;
const aborts: number[] = [];
const limited = createFetch(() => json(429, {}, { "retry-after": "30" }));
for (let round = 0; round < rounds; round += 1) {
  const controller = new AbortController();
  const call = limited(`${baseUrl}/v1/channel/event`, { signal: controller.signal }).catch(() => performance.now());
  await wait(20);
  const abortedAt = performance.now();
  controller.abort();
  aborts.push(Number(await call) - abortedAt);
}

const plain: number[] = [];
const replayed: number[] = [];
let tokenCalls = 0;
let retries = 0;
for (let round = 0; round < rounds; round += 1) {
  const seen = { tokenCalls: 0, requests: 0, revoked: "" };
  const fetch = createFetch((bearer) => {
    seen.requests += 1;
    return json(bearer === seen.revoked ? 401 : 200, {});
  }, seen);
  const measure = async (into: number[]) => {
    const startedAt = performance.now();
    await (await fetch(`${baseUrl}/v1/channel/event`)).arrayBuffer();
    into.push(performance.now() - startedAt);
  };
  await measure([]);
  await measure(plain);
  Object.assign(seen, { revoked: "Bearer t1", tokenCalls: 1, requests: 0 });
  await measure(replayed);
  tokenCalls = Math.max(tokenCalls, seen.tokenCalls - 1);
  retries = Math.max(retries, seen.requests - 2);
}

const { signal } = new AbortController();
const answered = createFetch(() => json(200, {}));
for (let call = 0; call < 10_000; call += 1)
  await (await answered(`${baseUrl}/v1/channel/event`, { signal })).arrayBuffer();

showFigures(waits, {
  "abort during a wait for a retry, median": computePercentile(aborts, 0.5),
  "abort during a wait for a retry, the slowest": computePercentile(aborts, 1),
  "a call, median": computePercentile(plain, 0.5),
  "a call with its replay after a 401 and a token call, median": computePercentile(replayed, 0.5),
  "token calls of a replay": tokenCalls,
  "retries that a replay spends": retries,
  "listeners left on a signal after 10,000 calls": getEventListeners(signal, "abort").length,
});
