import { ApiError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { ArrivingEvent, Redelivery } from "../ground/event.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { createDecodedMemory } from "../page/item.ts";
import { createFetchPatience } from "./loop.ts";
import { createStoredPoll, writeArrivalLog, type PollStoredOptions } from "./poll.ts";

const itemOf = (id: string, note = "") => ({
  id,
  type: "Seller:New.Type",
  createdAt: "2026-02-11T08:00:00Z",
  event: { note },
});
const never = new AbortController().signal;
const refusal = () => new ApiError({ operation: "Events_Acknowledge" }, 400, undefined, new Headers());

/** A channel that gives these pages and then empty ones, an inbox that keeps what comes, and the order of it all. */
function setUp(pages: unknown[][], { inbox = memoryInbox(), ...options }: Partial<PollStoredOptions> = {}) {
  const clock = createVirtualClock();
  const order: string[] = [];
  const list = vi.fn(async () => {
    order.push("fetch");
    return { eventList: pages.shift() ?? [] };
  });
  const acknowledge = vi.fn(async ({ eventIdList }: { eventIdList: string[] }) => {
    order.push(`acknowledge ${eventIdList.join()}`);
  });
  const accept: typeof inbox.accept = async (events) => {
    const accepted = await inbox.accept(events);
    order.push(`store ${events.map(({ id }) => id).join()}`);
    return accepted;
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onStored = vi.fn();
  const poll = createStoredPoll({
    channel: { events: { list, acknowledge } } as never,
    inbox: { ...inbox, accept },
    patience: createFetchPatience(clock),
    laneOf: ({ id }) => id,
    decoded: createDecodedMemory(),
    mayFetch: () => true,
    onStored,
    maxAckIds: 100,
    maxWaiting: 1_000,
    maxEventBytes: 1_000,
    deliveryAlarm: 3,
    log,
    telemetry: undefined,
    clock,
    ...options,
  });
  return { clock, poll, order, list, acknowledge, log, inbox, onStored };
}

test("each page is stored, then acknowledged, and the next is fetched until one brings nothing new", async () => {
  const { poll, order, inbox, onStored } = setUp([[itemOf("1")], [itemOf("2")], [itemOf("2")], [itemOf("3")]]);

  const report = await poll(never);

  for (const id of ["1", "2"]) {
    expect(order).toContain(`acknowledge ${id}`);
    expect(order.indexOf(`store ${id}`)).toBeLessThan(order.indexOf(`acknowledge ${id}`));
  }
  expect(report).toMatchObject({ pages: 3, fetched: 3, duplicates: 1 });
  expect([2, 3]).toContain(report.acknowledged); // What comes again while its call is under way may be acknowledged with it.
  expect(await inbox.pendingAcknowledgements(10)).toEqual([]);
  expect(onStored).toHaveBeenCalledTimes(3);
});

test.each([
  [[["1"], ["2"], []], { pages: 3, fetched: 2, duplicates: 0, unreadable: 0 }],
  [[["1"], ["1", "2"], ["1", "2", "3"], ["3"]], { pages: 4, fetched: 7, duplicates: 4, unreadable: 0 }],
  [[["1", "1", "1"], ["1"]], { pages: 2, fetched: 4, duplicates: 2, unreadable: 0 }],
  [[["bad"], ["bad", "bad 2"], ["bad", "bad 2"]], { pages: 3, fetched: 5, duplicates: 3, unreadable: 5 }],
])("the report of a poll adds up its pages %j", async (pages, expected) => {
  const build = (id: string) => (id.startsWith("bad") ? { ...itemOf(id), type: 7 } : itemOf(id));
  const { poll } = setUp(
    pages.map((ids) => ids.map(build)),
    { deliveryAlarm: 99 },
  );

  expect(await poll(never)).toMatchObject(expected);
});

test("no fetch waits for the acknowledgement of the page before, and fetching is four pages ahead at most", async () => {
  const gate = Promise.withResolvers<void>();
  const pages = Array.from({ length: 12 }, (_, page) => [itemOf(`${page}`)]);
  const { poll, list, acknowledge, inbox } = setUp(pages);
  acknowledge.mockImplementation(() => gate.promise);

  const polled = poll(never);
  await expect.poll(() => list.mock.calls.length).toBe(5); // a page, and four further ones
  await new Promise((resolve) => setImmediate(resolve));
  expect(list).toHaveBeenCalledTimes(5);
  expect(acknowledge).toHaveBeenCalledTimes(1);
  gate.resolve();

  expect(await polled).toMatchObject({ pages: 13, acknowledged: 12 });
  expect(await inbox.pendingAcknowledgements(100)).toEqual([]);
});

test("a page that comes when an acknowledgement is about to end is acknowledged in the same poll", async () => {
  const inner = memoryInbox();
  const asked = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  let looks = 0;
  const pendingAcknowledgements: typeof inner.pendingAcknowledgements = async (limit) => {
    const ids = await inner.pendingAcknowledgements(limit);
    looks += 1;
    if (looks > 1) return ids;
    asked.resolve(); // It found nothing, and its answer is on the way while the page is stored.
    await stored.promise;
    return ids;
  };
  const accept: typeof inner.accept = async (events) => {
    await asked.promise;
    return inner.accept(events).finally(() => setImmediate(stored.resolve));
  };
  const { poll } = setUp([[itemOf("1")]], { inbox: { ...inner, pendingAcknowledgements, accept } });

  expect(await poll(never)).toMatchObject({ acknowledged: 1 });
});

test("an acknowledgement that is not answered holds up no later poll, and is not made twice", async () => {
  const gate = Promise.withResolvers<void>();
  const known = [itemOf("1")]; // The platform sends it again, because it has not heard of the acknowledgement.
  const { clock, poll, list, acknowledge, inbox } = setUp([known, [], known, [itemOf("2")]]);
  acknowledge.mockImplementationOnce(() => gate.promise);

  const first = poll(never);
  await clock.advance(5_000);
  expect(await first).toMatchObject({ pages: 2, fetched: 1, acknowledged: 0 });
  expect(await poll(never)).toMatchObject({ pages: 1, fetched: 1, duplicates: 1 }); // A known event ends a poll, so no delivery is wasted.
  expect(await poll(never)).toMatchObject({ pages: 2, fetched: 1, duplicates: 0 });
  expect([list.mock.calls.length, acknowledge.mock.calls.length]).toEqual([5, 1]);

  gate.resolve();
  await poll.acknowledging();

  expect(acknowledge.mock.calls.map(([{ eventIdList }]) => eventIdList)).toEqual([["1"], ["2"]]);
  expect(await inbox.pendingAcknowledgements(100)).toEqual([]);
  expect(await poll(never)).toMatchObject({ acknowledged: 2 }); // They count in the first poll after them.
});

test("pages beside an acknowledgement that is not answered are brought to the disk, and a disk that fails ends the poll", async () => {
  const inner = memoryInbox();
  const hasFailed = vi.fn(() => false);
  const pendingAcknowledgements: typeof inner.pendingAcknowledgements = async (limit) => {
    if (limit === 1 && hasFailed()) throw new Error("disk full");
    return inner.pendingAcknowledgements(limit);
  };
  const pages = Array.from({ length: 20 }, (_, page) => [itemOf(`${page}`)]);
  const { clock, poll, list, acknowledge } = setUp(pages, { inbox: { ...inner, pendingAcknowledgements } });
  acknowledge.mockImplementation(() => new Promise(() => {}));
  hasFailed.mockReturnValueOnce(false).mockReturnValue(true);

  const polled = poll(never).catch((error: unknown) => error);
  await clock.advance(20_000);

  expect(await polled).toEqual(new Error("disk full"));
  expect([hasFailed.mock.calls.length, list.mock.calls.length]).toEqual([2, 8]); // five pages at first, and then three at a time
});

test("a platform that does not answer gets one acknowledgement a poll", async () => {
  const { poll, list, acknowledge, inbox, log } = setUp([]);
  await inbox.accept([{ id: "1", type: "t", lane: "l", raw: "{}" }]);
  acknowledge.mockRejectedValue(new Error("no answer"));
  list.mockRejectedValue(new Error("no answer"));

  await expect(poll(never)).rejects.toThrow("no answer");

  expect(acknowledge).toHaveBeenCalledTimes(1);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test("what could not be stored is kept, and stored before anything else is fetched", async () => {
  const inner = memoryInbox();
  let isFull = true;
  const accept: typeof inner.accept = async (events) => {
    if (isFull) throw new Error("disk full");
    return inner.accept(events);
  };
  const { poll, order, acknowledge } = setUp([[itemOf("1"), itemOf("2")]], { inbox: { ...inner, accept } });
  await expect(poll(never)).rejects.toThrow("disk full");
  expect(acknowledge).not.toHaveBeenCalled();

  isFull = false;
  order.length = 0;
  await poll(never);
  await poll(never);

  expect(order[0]).toBe("store 1,2");
  expect(order.filter((each) => each.startsWith("store"))).toEqual(["store 1,2"]);
  expect((await inner.readStats()).events.waiting).toBe(2);
});

test("the rest of a page whose store failed is kept too", async () => {
  const inner = memoryInbox();
  let isFull = true;
  const accept: typeof inner.accept = async (events) => {
    if (isFull) throw new Error("disk full");
    return inner.accept(events);
  };
  const large = "x".repeat(3 * 1024 * 1024); // so that the page comes in two parts
  const body = JSON.stringify({ eventList: ["1", "2", "3"].map((id) => itemOf(id, large)) });
  const list = async (_: unknown, { readAnswer }: { readAnswer: (answer: Response) => Promise<unknown> }) =>
    readAnswer(new Response(isFull ? body : '{"eventList":[]}'));
  const channel = { events: { list, acknowledge: async () => {} } } as never;
  const { poll } = setUp([], { inbox: { ...inner, accept }, channel, maxEventBytes: 2 ** 25 });
  await expect(poll(never)).rejects.toThrow("disk full");

  isFull = false;
  await poll(never);

  expect((await inner.readStats()).events.waiting).toBe(3);
});

test("nothing is fetched while too many wait", async () => {
  const inbox = memoryInbox();
  await inbox.accept([{ id: "0", lane: "a", type: "t", raw: "{}" }]);
  const full = setUp([[itemOf("1")]], { inbox, maxWaiting: 1 });

  expect(await full.poll(never)).toMatchObject({ isFull: true, fetched: 0 });
  expect(full.list).not.toHaveBeenCalled();
  expect(full.log.error).toHaveBeenCalledTimes(1);
});

test("an acknowledgement that fails ends no poll and goes with the next", async () => {
  const { poll, acknowledge, inbox, log } = setUp([[itemOf("1")]]);
  acknowledge.mockRejectedValue(new Error("no answer"));
  await poll(never);
  expect(await inbox.pendingAcknowledgements(10)).toEqual(["1"]);
  expect(log.warn).toHaveBeenCalled();

  acknowledge.mockResolvedValue(undefined);
  await poll(never);

  expect(await inbox.pendingAcknowledgements(10)).toEqual([]);
});

test("an id that is refused is told and not asked for again", async () => {
  const { poll, acknowledge, inbox, log } = setUp([[itemOf("1")]]);
  acknowledge.mockRejectedValue(refusal());

  await poll(never);

  expect(acknowledge).toHaveBeenCalledTimes(1);
  expect(await inbox.pendingAcknowledgements(10)).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("the alarm comes with the delivery that was said", async () => {
  const { poll, log } = setUp([[itemOf("1")], [], [itemOf("1")], [], [itemOf("1")]]);

  await poll(never);
  await poll(never);
  expect(log.error).not.toHaveBeenCalled();
  await poll(never);
  await poll(never);

  expect(log.error).toHaveBeenCalledWith(
    { id: "1", type: "Seller:New.Type", lane: "1", attempt: 0, deliveries: 3 },
    expect.stringContaining("again and again"),
  );
});

test("an event without an id is told as one that nobody can acknowledge", async () => {
  const { poll, acknowledge, log } = setUp([[{ type: "Seller:New.Type" }]]);

  expect(await poll(never)).toMatchObject({ unreadable: 1, acknowledged: 0 });

  expect(log.error).toHaveBeenCalledTimes(1);
  expect(acknowledge).not.toHaveBeenCalled();
});

test("what cannot be read is told with its lane and its seller, once it is stored and not when it comes again", async () => {
  const broken = { ...itemOf("1"), createdAt: 5, event: { sellerId: "a" } };
  const nameless = { type: "Seller:New.Type", event: { sellerId: "b" } };
  const again = () => [broken, nameless, broken];
  const { poll, log } = setUp([again(), again(), [], again(), []], { deliveryAlarm: 100 });

  await poll(never);
  await poll(never);

  expect(log.warn.mock.calls).toEqual([
    [
      {
        id: "1",
        type: "Seller:New.Type",
        lane: "1",
        seller: "a",
        attempt: 0,
        deliveries: 2,
        problem: expect.stringContaining("/createdAt must be text"),
      },
      "An event that cannot be read is stored as dead and acknowledged",
    ],
  ]);
  expect(log.error.mock.calls).toEqual([
    [
      expect.objectContaining({ type: "Seller:New.Type", seller: "b", attempt: 0, deliveries: 1 }),
      "An event without an id is stored; nobody can acknowledge it",
    ],
  ]);
});

test("what cannot be read is told as stored only when it is", async () => {
  const inner = memoryInbox();
  const accept = vi.fn(inner.accept).mockRejectedValueOnce(new Error("disk full"));
  const { poll, log } = setUp([[{ type: "Seller:New.Type" }]], { inbox: { ...inner, accept } });

  await expect(poll(never)).rejects.toThrow("disk full");
  expect(log.error).not.toHaveBeenCalled();
  await poll(never);

  expect(log.error).toHaveBeenCalledTimes(1);
});

test("an alarm says in which lane an event is and how often its handler ran", async () => {
  const { poll, log, inbox } = setUp([[itemOf("1")], [], [itemOf("1", "other")], [itemOf("1")]]);
  await poll(never);
  const [held] = await inbox.claim({ lanes: 1, perLane: 1, leaseMs: 1_000 });
  const settlement = { to: "retry", delayMs: 0, problem: "no" } as const;
  await inbox.settle([{ claim: held!, settled: [{ seq: 1, settlement }], release: true }]);

  await poll(never);
  await poll(never);

  const facts = { id: "1", type: "Seller:New.Type", lane: "1", attempt: 1 };
  expect(log.warn).toHaveBeenCalledWith({ ...facts, deliveries: 2 }, "An event was sent again with another payload");
  expect(log.error).toHaveBeenCalledWith({ ...facts, deliveries: 3 }, expect.stringContaining("again and again"));
});

test("an acknowledgement that fails is told with its ids, and with the code and the status of its call", async () => {
  const { poll, acknowledge, log } = setUp([[itemOf("1"), itemOf("2")]]);
  const body = { errorList: [{ code: "GEN700", message: "no", severity: "ERROR" }] };
  acknowledge.mockRejectedValue(new ApiError({ operation: "Events_Acknowledge" }, 503, body, new Headers()));

  await poll(never);

  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({
      ids: ["1", "2"],
      code: "ERR_PLATFORM_API",
      operation: "Events_Acknowledge",
      status: 503,
      platformCodes: ["GEN700"],
    }),
    "An acknowledgement failed; its ids go with the next one",
  );
});

test("what of a page cannot be stored is kept up to 64 MiB; what is beyond is told, and comes again", async () => {
  const inner = memoryInbox();
  let isFull = true;
  const accept: typeof inner.accept = async (events) => {
    if (isFull) throw new Error("disk full");
    return inner.accept(events);
  };
  const large = "x".repeat(22 * 1024 * 1024);
  const page = ["1", "2", "3"].map((id) => itemOf(id, large));
  const { poll, log, acknowledge } = setUp([page], { inbox: { ...inner, accept } });
  await expect(poll(never)).rejects.toThrow("disk full");

  isFull = false;
  await poll(never);

  expect((await inner.readStats()).events.waiting).toBe(2);
  expect(acknowledge.mock.calls.flatMap(([{ eventIdList }]) => eventIdList)).toEqual(["1", "2"]);
  expect(log.error.mock.calls).toEqual([
    [{ events: 1 }, "Events could not be stored and are too large to keep in memory; the platform sends them again"],
  ]);
});

const event: ArrivingEvent = { id: "1", type: "t", lane: "own", raw: '{"event":{"sellerId":"s"}}' };
const unreadable: ArrivingEvent = { ...event, problem: "it has no type" };
const again = (deliveries: number, differs = false): Redelivery => ({ id: "1", deliveries, differs });
const none = async function* () {};

async function write(accepted: ArrivingEvent[], redelivered: Redelivery[], list: () => AsyncIterable<unknown> = none) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const asked = vi.fn(list);
  await writeArrivalLog({ inbox: { list: asked } as never, deliveryAlarm: 7, log }, accepted, redelivered);
  const lines = [
    ...log.warn.mock.calls.map((line) => ["warn", ...line]),
    ...log.error.mock.calls.map((line) => ["error", ...line]),
  ];
  return { lines, asked };
}

const UNREADABLE = "An event that cannot be read is stored as dead and acknowledged";
const NO_ID = "An event without an id is stored; nobody can acknowledge it";
const DIFFERS = "An event was sent again with another payload";
const ALARM = "An event is sent again and again; after ten deliveries it is gone";

test.each<[string, ArrivingEvent[], Redelivery[], [string, string][]]>([
  ["that can be read is no line", [event], [], []],
  ["that comes for the sixth time as it was is no line", [event], [again(6)], []],
  ["that comes for the seventh time is an alarm", [event], [again(7)], [["error", ALARM]]],
  ["that comes for the tenth time is an alarm", [event], [again(10)], [["error", ALARM]]],
  ["with another payload is told", [event], [again(2, true)], [["warn", DIFFERS]]],
  [
    "that is both is told as both",
    [event],
    [again(8, true)],
    [
      ["warn", DIFFERS],
      ["error", ALARM],
    ],
  ],
  ["that cannot be read is told when it comes", [unreadable], [], [["warn", UNREADABLE]]],
  ["that cannot be read is not told again", [unreadable], [again(2)], []],
  [
    "that cannot be read and comes twice in a page is told once",
    [unreadable, unreadable],
    [again(2)],
    [["warn", UNREADABLE]],
  ],
  ["that comes twice in a later page is not told again", [unreadable, unreadable], [again(3)], []],
  ["that can be read in one of its forms is no line", [unreadable, event], [again(2)], []],
  ["without an id is told louder", [{ ...unreadable, hasNoId: true }], [], [["error", NO_ID]]],
])("an event %s", async (_, accepted, redelivered, expected) => {
  const { lines } = await write(accepted, redelivered);

  expect(lines.map(([level, , message]) => [level, message])).toEqual(expected);
});

test("the line of an unreadable event names it, and why", async () => {
  const { lines } = await write([unreadable], []);

  const facts = { id: "1", type: "t", lane: "own", seller: "s", attempt: 0, deliveries: 1, problem: "it has no type" };
  expect(lines).toEqual([["warn", facts, UNREADABLE]]);
});

test("an alarm has its lane and its runs from the inbox, which is asked for this event alone", async () => {
  const { lines, asked } = await write([event, { ...event, id: "2" }], [again(9)], async function* () {
    yield { id: "1", lane: "stored", attempts: 3 };
  });

  expect(asked.mock.calls).toEqual([[{ id: "1", limit: 1 }]]);
  expect(lines).toMatchObject([["error", { id: "1", lane: "stored", attempt: 3, deliveries: 9 }, ALARM]]);
});

/** A list that fails as it is read. */
const failing = () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error("busy")) }) });

test.each<[string, () => AsyncIterable<unknown>]>([
  ["knows the event no more", none],
  ["fails", failing],
])("an inbox that %s costs no line", async (_, list) => {
  const { lines } = await write([{ ...event, id: "12", lane: "no" }, event, { ...event, id: "0" }], [again(9)], list);

  expect(lines).toMatchObject([["error", { id: "1", lane: "own", attempt: 0, deliveries: 9 }, ALARM]]);
});
