import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChannelClient } from "@kontor/channel-client";
import { createVirtualClock, type VirtualClock } from "@kontor/testing/virtual-clock";
import { afterAll, describe, expect, test } from "vitest";
import type { Inbox } from "../inbox/inbox.ts";
import { memoryInbox } from "../inbox/memory.ts";
import { sqliteInbox } from "../inbox/sqlite/inbox.ts";
import { createChannelConsumer } from "./consumer.ts";
import { offerOf } from "./fixtures/sandbox.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const folder = mkdtempSync(join(tmpdir(), "kontor-clock-steps-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

type Open = (clock: VirtualClock, path: string) => Inbox;
const inboxes: [name: string, open: Open][] = [
  ["memoryInbox()", (clock) => memoryInbox({ clock })],
  ["sqliteInbox()", (clock, path) => sqliteInbox(path, { clock })],
];

const eventOf = (id: string, seller: string) => ({
  ...{ id, type: "Seller:Offer.New", createdAt: "2026-01-01T00:00:00Z" },
  event: offerOf(seller, 1),
});
type Handler = (id: string, attempt: number) => Promise<unknown>;

/** A platform that gives all events with the first page, and consumers in virtual time whose wall clock can be set. */
function setUp(ids: readonly [id: string, seller: string][], handler: Handler, open: Open) {
  const clock = createVirtualClock();
  const path = join(folder, `${(files += 1)}.db`);
  const step = (ms: number) => clock.setNow(clock.now() + ms);
  const pages = [ids.map(([id, seller]) => eventOf(id, seller))];
  const acknowledged: string[] = [];
  const platform = {
    list: async () => ({ eventList: pages.shift() ?? [] }),
    acknowledge: async ({ eventIdList }: { eventIdList: string[] }) => void acknowledged.push(...eventIdList),
  };
  const lines: string[] = [];
  const note = (facts: object, message: string) => void lines.push(`${message} ${JSON.stringify(facts)}`);
  const create = () => {
    const inbox = open(clock, path);
    const consumer = createChannelConsumer({
      channel: { events: platform } as unknown as ChannelClient,
      inbox,
      clock,
      handlers: { "*": async (event, { attempt }) => handler((event as { id: string }).id, attempt) as Promise<void> },
      retry: { backoff: () => 10 * MINUTE_MS },
      unsafeDurability: true,
      logger: { info: () => {}, warn: note, error: note },
    });
    return { inbox, consumer };
  };
  const end = async ({ consumer, inbox }: ReturnType<typeof create>) => {
    void consumer.stop();
    await clock.advance(1_000);
    await inbox.close();
  };
  return { clock, step, create, end, platform, acknowledged, lines };
}

const tenSellers = Array.from({ length: 200 }, (_, index): [string, string] => [`e${index}`, `s${index % 10}`]);

const STEPS: [name: string, steps: [afterMs: number, ms: number][]][] = [
  ["does not move", []],
  ["steps 2 minutes forward", [[5_000, 2 * MINUTE_MS]]],
  ["steps 2 minutes forward twice", [5_000, 9_000].map((at) => [at, 2 * MINUTE_MS])],
  ["steps 2 minutes back twice", [5_000, 9_000].map((at) => [at, -2 * MINUTE_MS])],
  ["steps an hour forward twice", [5_000, 25_000].map((at) => [at, HOUR_MS])],
  ["steps an hour back", [[5_000, -HOUR_MS]]],
  ["steps a day forward, and back", [5_000, 20_000].map((at, index) => [at, index === 0 ? DAY_MS : -DAY_MS])],
  ["makes many small steps forward", Array.from({ length: 35 }, (_, at) => [at * 1_000, 25 * SECOND_MS])],
  ["makes many small steps back", Array.from({ length: 35 }, (_, at) => [at * 1_000, -25 * SECOND_MS])],
  ["steps as far as a lease is long, and 1 ms more", [5_000, 15_000].map((at, more) => [at, 30_000 + more])],
];

describe.each(inboxes)("%s", (_, open) => {
  test.each(STEPS)(
    "ten sellers are handled as fast, and nobody is blamed, when the wall clock %s",
    async (_, steps) => {
      const handled: string[] = [];
      const handler: Handler = async (id) => {
        await clock.sleep(2_000);
        handled.push(id);
      };
      const stage = setUp(tenSellers, handler, open);
      const { clock } = stage;
      const running = stage.create();
      await running.consumer.start();

      let at = 0;
      for (const [after, ms] of steps) {
        await clock.advance(after - at);
        at = after;
        stage.step(ms);
      }
      await clock.advance(45_000 - at);

      expect([handled.length, new Set(handled).size]).toEqual([200, 200]);
      expect(stage.acknowledged.length).toBe(200);
      expect(stage.lines.filter((line) => /crash|suspect|another/i.test(line))).toEqual([]);
      expect(await running.consumer.health()).toMatchObject({ status: "ok", suspects: [], waiting: 0 });
      await stage.end(running);
    },
  );

  test.each([2 * MINUTE_MS, -2 * MINUTE_MS, HOUR_MS, -HOUR_MS, -9 * MINUTE_MS, DAY_MS, -DAY_MS])(
    "a retry waits for its 10 minutes when the wall clock steps by %d ms, and an event that waits gets no older",
    async (ms) => {
      const runs: number[] = [];
      const stage = setUp(
        [["e1", "s"]],
        async (_, attempt) => {
          runs.push(clock.monotonicMs());
          if (attempt === 1) throw new Error("not yet");
        },
        open,
      );
      const { clock } = stage;
      const running = stage.create();
      await running.consumer.start();
      await clock.advance(MINUTE_MS);
      stage.step(ms);
      await clock.advance(MINUTE_MS);

      const { oldestWaitingMs } = await running.consumer.health();
      expect(oldestWaitingMs).toBeLessThanOrEqual(2 * MINUTE_MS);
      await clock.advance(8 * MINUTE_MS - 5_000);
      expect(runs.length).toBe(1);
      await clock.advance(10_000);
      expect(runs.length).toBe(2);
      expect(runs[1]! - runs[0]!).toBeGreaterThanOrEqual(10 * MINUTE_MS);
      await stage.end(running);
    },
  );

  test.each([2 * MINUTE_MS, -2 * MINUTE_MS, HOUR_MS, -HOUR_MS])(
    "a step by %d ms between a fetch and its acknowledgement loses and repeats nothing",
    async (ms) => {
      const handled: string[] = [];
      const stage = setUp(tenSellers.slice(0, 20), async (id) => handled.push(id), open);
      const { acknowledge } = stage.platform;
      stage.platform.acknowledge = async (ids) => {
        stage.step(ms);
        await stage.clock.sleep(11_000);
        return acknowledge(ids);
      };
      const running = stage.create();
      const started = running.consumer.start(); // It waits for the acknowledgement.
      await stage.clock.advance(40_000);
      await started;

      expect([handled.length, stage.acknowledged.length]).toEqual([20, 20]);
      expect(stage.lines).toEqual([]);
      await stage.end(running);
    },
  );
});

test.each([2 * MINUTE_MS, -2 * MINUTE_MS, HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS])(
  "the next process of a file waits for the rest of a retry after a step by %d ms",
  async (ms) => {
    const runs: number[] = [];
    const stage = setUp(
      [["e1", "s"]],
      async (_, attempt) => {
        runs.push(clock.monotonicMs());
        if (attempt === 1) throw new Error("not yet");
      },
      (clock, path) => sqliteInbox(path, { clock }),
    );
    const { clock } = stage;
    const first = stage.create();
    await first.consumer.start();
    await clock.advance(MINUTE_MS);
    stage.step(ms);
    await clock.advance(MINUTE_MS); // The step is written down meanwhile.
    await stage.end(first);
    const second = stage.create();
    await second.consumer.start();

    await clock.advance(10 * MINUTE_MS - clock.monotonicMs() - 5_000);
    expect(runs.length).toBe(1);
    await clock.advance(10_000);
    expect(runs.length).toBe(2);
    await stage.end(second);
  },
);

test.each([2 * MINUTE_MS, -2 * MINUTE_MS, HOUR_MS, DAY_MS])(
  "a process that waits for a file takes nothing over, and does not call its owner silent, after a step by %d ms",
  async (ms) => {
    const handled: string[] = [];
    const stage = setUp(
      tenSellers.slice(0, 40),
      async (id) => {
        await stage.clock.sleep(2_000);
        handled.push(id);
      },
      (clock, path) => sqliteInbox(path, { clock }),
    );
    const [owner, standby] = [stage.create(), stage.create()];
    await owner.consumer.start();
    await standby.consumer.start();
    await stage.clock.advance(3_200);
    stage.step(ms);

    for (let seconds = 0; seconds < 15; seconds += 1) {
      await stage.clock.advance(1_000);
      const health = await standby.consumer.health();
      expect(health.standby?.silentMs).toBeLessThan(6_000);
      expect(health.problems).toEqual([]);
    }
    expect(handled.length).toBe(40);
    await stage.end(standby);
    await stage.end(owner);
  },
);
