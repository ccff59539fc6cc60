import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "./errors.ts";
import { type Fetch, readHints, withTimeout } from "./fetch/pipeline.ts";
import type { CallPlace } from "./hints.ts";
import { encodeForm, encodeMultipart } from "./encode.ts";
import { type PreparedCall, type ResponseFacts } from "./request.ts";
import { toSecret } from "./secret.ts";
import { createCallSender, checkCall, checkTelemetry, withRules } from "./send.ts";

const fail = (place: CallPlace, status: number, body: unknown, headers: Headers) =>
  new ApiError(place, status, body, headers);
const open = { operation: "Shop_Open", method: "POST", path: "/shops/{id}", params: { id: "1" }, required: ["id"] };
const nothing: Fetch = async () => new Response(null, { status: 204 });

test("a call writes its address, its headers and its body plainly", async () => {
  const sent: Parameters<Fetch>[] = [];
  const fetch: Fetch = async (...each) => {
    sent.push(each);
    return nothing("");
  };
  const options = { what: "a client", baseUrl: "https://platform.test/erp/ ", headers: { "x-app": "a" } };
  const { call } = createCallSender({ ...options, fetch, fail });

  await call({ ...open, body: { name: "Ann" } });
  await call({ ...open, body: { name: "Ann" }, form: encodeForm });

  const common = { method: "POST", redirect: "manual" };
  const headers = { "content-type": "application/json", "x-app": "a" };
  expect(sent).toEqual([
    ["https://platform.test/erp/shops/1", { ...common, headers, body: '{"name":"Ann"}' }],
    [
      "https://platform.test/erp/shops/1",
      {
        ...common,
        headers: { "x-app": "a", "content-type": "application/x-www-form-urlencoded;charset=UTF-8" },
        body: "name=Ann",
      },
    ],
  ]);
});

test("a call tells its caller the status, the headers and the request id of its answer, whatever it says", async () => {
  const heard: unknown[] = [];
  const options = {
    onResponse: ({ status, headers, requestId }: ResponseFacts) =>
      void heard.push([status, headers.get("x-a"), requestId]),
  };
  const fetch: Fetch = async () =>
    new Response("{}", { status: heard.length === 0 ? 200 : 500, headers: { "x-a": "b", "X-Request-Id": "r-1" } });
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  await call({ ...open, options });
  await expect(call({ ...open, options })).rejects.toThrow("500");

  expect(heard).toEqual([
    [200, "b", "r-1"],
    [500, "b", "r-1"],
  ]);
});

test("an observer that loses the answer sends no second request", async () => {
  const fetch = vi.fn(nothing);
  const observe = (_: unknown, run: () => Promise<unknown>) => void run();
  const telemetry = { observe } as never;
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail, telemetry });

  await call(open);

  expect(fetch).toHaveBeenCalledTimes(1);
});

test("an observer is told which operation it is, and nothing that it carries", async () => {
  const seen: unknown[] = [];
  const { call } = createCallSender({
    what: "a client",
    baseUrl: "https://platform.test",
    fetch: nothing,
    fail,
    telemetry: {
      observe: (facts, run) => {
        seen.push(facts);
        return run();
      },
    },
  });

  await call({ ...open, body: { Password: "canary" } });

  expect(seen).toEqual([{ status: 204, operation: "Shop_Open", method: "POST", path: "/shops/{id}" }]);
  expect(inspect(seen, { depth: 9 })).not.toContain("canary");
});

test("a body that cannot be written is refused without being quoted", async () => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });

  const body = { canary: {} as object };
  body.canary = body;

  await expect(call({ ...open, body })).rejects.toThrow(
    "Cannot send Shop_Open as the request must be one that can be written (TypeError): got an object",
  );
});

const steps = [".", "..", "%2e%2E", ".%2e", "../x", "a/%2e./b", "a/", "/a", "a//b", "a\\b", "a%2fb", "a%5Cb"];

test.each(steps)("a value in a path cannot be %j: the call would go to another address", async (id) => {
  let isSent = false;
  const fetch: Fetch = async () => ((isSent = true), new Response(null, { status: 204 }));
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  await expect(call({ ...open, params: { id } })).rejects.toThrow(
    `Cannot send Shop_Open as id must be one step of a path: got text of ${id.length} characters`,
  );
  expect(isSent).toBe(false);
  for (const good of ["...", "stock-sync/1.4.0"])
    await expect(call({ ...open, params: { id: good } })).resolves.toBeUndefined();
});

test("a redirect is an error that names its status and the host it leads to", async () => {
  const fetch: Fetch = async () =>
    new Response(null, { status: 307, headers: { location: "https://elsewhere.test/?canary" } });
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  const error: unknown = await call(open).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ status: 307 });
  expect(String(error)).toContain(
    "platform.test answered 307 to POST /shops/{id}, a redirect to elsewhere.test, which is not followed",
  );
  expect(inspect(error, { showHidden: true, depth: Infinity })).not.toContain("canary");
});

test("a call that lacks what it needs is refused before it is sent", async () => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });

  for (const id of ["", undefined, null, []])
    await expect(call({ ...open, params: { id } })).rejects.toThrow("id must be given");
  await expect(call({ ...open, needsBody: true })).rejects.toThrow("the body must be given");
});

test("whoever gave up is told so, and what came too late is no broken connection", async () => {
  const reason = new Error("enough");
  const failing =
    (error: unknown): Fetch =>
    async () => {
      throw error;
    };
  const by = (fetch: Fetch) => createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  await expect(
    by(failing(new TypeError("broke"))).call({ ...open, options: { signal: AbortSignal.abort(reason) } }),
  ).rejects.toBe(reason);
  await expect(by(failing(new TypeError("broke"))).call(open)).rejects.toMatchObject({
    code: "ERR_PLATFORM_CONNECTION",
  });
  const late = new DOMException("late", "TimeoutError");
  await expect(by(failing(late)).call(open)).rejects.toMatchObject({ code: "ERR_PLATFORM_TIMEOUT" });
});

test("a call carries its hints to the steps around fetch", async () => {
  const seen: unknown[] = [];
  const fetch: Fetch = async (_, init) => {
    seen.push(readHints(init));
    return nothing("");
  };

  await createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail }).call({
    ...open,
    sendOnce: true,
    options: { timeoutMs: 5 },
  });

  expect(seen).toEqual([{ sendOnce: true, timeoutMs: 5 }]);
});

test("only a call for which every request has a cost, such as a fetch of events, says that no cache may answer", async () => {
  const seen: (RequestCache | undefined)[] = [];
  const fetch: Fetch = async (_, init) => {
    seen.push(init?.cache);
    return nothing("");
  };
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  for (const facts of [{ sendOnce: true }, { sendOnce: false }, {}, { method: "GET" }])
    await call({ ...open, ...facts });
  vi.stubGlobal("Request", class {}); // A runtime that refuses the field does not have it.
  onTestFinished(() => void vi.unstubAllGlobals());
  await call({ ...open, sendOnce: true });

  expect(seen).toEqual(["no-store", undefined, undefined, undefined, undefined]);
});

test("10,000 calls on one signal leave no listener behind, and an abort ends a call at once", async () => {
  const stop = new AbortController();
  const { signal } = stop;
  let answers = 0;
  const answering: Fetch = async () =>
    new Response((answers += 1) % 3 === 0 ? null : "{}", { status: answers % 5 === 0 ? 400 : 200 });
  const fetch = withTimeout(60_000)(answering);
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  for (let sent = 0; sent < 10_000; sent += 1) await call({ ...open, options: { signal } }).catch(() => {});
  expect(getEventListeners(signal, "abort")).toEqual([]);

  const hang: Fetch = (_, init) =>
    new Promise((__, reject) => init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error)));
  const { call: wait } = createCallSender({
    what: "a client",
    baseUrl: "https://platform.test",
    fetch: withTimeout(60_000)(hang),
    fail,
  });
  const waiting = wait({ ...open, options: { signal } });
  const reason = new Error("given up");
  stop.abort(reason);

  await expect(waiting).rejects.toBe(reason);
  expect(getEventListeners(signal, "abort")).toEqual([]);
});

test("what goes wrong behind a complete answer is not blamed on the connection", async () => {
  const fetch: Fetch = async () => Response.json({ name: "Ann" });
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
  const fault = new RangeError("a fault of ours");
  const failing = () => {
    throw fault;
  };

  await expect(call({ ...open, finish: failing })).rejects.toBe(fault);
  await expect(call({ ...open, decode: failing })).rejects.toBe(fault);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  "%s in a body is refused before anything is sent: JSON has no word for it",
  async (quantity) => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (...each) => (sent.push(each), new Response(null, { status: 204 }));
    const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

    for (const [place, form] of [["body.offerList[0]"], ["offerList[0]", encodeMultipart]] as const) {
      const calling = call({ ...open, body: { offerList: [{ quantity }] }, form });
      await expect(calling).rejects.toMatchObject({ code: "ERR_PLATFORM_ARGUMENT", argument: `${place}.quantity` });
      await expect(calling).rejects.toThrow(`as ${place}.quantity must be what JSON can hold: got ${quantity}`);
    }
    expect(sent).toEqual([]);
  },
);

test.each([2 ** 53, -(2 ** 53), 1e20])(
  "the whole number %s, which JavaScript has rounded, is refused in an address and in a body, and its text is not",
  async (number) => {
    const sent: unknown[] = [];
    const fetch: Fetch = async (...each) => (sent.push(each), new Response(null, { status: 204 }));
    const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
    const refused: [string, object][] = [
      ["id", { params: { id: number } }],
      ["ids[1]", { query: ["ids"], params: { id: 1, ids: [1, number] } }],
      ["body.offerList[0].quantity", { body: { offerList: [{ quantity: number }] } }],
      ["list[0].quantity", { body: { list: [{ quantity: number }] }, form: encodeMultipart }],
    ];

    for (const [name, more] of refused)
      await expect(call({ ...open, ...more })).rejects.toThrow(
        `as ${name} must be ${/^ids?\b/.test(name) ? "text or a number" : "what JSON can hold"}: got a number rounded beyond 2^53`,
      );
    expect(sent).toEqual([]);
    await call({ ...open, params: { id: String(number) }, body: { most: Number.MAX_SAFE_INTEGER, size: 1e21 } });
    expect(sent).toMatchObject([[`https://platform.test/shops/${number}`, { body: expect.stringContaining("1e+21") }]]);
  },
);

test.each([
  [
    "an option",
    { options: { timoutMs: 5 } },
    "timoutMs must be a known option (the nearest is timeoutMs): got a number",
  ],
  ["the inside of a call", { options: { finish: () => 0 } }, "finish must be a known option"],
  [
    "a parameter",
    { params: { id: "1", reasn: "canary" } },
    "reasn must be a known option (the nearest is reason): got text",
  ],
  [
    "a time limit that is none",
    { options: { timeoutMs: -5 } },
    "timeoutMs must be a whole number from 1 to 2147483647: got -5",
  ],
  [
    "a time limit as text",
    { options: { timeoutMs: "50" } },
    "timeoutMs must be a whole number from 1 to 2147483647: got 50",
  ],
])("%s that there is none of is refused before anything is sent", async (_, wrong, problem) => {
  let isSent = false;
  const fetch: Fetch = async () => ((isSent = true), new Response(null, { status: 204 }));
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });

  await expect(call({ ...open, query: ["reason"], ...wrong } as never)).rejects.toThrow(
    `Cannot send Shop_Open as ${problem}`,
  );
  expect(isSent).toBe(false);
  await call({ ...open, params: { id: "1", reason: undefined, other: undefined }, options: undefined });
  expect(isSent).toBe(true);
});

const prepared: PreparedCall = {
  operation: "Shop_Open",
  method: "POST",
  path: "/shops/{id}",
  params: { id: "1" },
  required: ["id"],
};
const check = (more: Partial<PreparedCall>) => () => checkCall("send Shop_Open", { ...prepared, ...more });

test.each([0, false, "0", 5n, new Date(0)])("%s is a value that a required parameter may have", (id) => {
  expect(check({ params: { id } })).not.toThrow();
});

test.each([undefined, null, "", []])("%j is no value for a required parameter", (id) => {
  expect(check({ params: { id } })).toThrow("Cannot send Shop_Open as id must be given");
});

test("a step of the path is refused only where the parameter stands in the path", () => {
  expect(check({ params: { id: ".." } })).toThrow("id must be one step of a path");
  expect(check({ path: "/shops", params: { id: ".." } })).not.toThrow();
});

test("a header is refused without its value where a header cannot carry it", () => {
  const header = ["x-note"];

  expect(check({ header, params: { id: "1", "x-note": "canary\n" } })).toThrow(
    "x-note must be text that a header can carry: got [secret]",
  );
  expect(check({ header, params: { id: "1", "x-note": "a note" } })).not.toThrow();
});

test.each([undefined, null])("the body %j is refused where the operation needs a body", (body) => {
  expect(check({ needsBody: true, body })).toThrow("the body must be given");
  expect(check({ needsBody: false, body })).not.toThrow();
});

test("throwOnRefused is an option only of a call that can be done in part", () => {
  const options = { throwOnRefused: true };

  expect(check({ options })).toThrow("throwOnRefused must be a known option");
  expect(check({ options, finish: () => undefined })).not.toThrow();
});

test("the body is shown to the check of the operation, with the action for its error", () => {
  const seen: unknown[] = [];
  const finish = Object.assign(() => undefined, { check: (...each: unknown[]) => void seen.push(each) });

  check({ body: { a: 1 }, finish })();

  expect(seen).toEqual([["send Shop_Open", { a: 1 }]]);
});

test.each([
  [null, "null"],
  [5, "5"],
  [{}, "an object"],
  [{ receive() {}, process() {} }, "an object"],
])("what cannot observe calls is refused: %j", (telemetry, got) => {
  expect(() => checkTelemetry("create a client", telemetry as never)).toThrow(
    `Cannot create a client as telemetry must be what openTelemetry() makes: got ${got}`,
  );
});

test("what observes calls is accepted, and so is nothing", () => {
  expect(() => checkTelemetry("create a client", { observe() {} })).not.toThrow();
  expect(() => checkTelemetry("create a client", undefined)).not.toThrow();
});

/** A client by path that answers each call with its method, its path and its options, and a telemetry that notes what it observes. */
function setUp(status = 200) {
  const names = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];
  const send = (method: string) => async (path: string, init?: object) => ({
    data: [method, path, init],
    response: new Response(null, { status }),
  });
  const noted: unknown[] = [];
  const observe = async <T>(call: object, run: () => Promise<T>): Promise<T> => {
    const result = await run();
    noted.push([call, (result as Response).status]);
    return result;
  };
  const methods = Object.fromEntries(names.map((name) => [name, send(name)]));
  return {
    client: withRules({ ...methods, use() {} } as never, { observe }) as never as Client,
    noted,
    names,
  };
}
type Client = Record<string, (...given: unknown[]) => Promise<{ data: unknown }>>;

test("each method is observed by its name and the path as it is written, and gives what the client gives", async () => {
  const { client, noted, names } = setUp();
  const init = { params: { path: { id: "canary" } } };

  for (const method of names)
    expect((await client[method]!("/v2/items/{id}", init)).data).toEqual([method, "/v2/items/{id}", init]);
  await client["request"]!("get", "/v2/items");

  expect(noted).toHaveLength(names.length + 1);
  expect(noted[6]).toEqual([{ operation: "PATCH /v2/items/{id}", method: "PATCH", path: "/v2/items/{id}" }, 200]);
  expect(noted.at(-1)).toEqual([{ operation: "GET /v2/items", method: "GET", path: "/v2/items" }, 200]);
  expect(JSON.stringify(noted)).not.toContain("canary");
});

test("the status of a refusal is observed though nothing is thrown", async () => {
  const { client, noted } = setUp(404);

  await client["GET"]!("/v2/items/{id}");

  expect(noted).toMatchObject([[{ operation: "GET /v2/items/{id}" }, 404]]);
});

test("a failure of the network is thrown through the telemetry", async () => {
  const steps: { onRequest(call: object): void }[] = [];
  const failed = async (_: string, { params }: { params: object }) => {
    for (const step of steps) step.onRequest({ params });
    throw new TypeError("fetch failed");
  };
  const seen: unknown[] = [];
  const client = withRules({ GET: failed, use: (step: (typeof steps)[number]) => steps.push(step) } as never, {
    observe: (_, run) => run().catch((error: unknown) => Promise.reject(seen.push(error) && error)),
  }) as never as Client;

  await expect(client["GET"]!("/v2/items")).rejects.toThrow("fetch failed");
  expect(seen).toHaveLength(1);
});

test.each<[string, string | undefined, boolean]>([
  ["/v2/items", "The request had no token: give the client fetch: erpFetch({ tokens })", false],
  ["/v1/channel/event", "The request had no token: give the client fetch: channelFetch({ tokens })", false],
  ["/v1/auth", "Is the credential for this host and tenant?", false],
  ["/v2/items", "Is the credential for this host and tenant?", true],
])("a 401 to %s says %s", async (path, hint, hasFetch) => {
  const refuse: Fetch = async () => new Response("{}", { status: 401 });
  vi.stubGlobal("fetch", refuse);
  const fetch: Fetch | undefined = hasFetch ? (...each) => refuse(...each) : undefined;
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
  onTestFinished(() => void vi.unstubAllGlobals());

  const error: unknown = await call({ ...open, path, params: {}, required: [] }).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ status: 401, hint });
  expect(error).not.toHaveProperty("isWithoutToken");
});

test("what onResponse throws is no failure of the connection, and one that is no function is refused", async () => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });
  const mine = new TypeError("mine");
  const onResponse = () => {
    throw mine;
  };

  await expect(call({ ...open, options: { onResponse } })).rejects.toBe(mine);
  await expect(call({ ...open, options: { onResponse: 1 as never } })).rejects.toThrow("onResponse must be a function");
});

test("what the caller's reader throws is the caller's, and a body that breaks off is a failure of the connection", async () => {
  const fetch: Fetch = async () => new Response("bytes");
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
  const read = (error: Error) => call({ ...open, options: { readAnswer: () => Promise.reject(error) } });

  await expect(read(new Error("no space"))).rejects.toThrow(/^no space$/);
  await expect(read(new TypeError("terminated"))).rejects.toMatchObject({ code: "ERR_PLATFORM_CONNECTION" });
  await expect(call({ ...open, options: { readAnswer: 5 as never } })).rejects.toThrow("readAnswer must be a function");
  await expect(call({ ...open, options: { signal: new AbortController() as never } })).rejects.toThrow("AbortSignal");
});

test("a promise of onResponse is waited for, and its failure is that of the call", async () => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });

  await expect(call({ ...open, options: { onResponse: () => Promise.reject(new Error("log")) } })).rejects.toThrow(
    /^log$/,
  );
});

test("a call keeps its time limit where the client has the fetch of the runtime", async () => {
  const hangs = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      (_, init) =>
        new Promise((_, reject) =>
          init!.signal!.addEventListener("abort", () => reject(init!.signal!.reason as Error)),
        ),
    );
  onTestFinished(() => hangs.mockRestore());
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fail });

  await expect(call({ ...open, options: { timeoutMs: 5 } })).rejects.toMatchObject({ code: "ERR_PLATFORM_TIMEOUT" });
});

const day = new Date("2026-03-01T08:00:00+01:00");

test("a Date is the same instant in a path, a query, a header, a form and a body", async () => {
  const sent: [string, RequestInit][] = [];
  const fetch: Fetch = async (...each) => (sent.push(each as never), new Response(null, { status: 204 }));
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch, fail });
  const params = { id: day, since: day, days: [day, "x"], "x-day": day };
  const places = { query: ["since", "days"], header: ["x-day"] };

  await call({ ...open, ...places, params, body: { day } });
  await call({ ...open, ...places, params, body: { day }, form: encodeForm });

  const text = "2026-03-01T07:00:00.000Z";
  const encoded = encodeURIComponent(text);
  expect(sent[0]![0]).toBe(`https://platform.test/shops/${encoded}?since=${encoded}&days=${encoded}&days=x`);
  expect(sent[0]![1]).toMatchObject({ headers: { "x-day": text }, body: JSON.stringify({ day: text }) });
  expect(sent[1]![1].body).toBe(`day=${encoded}`);
});

test.each<[string, unknown, string]>([
  ["an invalid date", new Date("x"), "be text or a number: got an invalid date"],
  ["NaN", Number.NaN, "be text or a number: got NaN"],
  ["an object", { a: "canary" }, "be text or a number: got an object"],
  ["a promise", Promise.resolve("canary"), "be text or a number: got a promise"],
  ["bytes", new Uint8Array([1, 2]), "be text or a number: got Uint8Array"],
  ["a Buffer", Buffer.from("canary"), "be text or a number: got Uint8Array"],
  ["a Set", new Set(["canary"]), "be text or a number: got Set"],
  ["a function", () => "canary", "be text or a number: got a function"],
  ["a symbol", Symbol("canary"), "be text or a number: got a symbol"],
  ["a secret", toSecret("canary"), "be text or a number: got a Secret, whose text reveal() gives"],
])("%s is refused in a path, a query, a list and a header, and nothing is sent", async (_, value, problem) => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });
  const places = { query: ["q"], header: ["x-h"] };

  for (const [name, params] of [
    ["id", { id: value }],
    ["q", { id: 1, q: value }],
    ["q[1]", { id: 1, q: ["a", value] }],
    ["x-h", { id: 1, "x-h": value }],
  ] as const)
    await expect(call({ ...open, ...places, params })).rejects.toThrow(
      `Cannot send Shop_Open as ${name} must ${problem}`,
    );
});

test.each([null, undefined])("%s in a list of a query is refused with its place", async (item) => {
  const { call } = createCallSender({ what: "a client", baseUrl: "https://platform.test", fetch: nothing, fail });

  await expect(call({ ...open, query: ["ids"], params: { id: 1, ids: ["a", "b", item] } })).rejects.toThrow(
    `Cannot send Shop_Open as ids[2] must be text or a number: got ${item === undefined ? "nothing" : item}`,
  );
  await expect(call({ ...open, params: { id: ["a"] } })).rejects.toThrow("as id must be one value: got an array");
});
