import { TokenError } from "@kontor/auth";
import { ApiError, ConnectionError } from "@kontor/http";
import { expect, test } from "vitest";
import type { StoredEvent } from "../ground/event.ts";
import type { InboxStats } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { StoreError } from "../inbox/store-error.ts";
import { readHealth, type HealthFacts, type HealthReport } from "./health.ts";
import { healthHandler, type HealthHandlerOptions } from "./health-handler.ts";

const NOW = Date.parse("2026-02-11T08:00:00Z");
const event: StoredEvent = { seq: 1, id: "1", type: "t", lane: "a", raw: "{}", attempts: 0, deliveries: 1 };
const refusal = (status: number) => new ApiError({ operation: "Events_List" }, status, undefined, new Headers());
const failingLane = (attempts: number) => ({ lane: "a", id: "1", type: "t", attempts, durationMs: 1, problem: "no" });

/** The facts of a healthy consumer, with some changes. */
function facts(change: Partial<HealthFacts> = {}, stats: Partial<InboxStats> = {}): HealthFacts {
  const inbox = memoryInbox();
  return {
    inbox: { ...inbox, readStats: async (options) => ({ ...(await inbox.readStats(options)), ...stats }) },
    lastPoll: { since: NOW - 600_000, at: NOW, succeededAt: NOW },
    ownership: { standby: undefined, silentMs: 0 },
    storeError: undefined,
    isPolling: true,
    isTheirTurn: false,
    isStarted: true,
    isPaused: false,
    mostDeliveries: 0,
    isStopped: false,
    intervalMs: 60_000,
    maxWaiting: 100,
    deliveryAlarm: 7,
    maxLanes: 2,
    spentUnseen: 0,
    failing: [],
    handlers: { running: [], leftBehind: 0, suspects: [] },
    now: NOW,
    ...change,
  };
}
const running = (...durationMs: number[]) => ({
  running: durationMs.map((ms) => ({ event, durationMs: ms })),
  leftBehind: 0,
  suspects: [],
});
const events = { waiting: 0, done: 0, dead: 0 };
const gone = new StoreError("use the inbox", "it was deleted", { isFinal: true });

test("one that is well is live, ready, and has no problems", async () => {
  expect(await readHealth(facts())).toMatchObject({
    status: "ok",
    problems: [],
    isLive: true,
    isReady: true,
    token: "valid",
  });
});

test.each<[string, HealthFacts, Partial<HealthReport>]>([
  [
    "four intervals without a poll are none",
    facts({ lastPoll: { at: NOW, succeededAt: NOW - 240_000 } }),
    { status: "ok" },
  ],
  [
    "events that could not be read are told, and are no outage",
    facts({ lastPoll: { at: NOW, succeededAt: NOW, unreadable: 3 } }),
    { status: "degraded", problems: ["3 events of the last poll could not be read; they are kept as they came"] },
  ],
  ["more than five are", facts({ lastPoll: { at: NOW, succeededAt: NOW - 300_001 } }), { status: "failing" }],
  [
    "a refused token",
    facts({ lastPoll: { at: NOW, succeededAt: NOW, problem: refusal(401) } }),
    { status: "failing", token: "refused" },
  ],
  [
    "a platform that fails",
    facts({ lastPoll: { at: NOW, succeededAt: NOW, problem: refusal(503) } }),
    { status: "degraded", token: "unknown" },
  ],
  [
    "a platform that is not reached",
    facts({ lastPoll: { at: NOW, succeededAt: NOW, problem: new ConnectionError({ operation: "x" }, undefined) } }),
    { status: "degraded", token: "unknown" },
  ],
  ["six deliveries of seven are none", facts({}, { mostDeliveries: 6 }), { status: "ok", mostDeliveries: 6 }],
  ["seven are", facts({}, { mostDeliveries: 7 }), { status: "failing", mostDeliveries: 7 }],
  [
    "seven deliveries without an inbox",
    facts({ inbox: undefined, mostDeliveries: 7 }),
    { status: "failing", mostDeliveries: 7 },
  ],
  ["seven failed runs with one", facts({ failing: [failingLane(7)] }), { status: "degraded", mostDeliveries: 0 }],
  [
    "a slow handler",
    facts({ handlers: running(60_001, 60_000) }),
    { status: "degraded", isLive: true, slowHandlers: 1 },
  ],
  [
    "slow handlers in all slots",
    facts({ handlers: running(60_001, 60_001) }),
    { status: "degraded", isLive: true, isReady: true },
  ],
  [
    "handlers that are in all slots for five minutes",
    facts({ handlers: running(300_001, 300_001) }),
    { status: "failing", isLive: true, isReady: false },
  ],
  [
    "nobody who polls, as the store does not answer",
    facts({ isPolling: false, isTheirTurn: false, lastPoll: { since: NOW - 3_600_000 } }),
    { status: "failing", poller: "nobody" },
  ],
  [
    "a pause",
    facts({ isPolling: false, isTheirTurn: false, isPaused: true, lastPoll: { since: NOW - 3_600_000 } }),
    { status: "ok", poller: "nobody" },
  ],
  [
    "an event that was running when its process ended, and waits",
    facts({}, { suspects: [{ lane: "a", id: "1", unfinishedStarts: 2, nextTryInMs: 600_000 }] }),
    {
      status: "degraded",
      isReady: true,
      suspects: [{ lane: "a", id: "1", unfinishedStarts: 2, nextTryInMs: 600_000 }],
      problems: [
        "1 events were running when a process ended: event 1 of a, whose handler began 2 times and never ended, is tried again while no other handler runs, in 600 s",
      ],
    },
  ],
  [
    "one that runs alone now",
    facts({
      handlers: { running: [], leftBehind: 0, suspects: [{ lane: "a", id: "1", unfinishedStarts: 1, nextTryInMs: 0 }] },
    }),
    {
      status: "degraded",
      problems: [expect.stringContaining("is tried again while no other handler runs, soon") as string],
    },
  ],
  [
    "a handler that was given up",
    facts({ handlers: { running: [], leftBehind: 1, suspects: [] } }),
    { status: "degraded", slowHandlers: 1 },
  ],
  ["three fetches of ten that brought nothing", facts({ spentUnseen: 3 }), { status: "degraded" }],
  [
    "four",
    facts({ spentUnseen: 4, lastPoll: { at: NOW, succeededAt: NOW, problem: refusal(503) } }),
    { status: "failing", deliveriesSpentUnseen: 4 },
  ],
  ["four before a good poll", facts({ spentUnseen: 4 }), { status: "degraded", deliveriesSpentUnseen: 4 }],
  ["as many events as may wait", facts({}, { events: { ...events, waiting: 100 } }), { status: "failing" }],
  ["one less is none", facts({}, { events: { ...events, waiting: 99 } }), { status: "ok" }],
  ["an event that waits for an hour is none", facts({}, { oldestWaitingMs: 3_600_000 }), { status: "ok" }],
  ["one that waits for longer", facts({}, { oldestWaitingMs: 3_600_001 }), { status: "degraded" }],
  [
    "a dead event",
    facts({}, { events: { ...events, dead: 1 } }),
    { status: "degraded", dead: 1, problems: ["1 events are dead"] },
  ],
  [
    "two dead events, and why the last one died",
    facts({ lastDead: { id: "7", problem: "it has no total" } }, { events: { ...events, dead: 2 } }),
    { problems: ["2 events are dead, the last of this process is 7: it has no total"] },
  ],
  ["a dead event that was replayed", facts({ lastDead: { id: "7", problem: "it has no total" } }), { problems: [] }],
  [
    "a parked lane",
    facts({}, { parked: [{ lane: "a", reason: "x\n    at run", until: undefined }] }),
    { status: "degraded", parkedLanes: ["a"], problems: ["1 lanes are parked: a: x"] },
  ],
  ["an inbox that failed", facts({ storeError: new Error("disk full") }), { status: "failing", isLive: true }],
  ["a file that is gone", facts({ storeError: gone }), { status: "failing", isLive: false }],
  ["one that is stopped", facts({ isStopped: true }), { status: "failing", isLive: false }],
  ["one that is not started", facts({ isStarted: false }), { status: "ok", isLive: true, isReady: false }],
  [
    "one that does not poll",
    facts({ isPolling: false, isTheirTurn: true, lastPoll: { since: NOW - 3_600_000 } }),
    { status: "ok", poller: "another process" },
  ],
])("what is a problem: %s", async (_, given, expected) => {
  expect(await readHealth(given)).toMatchObject(expected);
});

const tokenRefusal = (status?: number) => new TokenError("refresh token", "it did not", { status });
const page = (status: number) =>
  new ApiError({ operation: "Events_List" }, status, "<p>", new Headers({ "content-type": "text/html" }));

test.each<[string, Error, HealthReport["token"]]>([
  ...[400, 401, 403].map((status): [string, Error, "refused"] => [`tokens ${status}`, tokenRefusal(status), "refused"]),
  ...[404, 429, 500].map((status): [string, Error, "unknown"] => [`tokens ${status}`, tokenRefusal(status), "unknown"]),
  ["tokens nothing", tokenRefusal(), "unknown"],
  ...[401, 403].map((status): [string, Error, "refused"] => [`calls ${status}`, refusal(status), "refused"]),
  ...[400, 404, 429].map((status): [string, Error, "unknown"] => [`calls ${status}`, refusal(status), "unknown"]),
  ["calls 403 with a page of a proxy", page(403), "unknown"],
  ["calls with an error of ours", new Error("401"), "unknown"],
])("a platform that answers %s leaves the token %s", async (_, problem, token) => {
  const { status, ...report } = await readHealth(facts({ lastPoll: { at: NOW, succeededAt: NOW, problem } }));

  expect([report.token, status]).toEqual([token, token === "refused" ? "failing" : "degraded"]);
});

test("a process that waits for the inbox is well and ready; an owner that says nothing is named, with the remedy", async () => {
  const owner = { process: 4711, host: "pod-1" };
  const waiting = (silentMs: number) =>
    facts({
      ownership: { standby: { owner, silentMs }, silentMs: 0 },
      isPolling: false,
      lastPoll: { since: NOW - 9_000_000 },
    });

  expect(await readHealth(waiting(30_000))).toMatchObject({
    ...{ status: "ok", problems: [], isLive: true, isReady: true, poller: "another process" },
    standby: { owner, silentMs: 30_000 },
  });
  expect(await readHealth(waiting(30_001))).toMatchObject({ status: "degraded" });
  expect(await readHealth(waiting(45_000))).toMatchObject({
    ...{ status: "degraded", isLive: true, isReady: true },
    problems: [
      "process 4711 on pod-1 owns the inbox and gave no sign of life for 45 s: end it where it runs, on its machine or in its container, and this process takes over",
    ],
  });
});

test("an owner that gave no sign of life for 30 s is not live", async () => {
  const silent = (silentMs: number) => readHealth(facts({ ownership: { standby: undefined, silentMs } }));

  expect(await silent(30_000)).toMatchObject({ status: "ok", isLive: true });
  expect(await silent(31_000)).toMatchObject({
    ...{ status: "failing", isLive: false },
    problems: ["this process owns the inbox, and gave no sign of life for 31 s"],
  });
});

function createConsumer(report: Pick<HealthReport, "status" | "isLive" | "isReady">) {
  return { health: async () => report as HealthReport };
}

const well = createConsumer({ status: "ok", isLive: true, isReady: true });
const failing = createConsumer({ status: "failing", isLive: true, isReady: false });
const stopped = createConsumer({ status: "failing", isLive: false, isReady: false });
const fresh = createConsumer({ status: "ok", isLive: true, isReady: false });

test.each<[HealthHandlerOptions["probe"], number[]]>([
  [undefined, [200, 503, 503, 200]],
  ["status", [200, 503, 503, 200]],
  ["live", [200, 200, 503, 200]],
  ["ready", [200, 503, 503, 503]],
])("the probe %s says what it is asked for", async (probe, expected) => {
  const answers = [well, failing, stopped, fresh].map((consumer) => healthHandler(consumer, probe ? { probe } : {})());

  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(expected);
});

test("the answer is the report as JSON, and no cache keeps it", async () => {
  const answer = await healthHandler(well)();

  expect(await answer.json()).toEqual({ status: "ok", isLive: true, isReady: true });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test.each<[consumer: unknown, options: unknown, problem: string]>([
  [well, { probe: "alive" }, "probe must be status, live or ready: got alive"],
  [well, { probe: null }, "probe must be status, live or ready: got null"],
  [well, "live", "the options must be an object: got text of 4 characters"],
  [well, { probes: "live" }, "probes must be a known option (the nearest is probe): got text"],
  [undefined, {}, "consumer must be a consumer or a fleet: got undefined"],
  [{}, undefined, "consumer must be a consumer or a fleet: got an object"],
])("healthHandler(%o, %o) is refused", (consumer, options, problem) => {
  expect(() => healthHandler(consumer as never, options as never)).toThrow(
    `Cannot answer with the health as ${problem}`,
  );
});
