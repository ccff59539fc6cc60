import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createRandom } from "@kontor/testing/random";
import { cached } from "./cached.ts";
import { channelFetch } from "./fetch.ts";
import { refreshExchange } from "./refresh-exchange.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/**
 * A platform on a real socket: a token call takes 10 ms, every call an answer time of its own; a token is refused
 * once it is revoked.
 */
async function startPlatform({ answerMs }: { answerMs: () => number }) {
  const platform = { tokenCalls: 0, requests: 0, revoke: () => {}, url: "" };
  let current = "none";
  platform.revoke = () => (current = "revoked");
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    if (request.url === "/v1/auth") {
      const token = (current = `token-${(platform.tokenCalls += 1)}`);
      setTimeout(() => answer(200, JSON.stringify({ authToken: token, expiresIn: 3600 })), 10);
      return;
    }
    platform.requests += 1;
    const good = request.headers.authorization === `Bearer ${current}`; // decided when it arrives, told when it is answered
    setTimeout(() => answer(good ? 200 : 401, "{}"), answerMs());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return platform;
}

test.each([
  { scenario: "a cold start", revoked: false, spreadMs: 0, arrivalMs: 0, requests: 50 },
  { scenario: "a token revoked, a burst", revoked: true, spreadMs: 0, arrivalMs: 0, requests: 100 },
  { scenario: "revoked, answers spread over 60 ms", revoked: true, spreadMs: 60, arrivalMs: 0, requests: 100 },
  {
    scenario: "revoked, answers spread and arrivals over 100 ms",
    revoked: true,
    spreadMs: 60,
    arrivalMs: 100,
    requests: undefined,
  },
])("50 parallel calls make one token call: $scenario", async ({ revoked, spreadMs, arrivalMs, requests }) => {
  const random = createRandom(7);
  const platform = await startPlatform({ answerMs: () => random() * spreadMs });
  const fetch = channelFetch({
    tokens: cached(refreshExchange({ baseUrl: platform.url, refreshToken: "r" })),
    retries: 0,
  });
  if (revoked) {
    await fetch(`${platform.url}/v1/channel/event`);
    platform.revoke();
    platform.tokenCalls = 0;
    platform.requests = 0;
  }

  const calls = Array.from({ length: 50 }, async (_, index) => {
    await wait((index * arrivalMs) / 50);
    const response = await fetch(`${platform.url}/v1/channel/event`);
    await response.body?.cancel();
    return response.status;
  });

  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  expect(platform.tokenCalls).toBe(1);
  if (requests) expect(platform.requests).toBe(requests);
});
