import type { ChannelEvent } from "@kontor/channel-types";
import { ApiError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { afterEach, expect, test, vi } from "vitest";
import type { HandlerResult, StoredContext } from "../handlers.ts";
import type { RunContext, RunResult } from "../dispatch/state.ts";
import type { LaneClaim } from "../ground/event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { StoreError } from "../inbox/store-error.ts";
import { createDecodedMemory } from "../page/item.ts";
import { checkResult, createRunHandler, findHandler, type RunHandlerOptions } from "./run.ts";

afterEach(() => void vi.unstubAllEnvs());

const KNOWN = "Seller:Offer.StockUpdate";
const UNKNOWN = "Seller:New.Type";
const OTHER = "Seller:Meta.SellerAttributesUpdateRequest";
const createdAt = "2026-01-01T00:00:00Z";
const refusal = (status: number) => new ApiError({ operation: "x" }, status, undefined, new Headers());

/** Runs a handler once, on an event that is stored and claimed. */
async function runOnce(
  handle: (context: StoredContext) => unknown,
  {
    type = KNOWN,
    attempts = 0,
    unfinishedStarts = 0,
    event = {},
    flush = async () => true,
    ...options
  }: Partial<RunHandlerOptions> & {
    type?: string;
    attempts?: number;
    unfinishedStarts?: number;
    event?: object;
    flush?: RunContext["flush"];
  } = {},
) {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const payload = { sellerId: "a", offerId: 1, quantity: 1 };
  const raw = JSON.stringify({ id: "1", type, createdAt, event: payload, ...event });
  await inbox.accept([{ id: "1", type, lane: "a", raw }]);
  const [claim] = (await inbox.claim({ lanes: 1, perLane: 20, leaseMs: 30_000 })) as [LaneClaim];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const call = (_: unknown, context: StoredContext) => handle(context) as HandlerResult;
  const runner = createRunHandler({
    inbox,
    handlers: { [KNOWN]: call, "*": call },
    clock,
    handlerTimeoutMs: 1_000,
    onPoison: "skip",
    parkDurationMs: 3_600_000,
    maxAttempts: Number.POSITIVE_INFINITY,
    backoff: undefined,
    random: Math.random,
    decoded: createDecodedMemory(),
    log,
    ...options,
  });
  const stored = { ...claim.events[0]!, attempts };
  const context = { claim: { ...claim, unfinishedStarts }, signal: new AbortController().signal, flush };
  return { outcome: await runner.run(stored, context), inbox, log };
}
const fails = (error: unknown) => () => {
  throw error;
};
const outcomeOf = async (...given: Parameters<typeof runOnce>): Promise<RunResult> => (await runOnce(...given)).outcome;

test("what no retry can fix is dead, whatever its type; what may be mended is tried again", async () => {
  expect(await outcomeOf(fails(refusal(422)))).toMatchObject({ settlement: { to: "dead" } });
  expect(await outcomeOf(fails(refusal(409)))).toMatchObject({ settlement: { to: "retry" } });
  expect(await outcomeOf(fails(refusal(422)), { type: UNKNOWN })).toMatchObject({ settlement: { to: "dead" } });
});

test("an event fails for the last time at its last attempt, and not before", async () => {
  const retry = { maxAttempts: 3 };

  expect(await outcomeOf(fails("no"), { ...retry, attempts: 1 })).toMatchObject({ settlement: { to: "retry" } });
  expect(await outcomeOf(fails("no"), { ...retry, attempts: 2 })).toMatchObject({ settlement: { to: "dead" } });
});

test("a thrown value that cannot be looked at is a failure of its handler, and counts", async () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();

  expect(await outcomeOf(fails(proxy), { maxAttempts: 1 })).toMatchObject({ settlement: { to: "dead" } });
});

test.each([
  ["skip", { settlement: { to: "dead" } }],
  ["park", { settlement: { to: "retry", delayMs: 0 }, park: { durationMs: 7_000 } }],
  ["block", { settlement: { to: "retry", delayMs: 0 }, park: { durationMs: undefined } }],
] as const)("poison does to its lane what was asked for: %s", async (onPoison, expected) => {
  const policy = { onPoison, parkDurationMs: 7_000 };

  expect(await outcomeOf(fails(refusal(422)), policy)).toMatchObject(expected);
});

test("what ended the process four times does not run again", async () => {
  const handle = vi.fn();

  expect(await outcomeOf(handle, { unfinishedStarts: 4 })).toMatchObject({ settlement: { to: "dead" } });
  expect(handle).not.toHaveBeenCalled();
  expect(await outcomeOf(handle, { unfinishedStarts: 3 })).toEqual({ settlement: { to: "done" } });
});

test("a handler's word counts: later, never, or not in this lane", async () => {
  expect(await outcomeOf(() => ({ retryInMs: 500.5 }))).toMatchObject({ settlement: { to: "retry", delayMs: 501 } });
  expect(await outcomeOf(() => ({ dead: "no use" }))).toEqual({ settlement: { to: "dead", problem: "no use" } });
  expect(await outcomeOf(() => ({ parkLane: "later", durationMs: 9 }))).toMatchObject({
    park: { reason: "later", durationMs: 9 },
  });
  expect(await outcomeOf(() => ({ parkLane: "later" }))).toMatchObject({ park: { durationMs: undefined } });
  expect(await outcomeOf(() => ({ parkLane: "later", durationMs: 0 }))).toMatchObject({ park: { durationMs: 0 } });
});

test.each([
  [0, 0],
  [0.2, 1],
  [1, 1],
  [1.5, 2],
  [6e15, 6e15],
  [7e15, 6e15],
])("a wait of %d ms, of a handler or of retry.backoff, is one of %d", async (asked, delayMs) => {
  const settlement = { to: "retry", delayMs };

  expect(await outcomeOf(fails("no"), { backoff: () => asked })).toMatchObject({ settlement });
  expect(await outcomeOf(() => ({ retryInMs: asked }))).toMatchObject({ settlement });
  expect(await outcomeOf(() => ({ parkLane: "x", durationMs: asked }))).toMatchObject({
    park: { durationMs: delayMs },
  });
});

test.each([Number.NaN, Infinity, -1])("a wait of %d is replaced by the default, which has an end", async (asked) => {
  const outcome = await outcomeOf(fails("no"), { backoff: () => asked });

  const { delayMs } = (outcome as { settlement: { delayMs: number } }).settlement;
  expect(delayMs).toBeGreaterThanOrEqual(0);
  expect(delayMs).toBeLessThanOrEqual(1_000);
});

test("a result with a misspelled member is a failure that names it, and settles nothing as done", async () => {
  const { outcome, log } = await runOnce(() => ({ retryInMS: 500 }));

  expect(outcome).toMatchObject({ settlement: { to: "retry" } });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ problem: expect.stringContaining("retryInMS must be a known option") }),
    "A handler failed",
  );
});

test.each([
  { retryInMs: Number.NaN },
  { retryInMs: Infinity },
  { retryInMs: undefined },
  { parkLane: "later", durationMs: -1 },
])("a result with a time that is none, %o, is a failure that names it", async (said) => {
  const { outcome, log } = await runOnce(() => said);

  expect(outcome).toMatchObject({ settlement: { to: "retry" } });
  expect(outcome).not.toHaveProperty("park");
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ problem: expect.stringMatching(/(retryInMs|durationMs) must be a finite number >= 0/) }),
    "A handler failed",
  );
});

test.each([{ dead: true }, { dead: undefined }, { parkLane: 5 }])(
  "a result with a reason that is not text, %o, is a failure that names it",
  async (said) => {
    const { outcome, log } = await runOnce(() => said);

    expect(outcome).toMatchObject({ settlement: { to: "retry" } });
    expect(outcome).not.toHaveProperty("park");
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ problem: expect.stringMatching(/as (dead|parkLane) must be text: got \w+$/) }),
      "A handler failed",
    );
  },
);

test("a write of a handler overtakes nothing: what came before is written down first", async () => {
  const order: string[] = [];
  const write = ({ withTx }: StoredContext) => withTx(() => order.push("write"));
  const flush = async () => (order.push("flush"), true);

  expect(await outcomeOf(write, { flush })).toBe("written");
  expect(order).toEqual(["flush", "write"]);
  expect(await outcomeOf(write, { flush: async () => false })).toBe("lost");
  expect(order).toEqual(["flush", "write"]);
});

test.each<[HandlerResult | Error]>([[{ retryInMs: 5 }], [{ dead: "no" }], [{ parkLane: "no" }], [new Error("no")]])(
  "a write is not kept if the event is not done: %o",
  async (end) => {
    const write = vi.fn();
    const handle = ({ withTx }: StoredContext) => {
      withTx(write);
      if (end instanceof Error) throw end;
      return end;
    };

    expect(await outcomeOf(handle)).toHaveProperty("settlement");
    expect(write).not.toHaveBeenCalled();
  },
);

test("a run writes once, and with a function", async () => {
  const twice = ({ withTx }: StoredContext) => {
    withTx(() => {});
    withTx(() => {});
  };
  const problem = (words: string) => ({
    settlement: { to: "retry", problem: expect.stringContaining(words) as string },
  });

  expect(await outcomeOf(twice)).toMatchObject(problem("withTx() must be called once in a run"));
  expect(await outcomeOf(({ withTx }) => withTx("INSERT" as never))).toMatchObject(problem("must be a function"));
});

test.each([
  [0, 1],
  [1, 2],
  [6, 7],
])("after %i runs a handler hears that this is run %i", async (attempts, attempt) => {
  let heard: unknown;

  await runOnce((context) => void (heard = { attempt: context.attempt, deliveries: context.deliveries }), { attempts });

  expect(heard).toEqual({ attempt, deliveries: 1 });
});

test("claimNewest() compares by the instant, in UTC where no zone is told", async () => {
  vi.stubEnv("TZ", "Pacific/Kiritimati"); // 14 h before UTC
  expect(new Date().getTimezoneOffset()).toBe(-840);
  const isSecondNewest = async (first: string, second: string) => {
    const inbox = memoryInbox();
    const seen: boolean[] = [];
    const ask = async ({ claimNewest }: StoredContext) => void seen.push(await claimNewest("offer 1"));
    const options = (at: string) => ({ inbox: { ...inbox, settle: async () => [true] }, event: { createdAt: at } });
    for (const at of [first, second]) await runOnce(ask, options(at));
    return seen[1];
  };

  expect(await isSecondNewest("2026-01-01T00:00:00Z", "2025-12-31T23:59:59Z")).toBe(false);
  expect(await isSecondNewest("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z")).toBe(true);
  expect(await isSecondNewest("2026-01-01T00:00:00", "2025-12-31T23:59:59.999Z")).toBe(false);
  expect(await isSecondNewest("2026-01-01T00:00:00", "2026-01-01T00:00:00.001Z")).toBe(true);
  expect(await isSecondNewest("2026-01-01T00:00:00", "2026-01-01T00:30:00+01")).toBe(false);
});

test("claimNewest() does not believe the future, and takes what cannot be read for older than all", async () => {
  const inbox = memoryInbox();
  const asked = async (at: string) => {
    let answer: boolean | undefined;
    const ask = async ({ claimNewest }: StoredContext) => void (answer = await claimNewest("offer 1"));
    await runOnce(ask, { inbox, event: { createdAt: at } });
    return answer;
  };

  expect(await asked("9999-01-01T00:00:00Z")).toBe(true);
  expect(await asked("2026-01-01T00:00:00Z")).toBe(true);
  expect(await asked("yesterday")).toBe(false);
});

const NOW = Date.parse(createdAt);
const HOUR_MS = 3_600_000;

test.each([
  [-1, true],
  [12 * HOUR_MS, true],
  [24 * HOUR_MS, true],
  [24 * HOUR_MS + 1, false],
  [48 * HOUR_MS, false],
])("claimNewest() compares an event that is %i ms ahead of our clock: %s", async (ms, isCompared) => {
  const inbox = memoryInbox();
  const clock = { now: () => NOW };
  const answers: boolean[] = [];
  const ask = async ({ claimNewest }: StoredContext) => void answers.push(await claimNewest("offer 1"));

  for (const at of [NOW + ms, NOW - 2])
    await runOnce(ask, { inbox, clock, event: { createdAt: new Date(at).toISOString() } });

  expect(answers).toEqual([true, !isCompared]);
});

test.each([
  [
    "a failure that is tried again",
    fails(refusal(503)),
    {},
    "warn",
    "A handler failed",
    { nextTryInMs: 7, attempt: 3 },
  ],
  [
    "one that no retry can fix",
    fails(refusal(422)),
    {},
    "error",
    "A handler failed in a way that no retry can fix",
    {},
  ],
  [
    "the last of a row",
    fails(new Error("no")),
    { maxAttempts: 3 },
    "error",
    "A handler failed for the last time",
    { problem: "no" },
  ],
  ["a handler that gives up", () => ({ dead: "no such offer" }), {}, "warn", "A handler gives an event up", {}],
  ["a handler that wants another try", () => ({ retryInMs: 5 }), {}, "info", "A handler asks for another try", {}],
  ["a handler that parks its lane", () => ({ parkLane: "wait" }), {}, "warn", "A handler parks its lane", {}],
  ["what cannot be read", () => {}, { event: { type: 7 } }, "warn", "An event that cannot be read is put aside", {}],
  [
    "an unknown type",
    () => {},
    { type: UNKNOWN, attempts: 0 },
    "warn",
    "An event of an unknown type is acknowledged",
    { type: UNKNOWN, attempt: 1 },
  ],
] as const)("%s is logged once, and the line names lane, seller, type, id and attempt", async (...row) => {
  const [, handle, options, level, message, facts] = row;
  const { log } = await runOnce(handle as never, { attempts: 2, backoff: () => 7, ...options });

  const lines = [...log.info.mock.calls, ...log.warn.mock.calls, ...log.error.mock.calls];
  expect(lines).toHaveLength(1);
  expect(log[level]).toHaveBeenCalledWith(
    expect.objectContaining({
      id: "1",
      lane: "a",
      type: KNOWN,
      attempt: 3,
      deliveries: 1,
      seller: "a",
      ...facts,
    }),
    message,
  );
});

test("a known type without its own handler goes to the fallback and is done; an unknown one is done with a problem", async () => {
  const handle = vi.fn();
  const known = await runOnce(handle, { type: OTHER });
  const unknown = await runOnce(handle, { type: UNKNOWN, attempts: 1 });

  expect([known.outcome, unknown.outcome]).toEqual([
    { settlement: { to: "done" } },
    { settlement: { to: "done", problem: "unknown type" } },
  ]);
  expect(handle).toHaveBeenCalledTimes(2);
  expect([known.log.warn, unknown.log.warn].flatMap((warn) => warn.mock.calls)).toEqual([]); // It was told at the first run.
});

test.each(["park", "block"] as const)(
  "an unknown type never holds up its lane, whatever onPoison says (%s)",
  async (onPoison) => {
    const options = { type: UNKNOWN, onPoison };

    for (const given of [
      await outcomeOf(fails(refusal(422)), options),
      await outcomeOf(fails("no"), { ...options, maxAttempts: 1 }),
      await outcomeOf(() => {}, { ...options, unfinishedStarts: 4 }),
    ])
      expect(given).toEqual({ settlement: { to: "dead", problem: expect.any(String) as string } });
  },
);

test("the line of a refusal names the platform's code, the call and the hint", async () => {
  const answer = { errorList: [{ code: "GEN700", message: "canary" }] };
  const refused = new ApiError({ operation: "Offers_ReportListed" }, 400, answer, new Headers());
  const { log } = await runOnce(fails(refused));

  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({
      code: "ERR_PLATFORM_API",
      operation: "Offers_ReportListed",
      status: 400,
      platformCodes: ["GEN700"],
    }),
    expect.anything(),
  );
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("canary");
});

test("once() with one key works once, also asked several times at a time, and gives again what it gave: nothing too", async () => {
  const work = vi.fn(async () => undefined);
  const broken = vi.fn(async () => Promise.reject(new Error("no")));
  const given: unknown[] = [];
  const { inbox } = await runOnce(async ({ once }) => {
    given.push(...(await Promise.all([once("mail", work), once("mail", work), once("mail", work)])));
    await once("other", broken).catch(() => {});
    await once("other", broken).catch(() => {});
  });

  expect(work).toHaveBeenCalledTimes(1);
  expect(broken).toHaveBeenCalledTimes(2); // what failed is tried again
  expect(given).toEqual([undefined, undefined, undefined]);
  expect(await inbox.loadStep(1, "mail")).toBe("[]"); // in the next run: undefined, not null
});

test("once() whose value is no JSON fails with its key and the remedy", async () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  const told: string[] = [];
  for (const value of [{ id: 5n }, circle])
    await runOnce(async ({ once }) => once("order", () => value).catch((error: Error) => told.push(error.message)));

  const start =
    'Cannot save the value of a step as once("order") must return a JSON value (text in place of a BigInt, no circular object): got ';
  expect(told).toEqual([expect.stringContaining(`${start}Do not know`), expect.stringContaining(`${start}Converting`)]);
  expect(told.join("")).not.toContain("\n");
});

test("once() and claimNewest() without a key are refused, and no work is done", async () => {
  const work = vi.fn();
  const problems: unknown[] = [];
  const keep = (error: unknown) => void problems.push((error as Error).message);
  await runOnce(async ({ once, claimNewest }) => {
    await once(work as never, undefined as never).catch(keep);
    await once("", work).catch(keep);
    await claimNewest(undefined as never).catch(keep);
  });

  expect(problems).toEqual([
    "Cannot handle an event as once() must get a key, text, before the work: got a function",
    "Cannot handle an event as once() must get a key, text, before the work: got an empty text",
    "Cannot handle an event as claimNewest() must get a key, text, such as the id of the offer: got undefined",
  ]);
  expect(work).not.toHaveBeenCalled();
});

test("a handler that ran for too long has failed like any other, and the time that it had is told", () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const create = (policy: object) =>
    createRunHandler({
      inbox: memoryInbox(),
      handlers: { "*": () => {} },
      clock: createVirtualClock(),
      handlerTimeoutMs: 1_234,
      decoded: createDecodedMemory(),
      log,
      random: () => 0.5,
      onPoison: "skip",
      parkDurationMs: 3_600_000,
      maxAttempts: Number.POSITIVE_INFINITY,
      backoff: undefined,
      ...policy,
    });
  const event = { seq: 1, id: "1", type: KNOWN, lane: "a", raw: "{}", attempts: 1, deliveries: 1 };
  const problem = "its handler ran for longer than 1234 ms (handlerTimeoutMs)";

  expect(create({}).timedOut(event)).toEqual({ settlement: { to: "retry", delayMs: 1_000, problem } });
  expect(create({ maxAttempts: 2 }).timedOut(event)).toEqual({ settlement: { to: "dead", problem } });
  expect(create({ maxAttempts: 3 }).timedOut({ ...event, attempts: 2, type: UNKNOWN })).toEqual({
    settlement: { to: "dead", problem },
  });
  expect(log.warn.mock.calls).toMatchObject([[{ nextTryInMs: 1_000, attempt: 2, problem }, "A handler failed"]]);
});

test("retry.backoff is asked with the run that failed, and one that throws is told and replaced", async () => {
  const backoff = vi.fn(() => 7);
  expect(await outcomeOf(fails("no"), { backoff, attempts: 4 })).toMatchObject({
    settlement: { delayMs: 7 },
  });
  expect(backoff.mock.calls).toEqual([[5]]);

  const { outcome, log } = await runOnce(fails("no"), {
    attempts: 1,
    random: () => 0.25,
    backoff: fails(new Error("no table")) as never,
  });

  expect(outcome).toMatchObject({ settlement: { to: "retry", delayMs: 500 } });
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ id: "1", problem: "no table" }), "retry.backoff failed; the default is used"],
  ]);
});

test("what a handler asks for is told with its time", async () => {
  const { log } = await runOnce(() => ({ retryInMs: 1_500 }));

  expect(log.info.mock.calls).toMatchObject([[{ id: "1", nextTryInMs: 1_500 }, "A handler asks for another try"]]);
});

const handlers = { "Seller:Offer.New": () => "offer", "Seller:Order.Confirmed": () => "order", "*": () => "any" };
const find = (type: string) => findHandler(handlers, { type } as ChannelEvent);

test("an event goes to the handler of its type; any other goes to the fallback, whether its type is known or not", () => {
  expect(find("Seller:Offer.New")).toBe(handlers["Seller:Offer.New"]);
  expect(find("Seller:Offer.StockUpdate")).toBe(handlers["*"]);
  expect(find("Seller:New.Type")).toBe(handlers["*"]);
  expect(find("*")).toBe(handlers["*"]);
});

test("an event under its older name goes to the handler of the newer one", () => {
  expect(find("Seller:Order.Accepted")).toBe(handlers["Seller:Order.Confirmed"]);
});

test.each([
  undefined,
  null,
  true,
  "done",
  7,
  {},
  [],
  { retryInMs: 5 },
  { parkLane: "wait", durationMs: 5 },
  { dead: "no" },
  { rows: [], rowCount: 1 },
  { read: 1, deadline: 2 },
])("a result without a misspelled member is accepted: %j", (said) => {
  expect(() => checkResult(said, { hasInbox: true })).not.toThrow();
});

test.each([
  [{ retryInMS: 5 }, "retryInMS must be a known option (the nearest is retryInMs): got a number"],
  [{ parkLane: "wait", durationMS: 5 }, "durationMS must be a known option (the nearest is durationMs): got a number"],
  [{ retryAfter: "secret" }, "retryAfter must be a known option"],
  [{ parklane: "wait" }, "parklane must be a known option"],
])("a misspelled member of a result is refused: %j", (said, problem) => {
  const check = () => checkResult(said, { hasInbox: true });

  expect(check).toThrow(`Cannot settle an event by the result of its handler as ${problem}`);
  expect(check).not.toThrow("secret");
});

test.each([function* () {}, async function* () {}])(
  "a generator has not run, so its event is not done: %s",
  (handler) => {
    for (const hasInbox of [true, false])
      expect(() => checkResult(handler(), { hasInbox })).toThrow(
        "a plain or async function, as Kontor awaits it: got function*",
      );
  },
);

test("without an inbox a result is refused, because it would have no effect; another value is not", () => {
  expect(() => checkResult({ retryInMs: 5 }, { hasInbox: false })).toThrow(
    "as retryInMs must not be given (only a handler of createChannelConsumer() has results): got number",
  );
  for (const said of [undefined, true, {}, { retryInMs: undefined }, { rows: [] }])
    expect(() => checkResult(said, { hasInbox: false })).not.toThrow();
});

const full = new StoreError("remember a step", "the disk is full");
const rejects = () => Promise.reject(full);

test.each<[what: string, inbox: Partial<Inbox>, handle: (context: StoredContext) => unknown]>([
  ["cannot settle an event", { settleInTransaction: rejects }, ({ withTx }) => withTx(() => {})],
  ["cannot remember a step", { saveStep: rejects }, ({ once }) => once("mail", () => 1)],
  ["cannot read a step", { loadStep: rejects }, ({ once }) => once("mail", () => 1)],
  ["cannot compare", { claimNewest: rejects }, ({ claimNewest }) => claimNewest("offer 1")],
  [
    "fails in a handler that adds words to it",
    { claimNewest: rejects },
    ({ claimNewest }) => claimNewest("offer 1").catch((cause: unknown) => fails(new Error("no", { cause }))()),
  ],
])("a store that %s is no failure of the handler", async (_, failing, handle) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const inbox = { ...memoryInbox(), ...failing };

  await expect(runOnce(handle, { inbox, log })).rejects.toThrow(/^(no|Cannot remember a step as the disk is full)$/);

  expect([log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test("a failure of another store is one of the handler", async () => {
  const other = new StoreError("keep tokens", "the disk is full");

  expect(await outcomeOf(fails(other))).toMatchObject({ settlement: { to: "retry" } });
});

test("withTx() after the handler has returned or failed throws", async () => {
  for (const end of [() => undefined, fails(new Error("no"))]) {
    let late: StoredContext | undefined;
    await runOnce((context) => {
      late = context;
      return end();
    });

    expect(() => late!.withTx(() => {})).toThrow(
      "Cannot write with an event as withTx() must be called before the handler returns: got a later call",
    );
  }
});

test("a bug in a handler shows its stack in the log and in the stored problem, and a parked lane its message alone", async () => {
  const bug = () => (undefined as unknown as { price: string }).price;

  const { outcome, log } = await runOnce(bug);
  const parked = await outcomeOf(bug, { onPoison: "park", maxAttempts: 1 });

  const { problem } = (outcome as { settlement: { problem: string } }).settlement;
  const [message, ...frames] = problem.split("\n");
  expect(message).toBe("Cannot read properties of undefined (reading 'price')");
  expect(frames[0]).toMatch(/^    at bug \(\/.*run\.test\.ts:\d+:\d+\)$/);
  expect(frames.length).toBeLessThanOrEqual(8);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ problem: message, stack: frames.join("\n") }),
    "A handler failed",
  );
  expect(parked).toMatchObject({ park: { reason: message } });
});
