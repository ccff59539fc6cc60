import { readFileSync } from "node:fs";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { createChannelConsumer, memoryInbox } from "@kontor/channel-events";
import { isPlatformError, type Fetch } from "@kontor/http";
import { createSandbox, demo, faultKinds, type Fault, type FaultKind, type Sandbox } from "@kontor/sandbox";
import { startSandboxServer } from "@kontor/sandbox/server";
import { afterEach, expect, test, vi } from "vitest";

const PATIENCE = 60_000; // only a hang takes so long
afterEach(() => void vi.restoreAllMocks());
const startAt = new Date("2026-02-11T08:00:00Z");
const quotas = { Events_List: null, Events_Acknowledge: null, Auth_ExchangeRefreshToken: null };

/** The same sandbox, with a port and without. */
const transports: Record<string, () => Promise<{ sandbox: Sandbox; baseUrl: string; fetch: Fetch } & AsyncDisposable>> =
  {
    "in-process": async () => {
      const sandbox = createSandbox({ startAt, assumptions: { quotas } });
      return { sandbox, baseUrl: "https://sandbox.test", fetch: sandbox.fetch, [Symbol.asyncDispose]: async () => {} };
    },
    "over HTTP": async () => {
      const server = await startSandboxServer({ startAt, assumptions: { quotas } });
      return { sandbox: server.sandbox, baseUrl: server.url, fetch, [Symbol.asyncDispose]: server.close };
    },
  };

/** The ends of the time limits that are set, in their order, for a test to call. On their own they come too late to count. */
function timeLimitsByHand(): (() => void)[] {
  const limits: (() => void)[] = [];
  const { setTimeout: wait } = globalThis;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((end: () => void, ms?: number) => {
    if (ms === PATIENCE) limits.push(end);
    return wait(end, ms);
  }) as typeof setTimeout);
  return limits;
}

/** The results that a caller sees of a list with one fault, and of the calls before and after it. */
async function list(fault: Fault, { retries = 2 } = {}, transport: keyof typeof transports) {
  await using world = await transports[transport]!();
  const { sandbox, baseUrl, fetch } = world;
  sandbox.addFault({ operation: "Events_List", nth: 1, ...fault });
  const id = sandbox.trigger("Seller:New.Type", {});
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch }));
  const channel = createChannelClient({
    baseUrl,
    fetch: channelFetch({ tokens, fetch, retries, timeoutMs: PATIENCE }),
  });
  const limits = timeLimitsByHand();
  const startedAt = performance.now(); // real time: a delayed answer takes at least its delay
  const listing = channel.events.list().then(
    ({ eventList }) => eventList.map((event) => (event.id === id ? "event" : "another")).join(" "),
    (error: unknown) => (isPlatformError(error) ? error.code : String(error)),
  );
  if (fault.kind === "hang") {
    await vi.waitFor(() => expect(sandbox.faults()[0]!.applied).toBe(1), PATIENCE);
    limits.at(-1)!(); // that of the attempt that hangs
  }
  const outcome = await listing;
  const { byOperation, tokenCalls } = sandbox.report();
  const tookMs = performance.now() - startedAt; // real time: a delayed answer takes at least its delay
  return {
    outcome,
    lists: byOperation["Events_List"],
    tokenCalls: tokenCalls.channel,
    tookMs,
    applied: sandbox.faults()[0]!.applied,
  };
}

/** The result of a consumer for two events and one fault. */
async function consume(fault: Fault, transport: keyof typeof transports) {
  await using world = await transports[transport]!();
  const { sandbox, baseUrl, fetch } = world;
  const ids = [
    sandbox.trigger("Seller:New.Type", { sellerId: "1" }),
    sandbox.trigger("Seller:New.Type", { sellerId: "1" }),
  ];
  sandbox.addFault({ nth: 1, ...fault });
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch }));
  const channel = createChannelClient({
    baseUrl,
    fetch: channelFetch({ tokens, fetch, retries: 0, timeoutMs: PATIENCE }),
  });
  const handled: string[] = [];
  const handlers = { "*": ({ id }: { id: string }) => void handled.push(id) };
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  await using consumer = createChannelConsumer({
    channel,
    inbox: memoryInbox(),
    unsafeDurability: true,
    handlers,
    logger,
  });
  await consumer.start().catch(() => {});
  await consumer.pollNow().catch(() => {});
  sandbox.advance(300_000);
  await consumer.pollNow();
  await consumer.idle();
  return {
    handled: handled.map((id) => ids.indexOf(id)).toSorted((one, other) => one - other),
    states: sandbox.events().map(({ state }) => state),
    applied: sandbox.faults()[0]!.applied,
  };
}

interface Expected {
  outcome: string;
  lists: number;
  tokenCalls: number;
}
/** The queue is fetched once, whatever it answers: each fetch uses a delivery of every event in it. */
const once = (outcome: string): Expected => ({ outcome, lists: 1, tokenCalls: 1 });

/** Each fault that a plain call sees, and what our client makes of it. */
const calls: [Fault, Parameters<typeof list>[1], Expected][] = [
  [{ kind: "unauthorized" }, {}, { outcome: "event", lists: 2, tokenCalls: 2 }],
  [{ kind: "too-many-requests", retryAfterSeconds: 0 }, {}, once("ERR_PLATFORM_API")],
  [{ kind: "too-many-requests" }, { retries: 0 }, { outcome: "ERR_PLATFORM_API", lists: 1, tokenCalls: 1 }],
  [{ kind: "server-error" }, {}, once("ERR_PLATFORM_API")],
  [{ kind: "bad-gateway" }, {}, once("ERR_PLATFORM_API")],
  [{ kind: "unavailable" }, {}, once("ERR_PLATFORM_API")],
  [{ kind: "hang" }, {}, once("ERR_PLATFORM_TIMEOUT")],
  [{ kind: "reset" }, {}, once("ERR_PLATFORM_CONNECTION")],
  [{ kind: "reset" }, { retries: 0 }, { outcome: "ERR_PLATFORM_CONNECTION", lists: 1, tokenCalls: 1 }],
  [{ kind: "latency", ms: 40 }, {}, { outcome: "event", lists: 1, tokenCalls: 1 }],
  [{ kind: "latency-lognormal", ms: 20 }, {}, { outcome: "event", lists: 1, tokenCalls: 1 }],
  [{ kind: "lost-answer" }, { retries: 0 }, { outcome: "ERR_PLATFORM_CONNECTION", lists: 1, tokenCalls: 1 }],
  [{ kind: "truncated-body" }, { retries: 0 }, { outcome: "ERR_PLATFORM_DECODE", lists: 1, tokenCalls: 1 }],
  [{ kind: "malformed-json" }, {}, { outcome: "ERR_PLATFORM_DECODE", lists: 1, tokenCalls: 1 }],
  [{ kind: "empty-body" }, {}, { outcome: "ERR_PLATFORM_DECODE", lists: 1, tokenCalls: 1 }],
  [{ kind: "html-body" }, {}, { outcome: "ERR_PLATFORM_DECODE", lists: 1, tokenCalls: 1 }],
  [{ kind: "duplicate-event" }, {}, { outcome: "event event", lists: 1, tokenCalls: 1 }],
];

for (const transport of Object.keys(transports)) {
  test.each(calls)(`${transport}, a client meets %j`, async (fault, options, expected) => {
    const { tookMs, applied, ...seen } = await list(fault, options, transport);

    expect(seen).toEqual(expected);
    expect(applied).toBe(1);
    if (fault.kind === "latency") expect(tookMs).toBeGreaterThanOrEqual(fault.ms! - 1); // no machine is too slow for that
  });

  test.each<[Fault]>([
    [{ kind: "lost-answer", operation: "Events_Acknowledge" }],
    [{ kind: "lost-answer", operation: "Events_List" }],
    [{ kind: "reset", operation: "Events_Acknowledge" }],
    [{ kind: "truncated-body", operation: "Events_List" }],
    [{ kind: "malformed-json", operation: "Events_List" }],
    [{ kind: "empty-body", operation: "Events_List" }],
    [{ kind: "html-body", operation: "Events_List" }],
    [{ kind: "duplicate-event", operation: "Events_List" }],
    [{ kind: "reordered-page", operation: "Events_List" }],
    [{ kind: "unauthorized", operation: "Events_Acknowledge" }],
    [{ kind: "server-error", operation: "Auth_ExchangeRefreshToken" }],
  ])(`${transport}, a consumer handles every event once in spite of %j`, async (fault) => {
    await expect(consume(fault, transport)).resolves.toEqual({
      handled: [0, 1],
      states: ["acknowledged", "acknowledged"],
      applied: 1,
    });
  });
}

test("every kind of fault is the cause of a test here", () => {
  const tested = new Set<FaultKind>([...calls.map(([{ kind }]) => kind), "reordered-page"]);

  expect([...tested].sort()).toEqual(Object.keys(faultKinds).sort());
  expect(tested.size).toBeGreaterThanOrEqual(12);
});

test("the guide names every kind of fault", () => {
  const guide = readFileSync(
    new URL("../../../../packages/docs/src/content/docs/sandbox.mdx", import.meta.url),
    "utf8",
  );

  expect(Object.keys(faultKinds).filter((kind) => !guide.includes(`\`${kind}\``))).toEqual([]);
});

/** The outcomes of many calls while three faults are planned by chance. */
async function play(transport: keyof typeof transports): Promise<string[]> {
  await using world = await transports[transport]!();
  const { sandbox, baseUrl, fetch } = world;
  sandbox.addFault({ kind: "server-error", probability: 0.3 });
  sandbox.addFault({ kind: "reset", operation: "Events_List", probability: 0.2, times: 10 });
  sandbox.addFault({ kind: "duplicate-event", operation: "Events_List", probability: 0.5 });
  sandbox.triggerAll(Array.from({ length: 50 }, () => ({ type: "Seller:New.Type", event: {} })));
  sandbox.assume({ pageSize: 1 });
  const outcomes: string[] = [];
  let authorization = "";
  for (let turn = 0; turn < 120; turn += 1) {
    const isExchange = turn % 10 === 0;
    const request = isExchange
      ? fetch(`${baseUrl}/v1/auth`, { method: "POST", body: new URLSearchParams({ refreshToken: demo.refreshToken }) })
      : fetch(`${baseUrl}/v1/channel/event`, { headers: { authorization } });
    const outcome = await request.then(
      async (response) => `${response.status} ${await response.text()}`,
      (error: Error) => `${error.message} ${(error.cause as { code: string }).code}`,
    );
    const token = /"authToken":"([^"]+)"/.exec(outcome)?.[1];
    if (token !== undefined) authorization = `Bearer ${token}`;
    outcomes.push(outcome);
  }
  return outcomes;
}

test("the same seed plays the same faults again, bit for bit, with a port and without", async () => {
  const [first, again, overHttp] = [await play("in-process"), await play("in-process"), await play("over HTTP")];

  expect(again).toEqual(first);
  expect(overHttp).toEqual(first);
  expect(new Set(first.map((outcome) => outcome.slice(0, 3)))).toEqual(new Set(["200", "401", "500", "fet"]));
});

test.each<[keyof typeof transports, number]>([
  ["in-process", 1],
  ["over HTTP", 5], // each fifth pair: a port adds nothing but the end of a connection
])(
  "%s, any two faults together give an answer or a broken connection, never a fault of ours",
  async (transport, each) => {
    await using world = await transports[transport]!();
    const { sandbox, baseUrl, fetch } = world;
    const body = new URLSearchParams({ refreshToken: demo.refreshToken });
    const kinds = (Object.keys(faultKinds) as FaultKind[]).filter(
      (kind) => kind !== "hang" && !kind.startsWith("latency"),
    );
    const surprises: string[] = [];
    for (const [at, [one, other]] of kinds.flatMap((one) => kinds.map((other) => [one, other] as const)).entries()) {
      if (at % each !== 0) continue;
      const { authToken } = (await (await fetch(`${baseUrl}/v1/auth`, { method: "POST", body })).json()) as {
        authToken: string;
      };
      sandbox.trigger("Seller:New.Type", {});
      sandbox.addFault({ kind: one, operation: "Events_List" });
      sandbox.addFault({ kind: other, operation: "Events_List" });
      const headers = { authorization: `Bearer ${authToken}` };
      const outcome = await fetch(`${baseUrl}/v1/channel/event`, { headers }).then(
        async (response) => `${response.status} ${await response.text().catch((error: Error) => error.message)}`,
        (error: Error) => error.message,
      );
      sandbox.clearFaults();
      if (!/^(200|401|429|500 \{|502|503|fetch failed|terminated)/.test(outcome))
        surprises.push(`${one}, ${other}: ${outcome}`);
    }

    expect(surprises).toEqual([]);
  },
);

test("a fault strikes the same requests, whatever else was planned before it and taken back", async () => {
  const play = async (isAlone: boolean) => {
    const sandbox = createSandbox({ startAt });
    const first = sandbox.addFault({ kind: "unauthorized", operation: "Self_Get" });
    sandbox.addFault({ kind: "server-error", probability: 0.5 });
    if (isAlone) sandbox.removeFault(first);
    const statuses = [];
    for (let turn = 0; turn < 20; turn += 1) statuses.push((await sandbox.fetch("https://x/v1/channel/event")).status);
    return statuses;
  };

  expect(await play(true)).toEqual(await play(false));
});

test.each<[Partial<Fault>, number[]]>([
  [{ operation: "Events_List" }, [500, 500, 500]],
  [{ operation: "Category_UpdateCategory" }, [401, 401, 401]],
  [{ tenantId: demo.tenantId }, [401, 401, 401]],
  [{ nth: 2 }, [401, 500, 401]],
  [{ times: 2 }, [500, 500, 401]],
])("a fault strikes where it is meant to: %j", async (scope, statuses) => {
  const sandbox = createSandbox({ startAt });
  sandbox.addFault({ kind: "server-error", ...scope });

  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) seen.push((await sandbox.fetch("https://x/v1/channel/event")).status);

  expect(seen).toEqual(statuses);
});

test.each([
  [{ kind: "earthquake" }, "kind must be one of unauthorized"],
  [{ kind: "reset", probability: 2 }, "probability must be above 0 and at most 1: got 2"],
  [{ kind: "reset", nth: 0 }, "nth must be a whole number >= 1: got 0"],
  [{ kind: "latency", ms: -1 }, "ms must be a number from 0 to 2147483647: got -1"],
  [{ kind: "reset", operation: "Nope" }, "operation must be the method of a client, an operationId or token: got Nope"],
  [{ kind: "reset", tenantId: 5 }, "tenantId must be text: got 5"],
  [{ kind: "too-many-requests", retryAfterSeconds: "a\nb" }, "retryAfterSeconds must be a whole number >= 0"],
  [{ kind: "truncated-body", bytes: -3 }, "bytes must be a whole number >= 0: got -3"],
  [{ kind: "reset", nht: 2 }, "nht must be one of kind, operation, tenantId"],
  [undefined, "it must be an object: got undefined"],
])("a fault that could never strike is refused: %j", (fault, problem) => {
  expect(() => createSandbox().addFault(fault as Fault)).toThrow(problem);
});
