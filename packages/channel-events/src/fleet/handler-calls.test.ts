import { expect, test } from "vitest";
import type { ChannelFleet } from "./fleet.ts";
import { createWorld, LEASE_MS } from "./fixtures/world.ts";

const NAMES = ["shop-1", "shop-10", "shop-2"];

/** A fleet of one process whose channels have an event each, and the same handler. */
async function start(
  handle: (fleet: ChannelFleet, channel: string, sleep: (ms: number) => Promise<void>) => Promise<void>,
) {
  const world = createWorld();
  const { clock, push } = world;
  const done: string[] = [];
  const channels = Object.fromEntries(
    NAMES.map((name) => [
      name,
      world.channelOf(name, "a", {
        handlers: {
          "*": async () => {
            await handle(fleet, name, (ms) => clock.sleep(ms));
            done.push(name);
          },
        },
      }),
    ]),
  );
  const fleet: ChannelFleet = world.fleetOf("a", [], { channels });
  for (const name of NAMES) push(name, "1");
  void fleet.start();
  await clock.advance(2 * LEASE_MS);
  const stateOf = async (name: string) => (await world.inboxes.inbox(name).readStats()).events;
  return { clock, fleet, done, stateOf };
}

const done = { waiting: 0, done: 1, dead: 0 };

test("a handler that stops its fleet goes on, and a stop() from outside waits for it", async () => {
  let report: unknown;
  const { clock, fleet, stateOf } = await start(async (ours, name, sleep) => {
    await sleep(10);
    if (name !== "shop-1") return;
    report = await ours.stop({ drainTimeoutMs: 0 });
    await sleep(60_000);
  });
  expect(report).toMatchObject({ abandoned: 0 });
  expect(await stateOf("shop-1")).toEqual({ waiting: 1, done: 0, dead: 0 });

  const stopping = fleet.stop({ drainTimeoutMs: 120_000 });
  await clock.advance(60_000);

  expect(await stopping).toEqual({ finished: 1, abandoned: 0 });
  for (const name of NAMES) expect(await stateOf(name)).toEqual(done);
});

test("handlers of several channels that all stop their fleet do not wait for each other", async () => {
  const {
    fleet,
    done: ended,
    stateOf,
  } = await start(async (ours, _, sleep) => {
    await sleep(10);
    await ours.stop();
  });

  expect(ended.toSorted()).toEqual(NAMES);
  expect(await fleet.stop()).toMatchObject({ abandoned: 0 });
  for (const name of NAMES) expect(await stateOf(name)).toEqual(done);
});

test("a handler that removes its own channel ends by its result, and the channel is gone then", async () => {
  const { clock, fleet, stateOf } = await start(async (ours, name, sleep) => {
    await sleep(10);
    if (name !== "shop-10") return;
    await ours.remove(name);
    await sleep(60_000);
  });
  expect(fleet.channel("shop-10")).toBeDefined();
  await clock.advance(60_000);

  expect(NAMES.map((name) => fleet.channel(name) !== undefined)).toEqual([true, false, true]);
  expect(await stateOf("shop-10")).toEqual(done);
  await fleet.stop();
});

test("a handler that removes another channel waits for the handlers of that one", async () => {
  const order: string[] = [];
  const { clock, fleet } = await start(async (ours, name, sleep) => {
    if (name === "shop-10") await sleep(40_000);
    if (name === "shop-1") await sleep(10).then(() => ours.remove("shop-10", { drainTimeoutMs: 60_000 }));
    order.push(name);
  });
  await clock.advance(20_000);

  expect(order).toEqual(["shop-2", "shop-10", "shop-1"]);
  expect(fleet.channel("shop-10")).toBeUndefined();
  await fleet.stop();
});

test("pause() and idle() of a fleet's consumer in its handler do as those of a consumer", async () => {
  const said: unknown[] = [];
  const { fleet, done: ended } = await start(async (ours, name) => {
    const consumer = ours.channel(name)!;
    await consumer.idle().catch((error: unknown) => said.push((error as { code: unknown }).code));
    await consumer.pause();
  });

  expect(said).toEqual(NAMES.map(() => "ERR_PLATFORM_ARGUMENT"));
  expect(ended.toSorted()).toEqual(NAMES);
  await fleet.stop();
});
