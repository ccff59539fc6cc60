/** From published entries alone, as an integrator writes it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { cached, channelFetch, refreshExchange } from "@kontor/auth";
import { createChannelClient } from "@kontor/channel-client";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import {
  createTestKit,
  createVirtualClock,
  type TestKitOptions,
  type TestWiring,
} from "@kontor/channel-events/testing";
import { createSandbox, defaultSeed, demo } from "@kontor/sandbox";
import { expect, test, vi } from "vitest";

const HOUR_MS = 3_600_000;
const TYPE = "Seller:Offer.StockUpdate";

const connectWhole = ({ fetch, clock, random }: TestWiring) => {
  const baseUrl = "https://channel.test";
  const tokens = cached(refreshExchange({ baseUrl, refreshToken: demo.refreshToken, fetch, clock }), { clock });
  return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, fetch, clock, random }) });
};
const connect: TestKitOptions["connect"] = connectWhole;

const sellers = [...Array(10).keys(), "failing", "well"].map((id) => ({
  sellerId: String(id),
  accountId: demo.accountId,
}));
const seed = { ...defaultSeed, channels: { [demo.channel]: { sellers } } };

function setUp(handle: (offerId: number) => unknown, options: Partial<TestKitOptions> = {}) {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock, seed });
  const handlers = {
    [TYPE]: ({ event }: { event: { offerId: number } }) => handle(event.offerId),
    "*": () => {},
  } as TestKitOptions["handlers"];
  const kit = createTestKit({ clock, sandbox, connect, handlers, ...options });
  const add = (offerId: number, sellerId = "1") => sandbox.trigger(TYPE, { sellerId, offerId, quantity: "1" });
  return { clock, sandbox, kit, add };
}

test("runUntilQuiet() ends when every event is handled and acknowledged", async () => {
  const handled: number[] = [];
  const { kit, sandbox, add } = setUp((offerId) => handled.push(offerId));
  for (const offerId of [1, 2, 3]) add(offerId);

  await kit.runUntilQuiet();

  expect(handled).toEqual([1, 2, 3]);
  expect(sandbox.events().map(({ state }) => state)).toEqual(["acknowledged", "acknowledged", "acknowledged"]);
  expect(await kit.deadLetters()).toEqual({ platform: [], inbox: [] });
});

test("ten deliveries and a dead letter wait for no timer, and the inbox has what it stored", async () => {
  const handled: number[] = [];
  const { clock, kit, sandbox, add } = setUp((offerId) => handled.push(offerId));
  sandbox.addFault({ kind: "server-error", operation: "Events_Acknowledge" });
  const id = add(1);
  const timers = vi.spyOn(globalThis, "setTimeout");

  await kit.runUntilQuiet();

  const waits = timers.mock.calls.map(([, ms]) => ms);
  timers.mockRestore();
  expect(waits.every((ms) => ms === 3_000)).toBe(true); // the clock's patience with real work, which no work used up
  expect(handled).toEqual([1]);
  expect(await kit.deadLetters()).toEqual({ platform: [{ id, type: TYPE, deliveries: 10 }], inbox: [] });
  expect(clock.monotonicMs()).toBeGreaterThan(9 * 300_000); // nine times away for five minutes
});

test("a handler that fails for three days is tried until it works, in its order", async () => {
  const handled: number[] = [];
  const { clock, kit, add } = setUp(
    (offerId) => {
      if (clock.monotonicMs() < 72 * HOUR_MS) throw new Error("the shop is down");
      handled.push(offerId);
    },
    { consumer: { poll: { intervalMs: HOUR_MS } } },
  );
  for (const offerId of [1, 2, 3]) add(offerId);

  await kit.runUntilQuiet({ withinMs: 96 * HOUR_MS });

  expect(handled).toEqual([1, 2, 3]);
  expect(clock.monotonicMs()).toBeGreaterThan(72 * HOUR_MS);
  expect(clock.monotonicMs()).toBeLessThan(73 * HOUR_MS);
});

test("where it does not become quiet, the error says what was still going on", async () => {
  const { clock, kit, sandbox, add } = setUp(() => {
    throw new Error("the shop is down");
  });
  const id = add(1, "failing");
  await kit.runFor(120_000);
  sandbox.addFault({ kind: "unavailable", operation: "Events_List" });
  const late = add(2);

  const running = kit.runUntilQuiet({ withinMs: HOUR_MS });

  await expect(running).rejects.toThrow(/^Cannot run until quiet as it must be so within 3600000 ms: got /);
  const { message } = (await running.catch((error: unknown) => error)) as Error;
  expect(message).toMatch(`1 event in the inbox: ${TYPE} ${id} in lane failing after `);
  expect(message).toContain(`1 event at the platform: ${TYPE} ${late} after 0 deliveries`);
  expect(message).toContain("the shop is down");
  expect(message).toContain("the last poll failed");
  expect(clock.monotonicMs()).toBe(120_000 + HOUR_MS);
});

test("by default a kit waits a day to become quiet, and says for what it waited", async () => {
  const { clock, kit, add } = setUp(() => {
    throw new Error("the shop is down");
  });
  add(1, "failing");

  await expect(kit.runUntilQuiet()).rejects.toThrow("must be so within 86400000 ms: got 1 event in the inbox");
  expect(clock.monotonicMs()).toBe(24 * HOUR_MS);
});

test("without a seed the random numbers are those of the seed 1", () => {
  const draw = (given: Partial<TestKitOptions>) => {
    let drawn: number[] = [];
    setUp(() => {}, {
      ...given,
      connect: (wiring) => {
        drawn = [wiring.random(), wiring.random()];
        return connect(wiring);
      },
    });
    return drawn;
  };

  expect(draw({})).toEqual(draw({ seed: 1 }));
  expect(draw({})).not.toEqual(draw({ seed: 2 }));
});

test("what a handler gives up is among the dead letters of the inbox", async () => {
  const { kit, add } = setUp(() => ({ dead: "no such shop" }));
  const id = add(1, "7");

  await kit.runUntilQuiet();

  expect(await kit.deadLetters()).toEqual({
    platform: [],
    inbox: [{ id, type: TYPE, lane: "7", attempts: 1, state: "dead", problem: "no such shop" }],
  });
});

test("a lane that a handler parks without an end is not waited for", async () => {
  const { kit, add } = setUp(() => ({ parkLane: "the shop is closed" }));
  add(1);

  await kit.runUntilQuiet();

  expect((await kit.inbox.readStats()).parked).toMatchObject([{ reason: "the shop is closed", until: undefined }]);
});

test("answers that are late or never come take virtual time alone", async () => {
  const handled: number[] = [];
  const { clock, kit, sandbox, add } = setUp((offerId) => handled.push(offerId));
  sandbox.addFault({ kind: "hang", operation: "Events_List", times: 1 });
  sandbox.addFault({ kind: "latency", operation: "Events_Acknowledge", ms: 20_000, times: 1 });
  add(1);

  await kit.runUntilQuiet();

  expect(handled).toEqual([1]);
  expect(clock.monotonicMs()).toBeGreaterThan(50_000); // 30 s until the client gave up, and 20 s
});

test("the clock stands still while a handler waits for real work, and moves while it waits on the clock", async () => {
  const at: number[] = [];
  const { clock, kit, add } = setUp(async (offerId) => {
    if (offerId === 1) await new Promise((resolve) => setTimeout(resolve, 100)); // a database, say
    else await clock.sleep(5 * 60_000);
    at.push(clock.monotonicMs());
  });
  add(1);
  add(2);

  await kit.runUntilQuiet();

  expect(at).toEqual([0, 5 * 60_000]);
});

test("the clock stands still while the sandbox answers, however long that takes in real time", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const fetch: typeof globalThis.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return sandbox.fetch(...request);
  };
  const at: number[] = [];
  const handlers = { [TYPE]: () => void at.push(clock.monotonicMs()), "*": () => {} };
  const kit = createTestKit({ clock, sandbox: { ...sandbox, fetch }, connect, handlers });
  sandbox.trigger(TYPE, { sellerId: "1", offerId: 1, quantity: "1" });

  await kit.runUntilQuiet();

  expect(at).toEqual([0]);
});

test("a handler that writes in the transaction of its event is tested on a file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-kit-"));
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock });
  const inbox = sqliteInbox(join(folder, "events.db"), { clock });
  inbox.db.exec("CREATE TABLE stock (offer INTEGER)");
  const handlers: TestKitOptions["handlers"] = {
    [TYPE]: ({ event }, { withTx }) => {
      withTx((db: DatabaseSync) => db.prepare("INSERT INTO stock VALUES (?)").run(event.offerId));
    },
    "*": () => {},
  };
  const kit = createTestKit({ clock, sandbox, connect, handlers, inbox });
  sandbox.trigger(TYPE, { sellerId: "1", offerId: 4711, quantity: "1" });

  await kit.runUntilQuiet();

  expect(inbox.db.prepare("SELECT offer FROM stock").all()).toEqual([{ offer: 4711 }]);
  await kit.stop();
  await inbox.close();
  rmSync(folder, { recursive: true });
});

/** Runs a kit for so long, on a file or in memory, and counts the waits on the clock, and the turns of the event loop that it took. */
async function countSteps(where: "memory" | "file", ms: number): Promise<{ sleeps: number; turns: number }> {
  const real = createVirtualClock();
  let sleeps = 0;
  const clock: typeof real = {
    ...real,
    sleep(...wait) {
      sleeps += 1;
      return real.sleep(...wait);
    },
  };
  const folder = mkdtempSync(join(tmpdir(), "kontor-kit-"));
  const inbox = where === "file" ? sqliteInbox(join(folder, "events.db"), { clock }) : undefined;
  const sandbox = createSandbox({ clock });
  const kit = createTestKit({ clock, sandbox, connect, handlers: { "*": () => {} }, ...(inbox && { inbox }) });
  sandbox.trigger(TYPE, { sellerId: "1", offerId: 1, quantity: "1" });
  const immediates = vi.spyOn(globalThis, "setImmediate");
  await kit.runFor(ms);
  const turns = immediates.mock.calls.length;
  immediates.mockRestore();
  expect(sandbox.events().map(({ state }) => state)).toEqual(["acknowledged"]);
  await kit.stop();
  await inbox?.close();
  rmSync(folder, { recursive: true });
  return { sleeps, turns };
}

test("an hour with a file has at most three times the steps of an hour in memory", async () => {
  const memory = await countSteps("memory", HOUR_MS);
  const file = await countSteps("file", HOUR_MS);

  expect(memory.sleeps).toBeGreaterThan(60); // a poll each minute
  expect(file.sleeps).toBeLessThanOrEqual(3 * memory.sleeps);
  expect(file.turns).toBeLessThanOrEqual(3 * memory.turns);
});

test("a file is free for another inbox once the kit has stopped", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-kit-"));
  const clock = createVirtualClock();
  const path = join(folder, "events.db");
  const [first, second] = [sqliteInbox(path, { clock }), sqliteInbox(path, { clock })];
  const kit = createTestKit({
    clock,
    sandbox: createSandbox({ clock }),
    connect,
    handlers: { "*": () => {} },
    inbox: first,
  });
  await kit.runFor(1_000);
  const during = await second.own!("another");

  await kit.stop();

  expect([during.isOurs, (await second.own!("another")).isOurs]).toEqual([false, true]);
  await first.close();
  await second.close();
  rmSync(folder, { recursive: true });
});

test("handlers get the client that connect() made, on the same clock and the same sandbox", async () => {
  const clock = createVirtualClock();
  const sandbox = createSandbox({ clock, seed });
  const kit = createTestKit({
    clock,
    sandbox,
    connect: (wiring) => connectWhole(wiring),
    handlers: (channel) => ({
      "Seller:Offer.New": async ({ event: { sellerId, offerId } }) => {
        const listedAt = new Date(clock.now()).toISOString();
        await channel.offers.reportListed({ offerList: [{ sellerId, offerId: offerId!, listedAt }] });
      },
      "*": () => {},
    }),
  });
  const priceList = [{ id: "default", quantityPriceList: [{ amount: "24.90", currency: "EUR" }] }];
  sandbox.trigger("Seller:Offer.New", { sellerId: "1", offerId: 4711, sku: "A", priceList });

  await kit.runUntilQuiet();

  expect(sandbox.rows("offers")).toMatchObject([{ sellerId: "1", offerId: 4711, status: "listed" }]);
});

test("two runs with the same seed give the same order and the same times, and another seed others", async () => {
  const run = async (seed: number) => {
    const seen: string[] = [];
    const runs = new Map<number, number>();
    const { clock, kit, sandbox, add } = setUp(
      (offerId) => {
        seen.push(`${offerId} at ${clock.monotonicMs()}`);
        runs.set(offerId, (runs.get(offerId) ?? 0) + 1);
        if (runs.get(offerId)! <= offerId % 5) throw new Error("the shop is down");
      },
      { seed },
    );
    sandbox.addFault({ kind: "unavailable", operation: "Events_Acknowledge", probability: 0.5 });
    for (let offer = 1; offer <= 60; offer += 1) add(offer, `${offer % 7}`);
    await kit.runUntilQuiet();
    return seen;
  };

  const first = await run(7);

  expect(await run(7)).toEqual(first);
  expect(await run(8)).not.toEqual(first);
  expect(first.length).toBeGreaterThan(60);
});

test("of several channels, the events of the one that was named count", async () => {
  const clock = createVirtualClock();
  const refreshTokens = { [demo.refreshToken]: { channel: "SECOND" } };
  const sandbox = createSandbox({
    clock,
    seed: { ...defaultSeed, refreshTokens, channels: { FIRST: { sellers }, SECOND: { sellers } } },
  });
  const handlers = { "*": () => ({ dead: "no such offer" }) };
  const kit = createTestKit({ clock, sandbox, connect, handlers, channelId: "SECOND" });
  sandbox.trigger(TYPE, { sellerId: "1", offerId: 1, quantity: "1" }, { channel: "FIRST" });
  const id = sandbox.trigger(TYPE, { sellerId: "1", offerId: 2, quantity: "1" }, { channel: "SECOND" });

  await kit.runUntilQuiet();

  expect(await kit.deadLetters()).toMatchObject({
    platform: [],
    inbox: [{ id, state: "dead", problem: "no such offer" }],
  });
});

test("a refused credential is thrown, also by runFor()", async () => {
  const refused = (): TestKitOptions["connect"] => (wiring) => {
    const baseUrl = "https://channel.test";
    const { clock, fetch } = wiring;
    const tokens = cached(refreshExchange({ baseUrl, refreshToken: "of somebody else", clock, fetch }), { clock });
    return createChannelClient({ baseUrl, fetch: channelFetch({ tokens, ...wiring }) });
  };

  await expect(setUp(() => {}, { connect: refused() }).kit.runUntilQuiet()).rejects.toMatchObject({
    code: "ERR_PLATFORM_TOKEN",
  });
  await expect(setUp(() => {}, { connect: refused() }).kit.runFor(1_000)).rejects.toMatchObject({
    code: "ERR_PLATFORM_TOKEN",
  });
});

test("a sandbox on another clock, and a clock that is not virtual, are refused", () => {
  const clock = createVirtualClock();
  const handlers = { "*": () => {} };

  expect(() => createTestKit({ clock, sandbox: undefined as never, connect, handlers })).toThrow(
    "sandbox must be made by createSandbox({ clock }): got undefined",
  );
  const remote = { ...createSandbox({ clock }), now: async () => new Date() };
  expect(() => createTestKit({ clock, sandbox: remote as never, connect, handlers })).toThrow(
    "sandbox must be in this process, by createSandbox({ clock })",
  );
  expect(() => createTestKit({ clock, sandbox: createSandbox(), connect, handlers })).toThrow(
    "sandbox must run on the same clock, createSandbox({ clock })",
  );
  expect(() =>
    createTestKit({
      clock: { ...clock, standStillFor: undefined as never },
      sandbox: createSandbox(),
      connect,
      handlers,
    }),
  ).toThrow("clock must come from createVirtualClock()");
  expect(() => createTestKit({ clock, sandbox: createSandbox({ clock }), connect, handlers, seed: 0 })).toThrow("seed");
});

test("a handler that hangs costs real time once, and not at every try", async () => {
  let runs = 0;
  const { kit, add } = setUp(() => {
    runs += 1;
    return new Promise(() => {});
  });
  const timers = vi.spyOn(globalThis, "setTimeout");
  add(1);

  await expect(kit.runUntilQuiet({ withinMs: 6 * 3_600_000 })).rejects.toThrow("must be so within");
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms < 1_000);
  timers.mockRestore();

  expect(runs).toBeGreaterThan(4);
  expect(waits.slice(0, 3)).toEqual([750, 187.5, 46.875]);
});

test("a handler with a second and a half of real work is run once", async () => {
  let runs = 0;
  const { kit, add } = setUp(async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  });
  add(1);

  await kit.runUntilQuiet();

  expect(runs).toBe(1);
  expect(await kit.deadLetters()).toEqual({ platform: [], inbox: [] });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, "1000" as never])("a time of %s is refused", async (ms) => {
  const { kit } = setUp(() => {});

  await expect(kit.runUntilQuiet({ withinMs: ms })).rejects.toThrow("withinMs must be a finite number of ms from 0 on");
  await expect(kit.runFor(ms)).rejects.toThrow("ms must be a finite number of ms from 0 on");
});

test("stop() ends on the virtual clock, and a handler in hand ends before it", async () => {
  const ended: number[] = [];
  const { clock, kit, add } = setUp(async (offerId) => {
    await clock.sleep(10_000);
    ended.push(offerId);
  });
  add(1);
  await kit.runFor(1_000);

  await kit.stop();

  expect(ended).toEqual([1]);
  expect((await kit.consumer.health()).isLive).toBe(false);
});
