import { expect, test } from "vitest";
import type { Clock } from "./clock.ts";
import { withRetry } from "./fetch/pipeline.ts";
import { type CallQuotasOptions, createPace, watchRequest, withCallQuotas } from "./pace.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const baseUrl = "https://channel.test";

/** Sends to an address again and again, and says when each request arrived, in whole seconds. */
async function arrivals(requests: [method: string, path: string][], { share = 1 } = {}) {
  const clock = createVirtualClock();
  const seen: string[] = [];
  const fetch = withCallQuotas({ share, clock })(async (input, init) => {
    const { pathname } = new URL(input as string);
    seen.push(`${init!.method} ${pathname} after ${clock.monotonicMs() / 1_000} s`);
    return new Response();
  });
  void (async () => {
    for (const [method, path] of requests) await fetch(`${baseUrl}${path}`, { method });
  })();
  await clock.advance(100_000);
  return seen;
}

test("each operation has the figures of its spec: 10, 60, 600 and 1,500 in a minute", async () => {
  const figures = {
    "PUT /v1/seller/offer/stock": 10,
    "POST /v1/channel/ticket": 60,
    "PUT /v1/channel/order/status": 600,
    "POST /v1/channel/offer/listed": 1_500,
  };
  for (const [call, requests] of Object.entries(figures)) {
    const [method, path] = call.split(" ") as [string, string];
    const seen = await arrivals(Array.from({ length: requests + 1 }, () => [method, path]));

    expect(seen.filter((line) => line.endsWith("after 0 s"))).toHaveLength(requests);
    expect(seen.at(-1)).toMatch(/after 60 s$/);
  }
});

test("operations with the same figures share a budget, others do not wait for them", async () => {
  const seen = await arrivals([
    ...Array.from({ length: 10 }, (): [string, string] => ["PUT", "/v1/seller/offer/stock"]),
    ["POST", "/v1/channel/offer/listed"],
    ["PUT", "/v1/seller/offer/price"],
  ]);

  expect(seen.slice(-2)).toEqual(["POST /v1/channel/offer/listed after 0 s", "PUT /v1/seller/offer/price after 60 s"]);
});

test("the event queue and what the specs do not name pass", async () => {
  const requests: [string, string][] = [
    ...Array.from({ length: 300 }, (): [string, string] => ["GET", "/v1/channel/event"]),
    ...Array.from({ length: 300 }, (): [string, string] => ["GET", "/v1/channel/something"]),
  ];

  expect((await arrivals(requests)).every((line) => line.endsWith("after 0 s"))).toBe(true);
});

test("a share leaves the rest to others, 0.8 of it by default", async () => {
  const clock = createVirtualClock();
  const sentAt: number[] = [];
  const fetch = withCallQuotas({ clock })(async () => {
    sentAt.push(clock.monotonicMs());
    return new Response();
  });
  void (async () => {
    for (let sent = 0; sent < 9; sent += 1) await fetch(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT" });
  })();
  await clock.advance(100_000);

  expect(sentAt).toEqual([...Array.from({ length: 8 }, () => 0), 60_000]);
  expect(() => withCallQuotas({ share: 0 })).toThrow("share must be above 0 and up to 1");
});

test("a wait ends with the signal of the call", async () => {
  const fetch = withCallQuotas({ share: 0.1, clock: createVirtualClock() })(async () => new Response());
  const stop = new AbortController();
  await fetch(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT" });

  const waiting = fetch(new Request(`${baseUrl}/v1/seller/offer/stock`, { method: "PUT", signal: stop.signal }));
  stop.abort(new Error("enough"));

  await expect(waiting).rejects.toThrow("enough");
});

const url = "https://x.test/v2/stocks";
const quota = { requests: 240, perSeconds: 60 };

test("a request counts from its answer, because the platform may have counted it as late as that", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    await clock.sleep(10_000);
    return new Response(null);
  };

  void pace(send, url).then(() => pace(send, url));
  await clock.advance(80_000);

  expect(sentAt).toEqual([0, 70_000]);
});

test("a request without an answer counts too", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 1, perSeconds: 60 }, clock });
  const sentAt: number[] = [];
  const failure = new Error("no connection");

  await expect(pace(() => Promise.reject(failure), url)).rejects.toBe(failure);
  void pace(async () => (sentAt.push(clock.monotonicMs()), new Response(null)), url);
  await clock.advance(80_000);

  expect(sentAt).toEqual([60_000]);
});

test("the smallest share of the smallest quota is one request", async () => {
  const pace = createPace({ share: 0.01, quota: { requests: 2, perSeconds: 60 }, clock: createVirtualClock() });

  expect((await pace(async () => new Response(null), url)).status).toBe(200);
});

test("if answers ask for two waits, the longer one counts", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const waits = ["100", "1"];
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    const after = waits.shift();
    return new Response(null, after ? { status: 429, headers: { "retry-after": after } } : {});
  };
  await Promise.all([pace(send, url), pace(send, url)]);

  void pace(send, url);
  await clock.advance(200_000);

  expect(sentAt).toEqual([0, 0, 100_000]);
});

/** Tells when the request after this answer is sent, in ms. */
async function findSecondSend(answer: Response, perSeconds: number): Promise<number | undefined> {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota: { requests: 240, perSeconds }, clock });
  let sentAt: number | undefined;
  await pace(async () => answer, url);
  void pace(async () => ((sentAt = clock.monotonicMs()), new Response(null)), url);
  await clock.advance(100_000_000);
  return sentAt;
}

test.each([
  ["a Retry-After of a day", 429, { "retry-after": "86400" }],
  ["a Retry-After of three years", 429, { "retry-after": "99999999" }],
  ["a Retry-After that is a date in 2099", 429, { "retry-after": "Thu, 01 Jan 2099 00:00:00 GMT" }],
])("%s is waited for ten minutes at most, or the interval of the given quota", async (_, status, headers) => {
  expect(await findSecondSend(new Response(null, { status, headers }), 60)).toBe(600_000);
  expect(await findSecondSend(new Response(null, { status, headers }), 3_600)).toBe(3_600_000);
});

test("an interval of a day is not learned, so a used-up quota is waited for as long as the given one", async () => {
  const headers = {
    "x-ratelimit-limit": "240",
    "x-ratelimit-interval-length-seconds": "86400",
    "x-ratelimit-remaining": "0",
  };

  expect(await findSecondSend(new Response(null, { headers }), 60)).toBe(60_000);
});

/** The platform's window of one credential, whoever sends. */
function createPlatform(clock: Pick<Clock, "monotonicMs" | "sleep">) {
  const sentAt: number[] = [];
  const send = async () => {
    const now = clock.monotonicMs();
    sentAt.push(now);
    const remaining = Math.max(0, quota.requests - sentAt.filter((at) => at > now - 60_000).length);
    const headers = {
      "x-ratelimit-limit": `${quota.requests}`,
      "x-ratelimit-interval-length-seconds": "60",
      "x-ratelimit-remaining": `${remaining}`,
    };
    await clock.sleep(50); // Others are sent meanwhile.
    return new Response(null, { headers });
  };
  return { sentAt, send };
}

test("a process that takes over sends only what the one before it has left of the quota", async () => {
  const clock = createVirtualClock();
  const { sentAt, send } = createPlatform(clock);
  const drain = async (requests: number, beside: number) => {
    const pace = createPace({ share: 0.8, quota, clock });
    const drainPart = async () => {
      for (let sent = 0; sent < requests / beside; sent += 1) await pace(send, url);
    };
    await Promise.all(Array.from({ length: beside }, drainPart));
  };
  void drain(152, 4);
  await clock.advance(10_000);

  void drain(400, 5);
  await clock.advance(300_000);

  expect(sentAt.length).toBe(552);
  for (const from of sentAt)
    expect(sentAt.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(quota.requests);
});

test("a quota that an answer states is kept from then on", async () => {
  const clock = createVirtualClock();
  const pace = createPace({ share: 1, quota, clock });
  const headers = { "x-ratelimit-limit": "2", "x-ratelimit-interval-length-seconds": "60" };
  const sentAt: number[] = [];
  const send = async () => {
    sentAt.push(clock.monotonicMs());
    return new Response(null, { headers });
  };

  const sent = Array.from({ length: 5 }, () => send).reduce(
    (before, each) => before.then(() => pace(each, url)),
    pace(send, url),
  );
  await clock.advance(180_000);
  await sent;

  expect(sentAt).toEqual([0, 0, 60_000, 60_000, 120_000, 120_000]);
});

/** Sends this many requests at once, or one after the other, to an ERP that allows so many in fixed windows of a minute. */
async function sendToErp(erp: { requests: number; headers?: boolean }, options: CallQuotasOptions, beside: number) {
  const clock = createVirtualClock();
  let [window, used, refused] = [0, 0, 0];
  const answers = async () => {
    await clock.sleep(20);
    const now = Math.floor(clock.now() / 60_000);
    used = now === window ? used + 1 : 1;
    window = now;
    const isRefused = used > erp.requests;
    refused += Number(isRefused);
    const told = { "x-ratelimit-limit": `${erp.requests}`, "x-ratelimit-interval-length-seconds": "60" };
    const headers = erp.headers ? { ...told, "x-ratelimit-remaining": `${Math.max(0, erp.requests - used)}` } : {};
    return new Response(null, { status: isRefused ? 429 : 200, headers });
  };
  const fetch = withCallQuotas({ share: 1, clock, ...options })(answers);
  let sent = 0;
  let done = 0;
  const sendAll = async () => {
    while (sent < 100) {
      sent += 1;
      await fetch("https://x.test/erp/v2/stocks", { method: "POST" });
      done += 1;
    }
  };
  void Promise.all(Array.from({ length: beside }, sendAll));
  await clock.advanceUntil(() => done === 100, 600_000);
  return refused;
}

test.each([1, 7, 100])(
  "100 calls of the ERP, %i at a time, are never refused: its own answers or the caller tell the quota",
  async (beside) => {
    const own = { erp: { requests: 40, perSeconds: 60 } };

    expect(await sendToErp({ requests: 60, headers: true }, {}, beside)).toBe(0);
    expect(await sendToErp({ requests: 40 }, own, beside)).toBe(0);
    expect(await sendToErp({ requests: 10, headers: true }, own, 1)).toBe(0); // The answer corrects what the caller believes.
    expect(await sendToErp({ requests: 200 }, {}, beside)).toBe(0);
  },
);

test("all calls of the ERP share one budget, and those of the channel do not wait for it", async () => {
  const clock = createVirtualClock();
  const seen: string[] = [];
  const fetch = withCallQuotas({ erp: { requests: 2, perSeconds: 60 }, share: 1, clock })(async (input) => {
    seen.push(`${new URL(input as string).pathname} ${clock.monotonicMs() / 1000}`);
    return new Response();
  });

  for (const path of [
    "/erp/v2/stocks",
    "/erp/v2/items/7",
    "/v2/authentication",
    "/v2/seller/offer",
    "/v1/channel/none",
  ])
    void fetch(`https://x.test${path}`);
  await clock.advance(60_000);

  expect(seen.toSorted()).toEqual([
    ...["/erp/v2/items/7 0", "/erp/v2/stocks 0", "/v1/channel/none 0", "/v2/authentication 60", "/v2/seller/offer 0"],
  ]);
});

test("while the quota is unknown the first answer is waited for, also after a failure and an abort", async () => {
  const clock = createVirtualClock();
  const sentAt: number[] = [];
  const failures = [new TypeError("fetch failed")];
  const fetch = withCallQuotas({ clock })(async () => {
    sentAt.push(clock.monotonicMs());
    await clock.sleep(100);
    if (failures.length > 0) throw failures.pop();
    return new Response();
  });
  const stop = new AbortController();
  const all = Promise.allSettled([
    fetch(url),
    fetch(url, { signal: stop.signal }),
    ...Array.from({ length: 3 }, () => fetch(url)),
  ]);

  stop.abort(new Error("enough"));
  await clock.advance(1_000);

  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected", ...Array(3).fill("fulfilled")]);
  expect(sentAt).toEqual([0, 100, 200, 200]);
});

test("a retry waits for its turn as well, and counts; what a retried answer says is kept by all", async () => {
  const clock = createVirtualClock();
  const sentAt: number[] = [];
  const answers = [
    new Response(null, { status: 429, headers: { "retry-after": "5" } }),
    new Response(null, { status: 503 }),
  ];
  const quotas = withCallQuotas({ erp: { requests: 3, perSeconds: 60 }, share: 1, clock });
  const fetch = quotas(
    withRetry({ clock, random: () => 0 })(async () => {
      sentAt.push(clock.monotonicMs() / 1000);
      return answers.shift() ?? new Response();
    }),
  );

  void fetch(url);
  await clock.advance(1_000);
  void fetch(url);
  await clock.advance(200_000);

  expect(sentAt).toEqual([0, 5, 5, 60]);
});

test("watchRequest() is told the wait and the sending of the first request of a signal, and nothing of later ones", async () => {
  const clock = createVirtualClock();
  const fetch = withCallQuotas({ erp: { requests: 1, perSeconds: 60 }, clock })(async () => new Response());
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const told: string[] = [];
  for (const [index, { signal }] of [first, second, third].entries())
    watchRequest(signal, (place) => told.push(`${index + 1} ${place}`));

  await fetch(url, { signal: first.signal });
  void fetch(url, { signal: first.signal });
  const waiting = fetch(url, { signal: second.signal }).catch((error: unknown) => error);
  await clock.advance(10);

  await fetch(`${baseUrl}/v1/channel/no/quota`, { signal: third.signal });
  void fetch(url, { signal: third.signal });

  expect(told).toEqual(["1 sent", "2 waits", "3 sent"]);
  second.abort("enough");
  expect(await waiting).toBe("enough");
});

test.each([
  [{ erp: { requests: 0, perSeconds: 60 } }, "erp must have requests >= 1 and perSeconds > 0"],
  [{ erp: { requests: 60 } }, "erp must have requests >= 1 and perSeconds > 0"],
  [{ erp: { requests: 60, perSecond: 1 } }, "the nearest is erp.perSeconds"],
  [{ share: 1.01 }, "share must be above 0 and up to 1"],
  [{ clock: {} }, "clock.now must be a function"],
])("%j is refused", (options, problem) => {
  expect(() => withCallQuotas(options as CallQuotasOptions)).toThrow(problem);
});

test.each([
  ["of a day", "10000", "86400", "9990"],
  ["of a day that is used up but for one", "10000", "86400", "1"],
  ["of 23 digits", "9".repeat(23), "60", "10"],
  ["of an interval of 23 digits", "60", "9".repeat(23), "10"],
  ["that allows nothing", "0", "60", "10"],
])("an answer that states a quota %s changes no other quota", async (_, limit, interval, remaining) => {
  const names = { "x-ratelimit-limit": limit, "x-ratelimit-interval-length-seconds": interval };
  for (const erp of [undefined, { requests: 60, perSeconds: 60 }]) {
    const clock = createVirtualClock();
    const headers = { ...names, "x-ratelimit-remaining": remaining };
    const fetch = withCallQuotas({ ...(erp && { erp }), share: 1, clock })(async () => new Response(null, { headers }));
    let answers = 0;
    void (async () => {
      for (; answers < 60; answers += 1) await fetch(`${baseUrl}/erp/v2/stocks`, { method: "POST" });
    })();
    await clock.advance(1_000);

    expect(answers).toBe(60);
  }
});
