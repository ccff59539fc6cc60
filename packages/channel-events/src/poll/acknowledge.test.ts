import { ChannelError, type ChannelClient } from "@kontor/channel-client";
import { ApiError, ConnectionError } from "@kontor/http";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { acknowledge, createAcknowledger, MAX_CALLS_PER_POLL, type PendingPoll } from "./acknowledge.ts";

const refusal = new ApiError({ operation: "Events_Acknowledge" }, 400, undefined, new Headers());

/** A poll with so many stored events, and a platform that refuses some of them. */
function setUp(stored: number, { refused = [], ...parts }: Partial<PendingPoll> & { refused?: string[] } = {}) {
  const waiting = Array.from({ length: stored }, (_, index) => String(index));
  const acknowledge = vi.fn(async ({ eventIdList }: { eventIdList: string[] }) => {
    if (eventIdList.some((id) => refused.includes(id))) throw refusal;
  });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const poll: PendingPoll = {
    channel: { events: { acknowledge } } as never,
    inbox: {
      pendingAcknowledgements: async (limit) => waiting.slice(0, limit),
      markAcknowledged: async (ids) =>
        void waiting.splice(0, waiting.length, ...waiting.filter((id) => !ids.includes(id))),
    },
    maxAckIds: 2,
    signal: new AbortController().signal,
    report: { pages: 0, fetched: 0, duplicates: 0, acknowledged: 0, isFull: false, unreadable: 0 },
    callsLeft: MAX_CALLS_PER_POLL,
    mayFetch: () => true,
    telemetry: undefined,
    clock: createVirtualClock(),
    log,
    ...parts,
  };
  return { poll, waiting, acknowledge, log, acknowledger: createAcknowledger(poll) };
}

test("all that is stored is acknowledged, in calls of no more ids than allowed", async () => {
  const { poll, waiting, acknowledge, acknowledger, log } = setUp(5);

  await acknowledger.take();
  await acknowledger.end();

  expect(acknowledge.mock.calls.map(([{ eventIdList }]) => eventIdList)).toEqual([["0", "1"], ["2", "3"], ["4"]]);
  expect([waiting, poll.report.acknowledged, poll.callsLeft]).toEqual([[], 5, MAX_CALLS_PER_POLL]);
  expect([log.warn, log.error].flatMap((each) => each.mock.calls)).toEqual([]);
});

test("a page of 100,000 events is acknowledged as fast as the quota allows: one call after the other, until none is left", async () => {
  const stored = Array.from({ length: 100_000 }, (_, index) => String(index));
  const pendingAcknowledgements = async (limit: number) => stored.slice(0, limit);
  const markAcknowledged = async (ids: readonly string[]) => void stored.splice(0, ids.length);
  const inbox = { pendingAcknowledgements, markAcknowledged };
  const { poll, acknowledge, acknowledger } = setUp(0, { inbox, maxAckIds: 100 });

  await acknowledger.take();
  await acknowledger.end();

  expect([acknowledge.mock.calls.length, stored.length, poll.report.acknowledged]).toEqual([1_000, 0, 100_000]);
});

test("three pages do not wait for the call that is under way, the fourth does, and the end makes a last one", async () => {
  const { acknowledge, acknowledger } = setUp(1);
  const gate = Promise.withResolvers<void>();
  acknowledge.mockImplementation(() => gate.promise);
  let passed = 0;
  const take = async () => {
    await acknowledger.take();
    passed += 1;
  };

  const pages = (async () => {
    for (let page = 0; page < 5; page += 1) await take();
  })();
  await new Promise((resolve) => setImmediate(resolve));
  expect([passed, acknowledge.mock.calls.length]).toEqual([4, 1]); // the first page, and three ahead of it
  gate.resolve();
  await pages;
  await acknowledger.end();

  expect(passed).toBe(5);
});

test("the end acknowledges what the last page stored while a call was about to end", async () => {
  const { waiting, acknowledge, acknowledger } = setUp(1);
  acknowledge.mockImplementationOnce(async () => {
    await acknowledger.take(); // a page that was stored meanwhile
    waiting.push("late");
  });

  await acknowledger.take();
  await acknowledger.end();

  expect(waiting).toEqual([]);
});

test("without a page the end asks the inbox for nothing", async () => {
  const pendingAcknowledgements = vi.fn(async () => []);
  const { acknowledger } = setUp(1, { inbox: { pendingAcknowledgements, markAcknowledged: async () => {} } });

  await acknowledger.end();

  expect(pendingAcknowledgements).not.toHaveBeenCalled();
});

test("a refused id is told, is not sent again, and uses up calls; the others are acknowledged", async () => {
  const { poll, waiting, acknowledge, acknowledger, log } = setUp(4, { refused: ["1"] });

  await acknowledger.take();
  await acknowledger.end();

  expect([waiting, poll.report.acknowledged]).toEqual([[], 3]);
  expect(poll.callsLeft).toBe(MAX_CALLS_PER_POLL - 3); // both, the one and the other; the second pair is not counted
  expect(acknowledge).toHaveBeenCalledTimes(4);
  expect(log.error.mock.calls).toEqual([
    [{ ids: ["1"] }, expect.stringContaining("refuses to acknowledge these events")],
  ]);
});

test("a logger that changes the ids which it gets changes nothing", async () => {
  const { waiting, poll, acknowledger, log } = setUp(4, { refused: ["1"] });
  for (const level of [log.warn, log.error]) level.mockImplementation(({ ids }: { ids: string[] }) => (ids.length = 0));

  await acknowledger.take();
  await acknowledger.end();

  expect([waiting, poll.report.acknowledged]).toEqual([[], 3]);

  const few = setUp(2, { callsLeft: 2, refused: ["0", "1"] });
  few.log.warn.mockImplementation(({ ids }: { ids: string[] }) => (ids.length = 0));
  expect(await few.acknowledger.take().then(() => few.acknowledger.end())).toBeUndefined();
  expect(few.waiting).toEqual(["1"]);
});

test("no further call is made once another process has the turn to poll", async () => {
  let isOurs = true;
  const { waiting, acknowledge, acknowledger } = setUp(5, { mayFetch: () => isOurs });
  acknowledge.mockImplementationOnce(async () => void (isOurs = false));

  await acknowledger.take();
  await acknowledger.end();

  expect([acknowledge.mock.calls.length, waiting]).toEqual([1, ["2", "3", "4"]]);
});

test("a call that is never answered is given up after a minute, even if its client does not hear its signal, and made again", async () => {
  const clock = createVirtualClock();
  const { waiting, acknowledge, acknowledger, log } = setUp(1, { clock });
  acknowledge.mockImplementationOnce(() => new Promise(() => {}));

  await acknowledger.take();
  void acknowledger.end();
  await clock.advance(59_000);
  expect(log.warn).not.toHaveBeenCalled();
  await clock.advance(1_000);
  await acknowledger.take();
  await acknowledger.end();

  expect([acknowledge.mock.calls.length, waiting, clock.waits()]).toEqual([2, [], 0]);
  expect(log.warn.mock.calls).toEqual([
    [
      { events: 1, ids: ["0"], problem: "The acknowledgement took too long" },
      expect.stringContaining("its ids go with the next one"),
    ],
  ]);
});

test("where no calls are left nothing is sent, and where they run out the rest is told and stays", async () => {
  const none = setUp(2, { callsLeft: 0 });
  await none.acknowledger.take();
  await none.acknowledger.end();
  expect([none.acknowledge.mock.calls.length, none.waiting.length]).toEqual([0, 2]);

  const few = setUp(2, { callsLeft: 2, refused: ["0", "1"] });
  await few.acknowledger.take();
  await few.acknowledger.end();
  expect([few.acknowledge.mock.calls.length, few.waiting, few.poll.callsLeft]).toEqual([2, ["1"], 0]);
  expect(few.log.warn.mock.calls).toEqual([
    [{ events: 1, ids: ["1"] }, expect.stringContaining("goes with the next poll")],
  ]);
});

test.each([
  [false, 1],
  [true, 0],
])(
  "a call that fails leaves its ids pending, and is told; none is made once the consumer stops (%s)",
  async (isStopped, lines) => {
    const stopping = new AbortController();
    if (isStopped) stopping.abort();
    const { waiting, acknowledge, acknowledger, log } = setUp(4, { signal: stopping.signal });
    acknowledge.mockRejectedValue(new Error("the network is gone"));

    await acknowledger.take();

    await acknowledger.end();
    expect([waiting.length, acknowledge.mock.calls.length]).toEqual([4, lines]);
    expect(log.warn).toHaveBeenCalledTimes(lines);
    if (lines > 0)
      expect(log.warn.mock.calls[0]![0]).toMatchObject({ events: 2, ids: ["0", "1"], problem: "the network is gone" });
  },
);

test("an inbox that fails makes the next page or the end fail, and not the page before; then it is tried again", async () => {
  const pendingAcknowledgements = vi.fn(async (): Promise<string[]> => []);
  pendingAcknowledgements.mockRejectedValueOnce(new Error("disk")).mockRejectedValueOnce(new Error("disk"));
  const { acknowledger } = setUp(1, { inbox: { pendingAcknowledgements, markAcknowledged: async () => {} } });

  await acknowledger.take();
  await expect(acknowledger.end()).rejects.toThrow("disk");
  await acknowledger.take();
  await expect(acknowledger.take().then(() => acknowledger.end())).rejects.toThrow("disk");
  await acknowledger.take();
  await acknowledger.end();

  expect(pendingAcknowledgements).toHaveBeenCalledTimes(3);
});

test("twenty calls of a poll at most find out which ids are refused, because the quota is for fetching", async () => {
  const all = Array.from({ length: 100 }, (_, index) => String(index));
  const { acknowledge, acknowledger } = setUp(100, { maxAckIds: 100, refused: all });

  for (let page = 0; page < 3; page += 1) await acknowledger.take();
  await acknowledger.end();

  expect(acknowledge).toHaveBeenCalledTimes(20);
});

/** A platform that refuses any call with a bad id in it. */
function platform(bad: string[], error: Error) {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      if (eventIdList.some((id) => bad.includes(id))) throw error;
    },
  };
  return { channel: { events } as unknown as Pick<ChannelClient, "events">, calls };
}

const buildRefusal = (status: number) =>
  new ChannelError({ operation: "Events_Acknowledge" }, status, undefined, new Headers());
const ids = ["1", "2", "3", "4", "5", "6", "7", "8"];

test("acknowledge() sends all ids in one call", async () => {
  const { channel, calls } = platform([], buildRefusal(400));

  expect(await acknowledge(channel, ids, { maxCalls: 20 })).toEqual({
    acknowledged: ids,
    refused: [],
    left: [],
    calls: 1,
  });
  expect(calls).toEqual([ids]);
});

test.each([400, 404, 409, 410, 413, 422, 200])(
  "a %i that speaks of the ids leads to the one that is meant",
  async (status) => {
    const { channel, calls } = platform(["3"], buildRefusal(status));

    expect(await acknowledge(channel, ids, { maxCalls: 20 })).toMatchObject({
      acknowledged: ids.filter((id) => id !== "3"),
      refused: ["3"],
      left: [],
    });
    expect(calls.length).toBeLessThan(ids.length);
  },
);

test.each([
  buildRefusal(401),
  buildRefusal(403),
  buildRefusal(429),
  buildRefusal(500),
  new ConnectionError({ operation: "x" }, undefined),
])("what does not speak of the ids is thrown, after one call: %s", async (error) => {
  const { channel, calls } = platform(["3"], error);

  await expect(acknowledge(channel, ids, { maxCalls: 20 })).rejects.toBe(error);
  expect(calls).toHaveLength(1);
});

test("where every call is refused, no more are made than allowed, and what was not asked for is left", async () => {
  const many = Array.from({ length: 100 }, (_, index) => `${index}`);
  const { channel, calls } = platform(many, buildRefusal(400));

  const result = await acknowledge(channel, many, { maxCalls: 20 });

  expect(calls).toHaveLength(20);
  expect(result.acknowledged).toEqual([]);
  expect([...result.refused, ...result.left].toSorted()).toEqual(many.toSorted());
});

test("what was acknowledged before a call failed is known", async () => {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      if (calls.length === 1) throw buildRefusal(400);
      if (calls.length === 3) throw buildRefusal(503);
    },
  };

  const result = await acknowledge({ events } as never, ids, { maxCalls: 20 });

  expect(result).toEqual({ acknowledged: ids.slice(0, 4), refused: [], left: ids.slice(4), calls: 3 });
});

test("what was refused before a call failed is known too, and is not asked for again", async () => {
  const calls: string[][] = [];
  const events = {
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => {
      calls.push(eventIdList);
      throw buildRefusal(calls.length < 3 ? 400 : 503); // both ids, the first alone, and then the platform fails
    },
  };

  const result = await acknowledge({ events } as never, ["1", "2"], { maxCalls: 20 });

  expect(result).toEqual({ acknowledged: [], refused: ["1"], left: ["2"], calls: 3 });
});
