import { ArgumentError, ConnectionError, TimeoutError, type Fetch } from "@kontor/http";
import { expect, test } from "vitest";
import { createChannelClient } from "./client.generated.ts";
import { ChannelError } from "./errors.generated.ts";

const ids = { eventIdList: ["1"] };

function clientOf(fetch: Fetch, baseUrl = "https://channel.test/prefix/") {
  return createChannelClient({ baseUrl, fetch });
}

test("a client keeps the prefix of the base address and sends bare JSON", async () => {
  const sent: Request[] = [];
  const { events } = clientOf(async (input) => {
    sent.push(input as Request);
    return new Response(null, { status: 204 });
  });

  await events.acknowledge(ids);

  expect(sent[0]!.url).toBe("https://channel.test/prefix/v1/channel/event");
  expect(sent[0]!.headers.get("content-type")).toBe("application/json");
  expect(sent[0]!.redirect).toBe("manual");
  await expect(sent[0]!.text()).resolves.toBe('{"eventIdList":["1"]}');
});

test("a client writes a form as a form", async () => {
  const { auth } = clientOf(async (input) => {
    expect((input as Request).headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    await expect((input as Request).text()).resolves.toBe("refreshToken=a+b%26c");
    return Response.json({});
  });

  await auth.exchangeRefreshToken({ refreshToken: "a b&c" });

  expect.assertions(2);
});

test("a client types a failed connection and an answer that came too late", async () => {
  const refused = clientOf(() =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) })),
  );
  const late = clientOf(() => Promise.reject(new DOMException("late", "TimeoutError")));

  await expect(refused.events.acknowledge(ids)).rejects.toThrow(ConnectionError);
  await expect(refused.events.acknowledge(ids)).rejects.toThrow(
    "Cannot complete Events_Acknowledge as the connection failed: ECONNREFUSED",
  );
  await expect(late.events.acknowledge(ids)).rejects.toThrow(TimeoutError);
});

test("a client rejects with the caller's own reason when the caller aborts", async () => {
  const { events } = clientOf(
    (input) =>
      new Promise((_, reject) =>
        (input as Request).signal.addEventListener("abort", () => reject(new TypeError("aborted"))),
      ),
  );
  const stop = new AbortController();
  const pending = events.acknowledge(ids, { signal: stop.signal });

  stop.abort(new Error("enough"));

  await expect(pending).rejects.toThrow("enough");
});

test("a client names a body that cannot be written", async () => {
  const { events } = clientOf(async () => new Response());
  const circular: { self?: unknown } = {};
  circular.self = circular;

  await expect(events.acknowledge(circular as unknown as typeof ids)).rejects.toThrow(ArgumentError);
  await expect(events.acknowledge({ n: 1n } as unknown as typeof ids)).rejects.toThrow(
    "Cannot send Events_Acknowledge as the request must be one that can be written",
  );
});

test.each(["", "channel.test", "ftp://channel.test", "/v1", "http://channel.test"])(
  "a client refuses the base address %j",
  (baseUrl) => {
    expect(() => clientOf(globalThis.fetch, baseUrl)).toThrow(
      "Cannot create a channel client as baseUrl must be an https address (http only to this machine)",
    );
  },
);

test("a client does not follow a redirect, which would carry the key elsewhere", async () => {
  const { events } = clientOf(
    async () => new Response(null, { status: 302, headers: { location: "https://elsewhere.test/" } }),
  );

  await expect(events.acknowledge(ids)).rejects.toThrow("platform answered 302");
});

test("a client throws a ChannelError with the platform's own words, which it does not print", async () => {
  const body = { errorList: [{ code: "VAL100", message: "eventIdList: too many", severity: "error", hint: null }] };
  const { events } = clientOf(async () => Response.json(body, { status: 400 }));

  const error: unknown = await events.acknowledge(ids).catch((reason: unknown) => reason);

  expect(error).toBeInstanceOf(ChannelError);
  expect((error as ChannelError).details?.errorList?.[0]).toEqual({
    code: "VAL100",
    message: "eventIdList: too many",
    severity: "error",
  });
  expect(JSON.stringify(error)).not.toContain("too many");
});

test("details is undefined where the platform sent something else", async () => {
  const { events } = clientOf(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));

  const error = (await events.list().catch((reason: unknown) => reason)) as ChannelError;

  expect(error.details).toBeUndefined();
  expect(error.body).toBe("<h1>Bad gateway</h1>");
});
