import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { refreshExchange } from "./refresh-exchange.ts";

const given = { baseUrl: "https://channel.test", refreshToken: "r" };

test("a token call that hangs ends after ten seconds", async () => {
  const clock = createVirtualClock();
  const signals: AbortSignal[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    signals.push(init!.signal!);
    return new Promise<Response>((__, reject) => {
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
    });
  };
  const ended = refreshExchange({ ...given, fetch, clock })({}).catch((error: unknown) => error);

  await clock.advance(9_999);
  expect(signals[0]!.aborted).toBe(false);
  await clock.advance(1);

  expect(signals[0]!.aborted).toBe(true);
  expect(await ended).toMatchObject({ code: "ERR_PLATFORM_TOKEN" });
});

test("what an answer says of its quota is told with the token", async () => {
  const headers = { "x-ratelimit-limit": "5", "x-ratelimit-interval-length-seconds": "30" };
  const fetch = async () => Response.json({ authToken: "t", expiresIn: 60 }, { headers });

  expect(await refreshExchange({ ...given, fetch })({})).toMatchObject({ quota: { requests: 5, perSeconds: 30 } });
});
