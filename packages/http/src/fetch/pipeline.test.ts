import { inspect } from "node:util";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { systemClock } from "../clock.ts";
import { ArgumentError } from "../errors.ts";
import { createVirtualClock } from "../virtual-clock.ts";
import {
  type Wrap,
  pipeline,
  findRequest,
  type Fetch,
  readHints,
  withHints,
  withTimeout,
  withRetry,
  type RetryOptions,
} from "./pipeline.ts";

test("pipeline() sends a request through its steps from the last to the first", async () => {
  const passed: string[] = [];
  const step =
    (name: string): Wrap =>
    (next) =>
    (input, init) => {
      passed.push(name);
      return next(input, init);
    };
  const platform = async () => {
    passed.push("platform");
    return new Response();
  };

  await pipeline(platform, step("inner"), step("outer"))("https://platform.test");

  expect(passed).toEqual(["outer", "inner", "platform"]);
});

test("a Request is found, and an address is none", () => {
  const request = new Request("https://a.test");

  expect(findRequest(request)).toBe(request);
  expect(findRequest("https://a.test")).toBeUndefined();
  expect(findRequest(new URL("https://a.test"))).toBeUndefined();
});

test("hints reach the innermost step through steps that copy the request", async () => {
  let heard;
  const fetch = pipeline(
    async (_, init) => {
      heard = readHints(init);
      return new Response();
    },
    withTimeout(60_000),
    (next) => (input, init) => next(input, { ...init, headers: { a: "b" } }),
  );

  await fetch("https://channel.test/", withHints({ method: "GET" }, { sendOnce: true, timeoutMs: 70_000 }));

  expect(heard).toEqual({ sendOnce: true, timeoutMs: 70_000 });
});

test("withRetry() never sends again what may be sent once", async () => {
  let sent = 0;
  const broken: Fetch = async () => {
    sent += 1;
    return new Response(null, { status: 503 });
  };

  const answer = await withRetry()(broken)("https://channel.test/", withHints({ method: "GET" }, { sendOnce: true }));

  expect([answer.status, sent]).toEqual([503, 1]);
});

test("withTimeout() waits as long as the call says", async () => {
  const patient: Fetch = (_, init) =>
    new Promise((resolve, reject) => {
      init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
      setTimeout(() => resolve(new Response("late")), 50);
    });

  const answer = await withTimeout(1)(patient)("https://channel.test/", withHints({}, { timeoutMs: 60_000 }));

  expect(await answer.text()).toBe("late");
});

const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error));
  });

test("withTimeout() gives up a request that takes too long", async () => {
  await expect(withTimeout(5)(silent)("https://platform.test")).rejects.toMatchObject({ name: "TimeoutError" });
});

test("withTimeout() goes by the clock that is handed in, to the millisecond", async () => {
  const clock = createVirtualClock();
  const outcomes: string[] = [];
  const sending = withTimeout(90_000, { clock })(silent)("https://platform.test").catch((error: Error) =>
    outcomes.push(error.name),
  );

  await clock.advance(89_999);
  expect(outcomes).toEqual([]);
  await clock.advance(1);
  await sending;
  expect(outcomes).toEqual(["TimeoutError"]);
});

const calls: Record<string, (signal: AbortSignal) => Parameters<Fetch>> = {
  "the init": (signal) => ["https://platform.test", { signal }],
  "the Request": (signal) => [new Request("https://platform.test", { signal })],
};

test.each(Object.entries(calls))("withTimeout() still listens to the signal of %s", async (_, call) => {
  const stop = new AbortController();
  const reason = new Error("enough");

  const answer = withTimeout(60_000)(silent)(...call(stop.signal));
  stop.abort(reason);

  await expect(answer).rejects.toBe(reason);
});

test.each(Object.entries(calls))("withTimeout() has its time limit beside the signal of %s", async (_, call) => {
  const clock = createVirtualClock();
  const answer = withTimeout(1_000, { clock })(silent)(...call(new AbortController().signal));
  const ended = answer.catch((error: Error) => error.name);

  await clock.advance(1_000);

  expect(await ended).toBe("TimeoutError");
});

test.each([0, -1, 0.5, 1500.5, Number.NaN, 2 ** 31])("withTimeout(%d) is refused", (timeoutMs) => {
  expect(() => withTimeout(timeoutMs)).toThrow("timeoutMs must be a whole number from 1 to 2147483647");
});

const url = "https://channel.test/v1/channel/event";
const immediately = { clock: { ...systemClock, sleep: async () => {} } };

/** A platform that answers these, one after the other; an `Error` is thrown. */
function answers(...list: (number | Error)[]): Fetch & { calls: { method: string; body: unknown }[] } {
  const calls: { method: string; body: unknown }[] = [];
  const fetch: Fetch = async (_, init) => {
    calls.push({ method: init?.method ?? "GET", body: init?.body });
    const next = list[calls.length - 1] ?? list.at(-1)!;
    if (typeof next !== "number") throw next;
    return new Response(null, { status: next });
  };
  return Object.assign(fetch, { calls });
}

test.each([408, 429, 500, 502, 503, 504])("withRetry() sends again after %i", async (status) => {
  const platform = answers(status, 200);

  const response = await withRetry(immediately)(platform)(url);

  expect(response.status).toBe(200);
  expect(platform.calls).toHaveLength(2);
});

test.each([400, 401, 403, 404, 409, 410, 422, 501])("withRetry() returns a %i as it is", async (status) => {
  const platform = answers(status, 200);

  expect((await withRetry(immediately)(platform)(url)).status).toBe(status);
});

test("withRetry() returns the last answer when attempts run out", async () => {
  const platform = answers(503);

  const response = await withRetry({ ...immediately, retries: 2 })(platform)(url);

  expect(response.status).toBe(503);
  expect(platform.calls).toHaveLength(3);
});

test("withRetry() sends again when the connection fails, and throws the last failure", async () => {
  const platform = answers(new TypeError("fetch failed"), new TypeError("fetch failed"), new TypeError("the last"));

  await expect(withRetry(immediately)(platform)(url)).rejects.toThrow("the last");
  expect(platform.calls).toHaveLength(3);
});

test.each(["POST", "PATCH"])("withRetry() sends a %s once unless it is told otherwise", async (method) => {
  const once = answers(503, 200);
  const twice = answers(503, 200);

  await withRetry(immediately)(once)(url, { method, body: "{}" });
  await withRetry({ ...immediately, methods: [method] })(twice)(url, { method, body: "{}" });

  expect(once.calls).toHaveLength(1);
  expect(twice.calls).toEqual([
    { method, body: "{}" },
    { method, body: "{}" },
  ]);
});

test("a call says itself whether it may be repeated, and its method only where it does not", async () => {
  const [patch, put] = [answers(503, 200), answers(503, 200)];

  await withRetry(immediately)(patch)(url, withHints({ method: "PATCH", body: "{}" }, { repeats: true }));
  await withRetry(immediately)(put)(url, withHints({ method: "PUT", body: "{}" }, { repeats: false }));

  expect([patch.calls.length, put.calls.length]).toEqual([2, 1]);
});

test("what a call says of itself survives other fields of init, and is lost in a new Request", async () => {
  const [kept, lost] = [answers(503, 200), answers(503, 200)];
  const init = withHints({ method: "PUT" }, { repeats: false });

  await withRetry(immediately)(kept)(url, { ...init, headers: { "x-more": "1" } });
  await withRetry(immediately)(lost)(new Request("https://platform.test", init));

  expect([kept.calls.length, lost.calls.length]).toEqual([1, 2]);
});

test("an idempotency key lets any call be repeated", async () => {
  const platform = answers(503, 200);

  await withRetry(immediately)(platform)(url, { method: "POST", body: "{}", headers: { "Idempotency-Key": "1" } });

  expect(platform.calls).toHaveLength(2);
});

test.each([
  ["with a wait that can be kept", 429, { "retry-after": "60" }, 2],
  ["with a wait that is too long", 429, { "retry-after": "61" }, 1],
  ["without a wait", 429, {}, 1],
  ["of another kind", 503, { "retry-after": "1" }, 1],
])(
  "a POST is sent again after a refusal %s only if the platform did not carry it out: %i",
  async (_, status, headers, sent) => {
    const clock = createVirtualClock();
    let calls = 0;
    const platform: Fetch = async () => {
      calls += 1;
      return new Response(null, { status: calls === 1 ? status : 200, headers });
    };

    const sending = withRetry({ clock })(platform)(url, { method: "POST", body: "{}" });
    await clock.advance(70_000);
    await sending;

    expect(calls).toBe(sent);
  },
);

test("withRetry() sends a stream once", async () => {
  const platform = answers(503, 200);
  const body = new Blob(["x"]).stream();

  const response = await withRetry(immediately)(platform)(url, { method: "PUT", body });

  expect(response.status).toBe(503);
});

test("withRetry() waits as long as the platform asks", async () => {
  const sleep = vi.fn(async () => {});
  const platform: Fetch = vi
    .fn<Fetch>()
    .mockResolvedValueOnce(new Response(null, { status: 429, headers: { "retry-after": "3" } }))
    .mockResolvedValueOnce(new Response(null, { status: 200 }));

  await withRetry({ clock: { ...systemClock, sleep } })(platform)(url);

  expect(sleep).toHaveBeenCalledExactlyOnceWith(3_000, { signal: undefined });
});

test("withRetry() stops waiting at once when the caller aborts", async () => {
  const stop = new AbortController();
  const platform: Fetch = async () => {
    setImmediate(() => stop.abort(new Error("enough")));
    return new Response(null, { status: 503, headers: { "retry-after": "3000" } });
  };

  await expect(withRetry()(platform)(url, { signal: stop.signal })).rejects.toThrow("enough");
});

test("withRetry() does not try again what the caller aborted", async () => {
  const stop = new AbortController();
  const platform = vi.fn<Fetch>(async () => {
    stop.abort(new Error("enough"));
    throw stop.signal.reason;
  });

  await expect(withRetry(immediately)(platform)(url, { signal: stop.signal })).rejects.toThrow("enough");
  expect(platform).toHaveBeenCalledTimes(1);
});

test.each([-1, 1.5, Number.NaN])("withRetry() refuses %d retries", (retries) => {
  expect(() => withRetry({ retries })).toThrow(`Cannot retry as retries must be a whole number >= 0: got ${retries}`);
});

test("what Node takes for a stream is sent once, and an answer that broke off is passed over", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  const answers = [new Response(broken, { status: 503 }), new Response("fine")];
  async function* chunks() {
    yield new Uint8Array(1);
  }
  let sent = 0;
  const busy = async () => {
    sent += 1;
    return new Response(null, { status: 503 });
  };
  const patient = withRetry({ baseMs: 0 });

  await patient(busy)("https://platform.test", { method: "PUT", body: chunks() as never });
  const answer = await patient(async () => answers.shift()!)("https://platform.test");

  expect(sent).toBe(1);
  await expect(answer.text()).resolves.toBe("fine");
});

test("withRetry() does not send again what one of our own errors has ended", async () => {
  const platform = answers(new ArgumentError("send a request", "its address", "be https", "http"));

  await expect(withRetry(immediately)(platform)(url)).rejects.toThrow("Cannot send a request");
  expect(platform.calls).toHaveLength(1);
});

test("what the last attempt throws has the cause of the runtime, without the raw answer in it", async () => {
  const raw = Object.assign(new Error("no HTTP"), { code: "HPE_INVALID", data: "canary" });
  const given = new TypeError("fetch failed", { cause: raw });

  const error: unknown = await withRetry(immediately)(answers(given))(url).catch((each: unknown) => each);

  expect(error).toBe(given);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toMatchObject({ name: "TypeError", cause: { message: "HPE_INVALID", code: "HPE_INVALID" } });
  expect(inspect(error, { showHidden: true, depth: Infinity })).not.toContain("canary");
});

test.each([new Error("of another kind", { cause: "anything" }), new DOMException("", "TimeoutError")])(
  "what is no error of a connection is thrown as it is: %s",
  async (given) => {
    const cause: unknown = given.cause;

    await expect(withRetry(immediately)(answers(given as Error))(url)).rejects.toBe(given);
    expect(given.cause).toBe(cause);
  },
);

/** The waits between attempts of a platform that always gives this answer. */
async function listWaits(headers: HeadersInit, options: RetryOptions = {}) {
  const clock = createVirtualClock();
  const at: number[] = [];
  const platform: Fetch = async () => {
    at.push(clock.monotonicMs());
    return new Response(null, { status: 503, headers });
  };
  const sending = withRetry({ clock, random: () => 0.5, ...options })(platform)("https://platform.test");
  await clock.advance(10_000_000);
  await sending;
  return at.slice(1).map((time, attempt) => Math.round(time - at[attempt]!));
}

test("by default two more attempts are made, after up to 250 and 500 ms, never more than 8 s, and 60 s where it is asked for", async () => {
  expect(await listWaits({})).toEqual([125, 250]);
  expect(await listWaits({}, { retries: 7 })).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 4_000]);
  expect(await listWaits({ "retry-after": "59" })).toEqual([59_000, 59_000]);
  expect(await listWaits({ "retry-after": "3600" })).toEqual([60_000, 60_000]);
});

test("each of its figures is used for what it says", async () => {
  const own = { retries: 3, baseMs: 100, capMs: 150, maxRetryAfterMs: 700 };

  expect(await listWaits({}, own)).toEqual([50, 75, 75]);
  expect(await listWaits({ "retry-after": "5" }, own)).toEqual([700, 700, 700]);
  expect(await listWaits({}, { retries: 0 })).toEqual([]);
  expect(() => withRetry({ baseMS: 5 } as never)).toThrow("baseMS must be a known option");
});

test("by default what HTTP calls idempotent is sent again, whatever the case of its name", async () => {
  const clock = createVirtualClock();
  const twice: string[] = [];
  for (const method of ["OPTIONS", "GET", "get", "HEAD", "PUT", "DELETE", "PATCH", "POST"]) {
    let sent = 0;
    const platform: Fetch = async () => new Response(null, { status: (sent += 1) === 1 ? 503 : 200 });
    const sending = withRetry({ clock })(platform)("https://platform.test", { method });
    await clock.advance(10_000);
    await sending;
    if (sent === 2) twice.push(method);
  }

  expect(twice).toEqual(["OPTIONS", "GET", "get", "HEAD", "PUT", "DELETE"]);
});

test("withRetry() ends the body of an answer before it sends again, so that its connection is free, and leaves the last one alone", async () => {
  const ended: string[] = [];
  let calls = 0;
  const platform: Fetch = async () => {
    const name = `answer ${(calls += 1)}`;
    const body = new ReadableStream({ cancel: () => void ended.push(name) });
    return new Response(body, { status: calls < 3 ? 503 : 200 });
  };

  await withRetry(immediately)(platform)(url);

  expect(ended).toEqual(["answer 1", "answer 2"]);
});

const now = Date.parse("2026-02-11T08:00:00Z");

/** How long withRetry() waits after the last of some attempts, by default after the first. */
async function measureWait(response: ResponseInit, { attempts = 1, random = 0.5 } = {}): Promise<number> {
  const waits: number[] = [];
  const clock = { ...systemClock, now: () => now, sleep: async (ms: number) => void waits.push(ms) };
  const retry = withRetry({ retries: attempts, clock, random: () => random });
  await retry(async () => new Response(null, response))("https://platform.test");
  return waits.at(-1)!;
}

test.each<[string, number, Record<string, string>, number]>([
  ["seconds, not milliseconds", 503, { "retry-after": "2" }, 2_000],
  ["an absurd value is cut", 503, { "retry-after": "86400" }, 60_000],
  ["a date in the past means now", 503, { "retry-after": "Wed, 11 Feb 2026 07:00:00 GMT" }, 0],
  ["a 429 without one waits for the quota's interval", 429, { "x-ratelimit-interval-length-seconds": "10" }, 10_000],
  ["an interval of 0 says nothing", 429, { "x-ratelimit-interval-length-seconds": "0" }, 125],
  [
    "an interval that is no whole number of seconds says nothing",
    429,
    { "x-ratelimit-interval-length-seconds": "1e3" },
    125,
  ],
  ["other failures do not", 503, { "x-ratelimit-interval-length-seconds": "10" }, 125],
  ["an unreadable one backs off", 429, { "retry-after": "soon" }, 125],
])("the wait before a retry: %s", async (_, status, headers, expected) => {
  expect(await measureWait({ status, headers })).toBe(expected);
});

test("withRetry() backs off with full jitter: from 0 to a bound that doubles up to its cap", async () => {
  const attempts = fc.integer({ min: 1, max: 40 });
  await fc.assert(
    fc.asyncProperty(attempts, fc.double({ min: 0, max: 0.999, noNaN: true }), async (count, random) => {
      const bound = Math.min(8_000, 250 * 2 ** (count - 1));

      expect(await measureWait({ status: 503 }, { attempts: count, random })).toBe(random * bound);
    }),
  );
});

test("a date of Retry-After is waited for by the clock that wrote it", async () => {
  const headers = {
    "retry-after": "Wed, 11 Feb 2026 09:00:05 GMT",
    date: "Wed, 11 Feb 2026 09:00:00 GMT",
  };

  expect(await measureWait({ status: 503, headers })).toBe(5_000); // their clock is an hour ahead
});

test("without a wait that is asked for, a POST is not sent again, however long a wait may be", async () => {
  const platform = answers(429, 200);

  await withRetry({ ...immediately, maxRetryAfterMs: Infinity })(platform)(url, { method: "POST", body: "{}" });

  expect(platform.calls).toHaveLength(1);
});
