import assert from "node:assert/strict";
import { expect, test } from "vitest";
import { ApiError, ArgumentError } from "./errors.ts";
import { recordCalls, type RecordCallsOptions } from "./record-calls.ts";
import { createCallSender } from "./send.ts";
import { createVirtualClock } from "./virtual-clock.ts";

/** A client whose calls are recorded, and a platform that answers as it is told. */
function setUp(options: RecordCallsOptions = {}) {
  const clock = createVirtualClock();
  const calls = recordCalls({ clock, ...options });
  const answers: (Response | Error)[] = [];
  const core = createCallSender({
    what: "a client",
    baseUrl: "https://x.test/erp",
    telemetry: calls,
    fail: (place, ...facts) => new ApiError(place, ...facts),
    fetch: async () => {
      clock.setNow(clock.now());
      const answer = answers.shift() ?? Response.json({});
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const send = (method: string, params: object = { itemId: "c4n4ry" }) =>
    core.call({ operation: "Item_Get", method, path: "/v2/items/{itemId}", params }).catch((error: unknown) => error);
  return { calls, answers, send };
}

test("a call is recorded with its path as the specs write it, its status and its request id", async () => {
  const { calls, answers, send } = setUp();
  answers.push(Response.json({ name: "c4n4ry" }, { headers: { "x-request-id": "r-1", "x-other": "c4n4ry" } }));

  await send("GET");

  expect(calls.list()).toEqual([
    {
      ...{ at: "2026-01-01T00:00:00.000Z", operation: "Item_Get", method: "GET", path: "/v2/items/{itemId}" },
      ...{ status: 200, ms: 0, requestId: "r-1" },
    },
  ]);
});

test.each<[string, Response | Error, object]>([
  [
    "a refusal",
    Response.json({ errorList: [{ code: "VAL100", message: 'no item "c4n4ry"' }] }, { status: 400 }),
    { status: 400 },
  ],
  ["a page", new Response("<p>c4n4ry", { status: 502, headers: { "content-type": "text/html" } }), { status: 502 }],
  [
    "an answer that is no JSON",
    new Response("c4n4ry", { headers: { "content-type": "application/json" } }),
    { status: 200 },
  ],
  ["a lost connection", new TypeError("fetch failed for c4n4ry"), {}],
  [
    "a header that is no id",
    Response.json({}, { status: 500, headers: { "x-request-id": "c4n4ry = 7" } }),
    { status: 500 },
  ],
])("%s is recorded with its masked reason, and no value of it", async (_, answer, facts) => {
  const { calls, answers, send } = setUp();
  answers.push(answer);

  await send("POST");

  const [call] = calls.list();
  expect(call).toMatchObject({ ...facts, reason: expect.stringMatching(/^Cannot (complete|read)/) });
  expect(call).not.toHaveProperty("requestId");
  expect(JSON.stringify(calls) + String(calls)).not.toContain("c4n4ry");
});

test("a call that was not sent has no status, and a failure that is not ours only its name", async () => {
  const { calls, send } = setUp();

  await send("GET", {});
  await calls
    .observe({ operation: "a", method: "GET", path: "/a" }, () => Promise.reject(new Error("c4n4ry")))
    .catch(() => {});
  await calls
    .observe({ operation: "a", method: "GET", path: "/a" }, () =>
      Promise.reject(new DOMException("c4n4ry", "AbortError")),
    )
    .catch(() => {});

  expect(calls.list().map(({ status, reason }) => [status, reason])).toEqual([
    [undefined, expect.stringContaining("itemId must be given")],
    [undefined, "another error"],
    [undefined, "AbortError"],
  ]);
});

test("the last calls are kept, as many as are wanted, and each is told when it ends", async () => {
  const told: string[] = [];
  const { calls, send } = setUp({ most: 2, onCall: ({ method }) => void told.push(method) });

  for (const method of ["GET", "PUT", "DELETE"]) await send(method);

  expect(calls.list().map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
  expect(told).toEqual(["GET", "PUT", "DELETE"]);
});

test.each<[string, () => unknown]>([
  ["throws", () => assert.fail("the log is full")],
  ["rejects with nothing", async () => Promise.reject()], // oxlint-disable-line prefer-promise-reject-errors
  ["rejects", async () => Promise.reject(new Error("the log is full"))],
  ["never ends", async () => new Promise(() => {})],
])("a callback that %s changes nothing of the call: neither its answer nor its error", async (_, onCall) => {
  const { calls, answers, send } = setUp({ onCall });
  answers.push(Response.json({ id: 7 }), Response.json({}, { status: 404 }));

  expect(await send("GET")).toEqual({ id: 7 });
  expect(await send("GET")).toMatchObject({ status: 404 });
  expect(calls.list()).toHaveLength(2);
});

test("by default a hundred calls are kept", async () => {
  const { calls, send } = setUp();

  for (let sent = 0; sent < 101; sent += 1) await send("GET");

  expect(calls.list()).toHaveLength(100);
});

test("what was given out is a copy", async () => {
  const { calls, send } = setUp({ onCall: (call) => void (call.path = "changed") });
  await send("GET");

  calls.list()[0]!.path = "changed";

  expect(calls.list()[0]!.path).toBe("/v2/items/{itemId}");
});

test("the table has a line for each call", async () => {
  const { calls, answers, send } = setUp();
  answers.push(Response.json({}, { headers: { "x-request-id": "r-1" } }), Response.json({}, { status: 404 }));

  await send("GET");
  await send("DELETE");

  expect(String(calls)).toMatchInlineSnapshot(`
    "time          status  took  call                       request id  reason
    00:00:00.000  200     0 ms  GET /v2/items/{itemId}     r-1
    00:00:00.000  404     0 ms  DELETE /v2/items/{itemId}  -           Cannot complete Item_Get: x.test answered 404 to DELETE /erp/v2/items/{itemId}. Is the address right, with its path prefix?"
  `);
});

test("the answer of a call by path is recorded too", async () => {
  const { calls } = setUp();

  await calls.observe(
    { operation: "GET /a", method: "GET", path: "/a" },
    async () => new Response(null, { status: 404 }),
  );

  expect(calls.list()).toMatchObject([{ path: "/a", status: 404 }]);
});

test.each([0, 1.5, Number.NaN])("most: %d is refused", (most) => {
  expect(() => recordCalls({ most })).toThrow(ArgumentError);
});
