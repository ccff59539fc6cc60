import { Secret, type Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { cached } from "../source/cache.ts";
import { channelFetch } from "./channel-fetch.ts";
import { erpFetch } from "./erp-fetch.ts";

const tokens = () => cached(async () => ({ value: new Secret("t"), expiresAt: new Date(8.64e15) }));
const patch = () => new Request("https://erp.test/v2/UpdateCategory", { method: "PATCH", body: "{}" });

test("erpFetch() sends a Request with a body again after a 503", async () => {
  const bodies: string[] = [];
  const platform: Fetch = async (input, init) => {
    bodies.push(await new Request(input, init).text());
    return new Response(null, { status: bodies.length === 1 ? 503 : 200, headers: { "retry-after": "0" } });
  };

  expect((await erpFetch({ tokens: tokens(), fetch: platform })(patch())).status).toBe(200);
  expect(bodies).toEqual(["{}", "{}"]);
});

test.each([erpFetch, channelFetch])("the jitter of retries is drawn from what is given", async (make) => {
  const slept: number[] = [];
  const clock = { now: () => 0, monotonicMs: () => 0, sleep: async (ms: number) => void slept.push(ms) };
  let answers = 0;
  const platform: Fetch = async () => new Response(null, { status: (answers += 1) % 2 === 0 ? 200 : 503 });
  const draws = [0.5, 0.25];

  for (const draw of draws)
    await make({ tokens: tokens(), fetch: platform, clock, random: () => draw })("https://platform.test/");

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

  const response = await channelFetch({ tokens: tokens(), fetch: platform, timeoutMs: 20 })("https://channel.test/");

  expect(response.status).toBe(200);
  expect(attempts).toBe(3);
});
