import { ApiError } from "@kontor/http";
import { expect, test } from "vitest";
import { StoreError } from "../inbox/store-error.ts";
import { createWorld, LEASE_MS, POLL_MS } from "./fixtures/world.ts";

const names = Array.from({ length: 12 }, (_, index) => `channel-${index}`);

test("a fleet whose start was refused is no member, so nobody counts on it", async () => {
  const world = createWorld();
  let isGone = true;
  const join = (...given: Parameters<typeof world.inboxes.join>) =>
    isGone ? Promise.reject(new StoreError("join the fleet", "it is gone")) : world.inboxes.join(...given);
  const refused = world.fleetOf("a", names, { inboxes: { ...world.inboxes, join } });
  const starting = refused.start().catch((error: unknown) => error);
  await world.clock.advance(1_000);
  expect(await starting).toBeInstanceOf(Error);

  isGone = false;
  const other = world.fleetOf("b", names);
  const beginning = other.start();
  await world.clock.advance(2 * LEASE_MS);
  await beginning;
  const { members, polls } = await other.health();
  expect(members).toEqual(["b"]);
  expect(polls.length).toBe(names.length);
});

test("a channel that is refused by the platform, and then by a store that is busy, is tried again", async () => {
  const world = createWorld();
  const refusals: Error[] = [new ApiError({ operation: "Events_List" }, 403, undefined, new Headers())];
  const list = async () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return { eventList: [] };
  };
  const busy = [undefined, new StoreError("listen in the inbox", "the pool must have 3 connections free")];
  const inbox = {
    ...world.inboxes.inbox("late"),
    listen: async () => {
      const refusal = busy.shift();
      if (refusal) throw refusal;
      return async () => {};
    },
  };
  const late = { ...world.channelOf("late", "a"), channel: { events: { list } } as never };
  const fleet = world.fleetOf("a", [], { channels: { late }, inboxes: { ...world.inboxes, inbox: () => inbox } });
  const starting = fleet.start();
  await world.clock.advance(1_000);
  await starting;
  expect((await fleet.health()).problems.join()).toContain("the start was refused");

  await world.clock.advance(POLL_MS + LEASE_MS);
  expect((await fleet.health()).problems.join()).toContain("the pool must have 3 connections free");
  await world.clock.advance(POLL_MS + LEASE_MS);
  expect(await fleet.health()).toMatchObject({ status: "ok", problems: [], polls: ["late"] });
});

test("a channel that is removed twice at the same time may be added again after the first", async () => {
  const world = createWorld();
  const long = Promise.withResolvers<void>();
  const handlers = { "*": () => long.promise };
  const fleet = world.fleetOf("a", [], { channels: { one: world.channelOf("one", "a", { handlers }) } });
  world.push("one", "1");
  const starting = fleet.start();
  await world.clock.advance(1_000);
  await starting;

  const removals = [fleet.remove("one", { drainTimeoutMs: 1_000 }), fleet.remove("one", { drainTimeoutMs: 20_000 })];
  await world.clock.advance(3_000);
  const adding = fleet.add("one", world.channelOf("one", "a"));
  await world.clock.advance(1_000);
  await adding;
  long.resolve();
  await world.clock.advance(20_000);
  await Promise.all(removals);

  expect(fleet.channel("one")).toBeDefined();
  expect((await fleet.health()).polls).toEqual(["one"]);
});

test("handlers of several channels that hang in all slots of the process are a failure, though each channel has few of them", async () => {
  const world = createWorld();
  const handlers = { "*": () => new Promise<void>(() => {}) };
  const hanging = ["one", "two"];
  const channels = Object.fromEntries(hanging.map((name) => [name, world.channelOf(name, "a", { handlers })]));
  const fleet = world.fleetOf("a", [], {
    channels: { ...channels, quiet: world.channelOf("quiet", "a") },
    maxHandlers: 2,
  });
  for (const name of hanging) world.push(name, "1");
  const starting = fleet.start();
  await world.clock.advance(1_000);
  await starting;
  await world.clock.advance(4 * POLL_MS);
  expect((await fleet.health()).status).toBe("degraded");

  await world.clock.advance(2 * POLL_MS);
  const { status, problems } = await fleet.health();
  expect([status, problems[0]]).toEqual([
    "failing",
    "handlers that have run for more than five minutes fill all 2 slots of the process",
  ]);
});

test("a stop counts the handlers of all channels, those that ended meanwhile and those that were given up", async () => {
  const world = createWorld();
  const hangs = { "*": () => new Promise<void>(() => {}) };
  const ends = {
    "*": (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<void>((end) => signal.addEventListener("abort", () => end())),
  };
  const kinds = {
    quiet: {},
    one: { handlers: hangs },
    two: { handlers: hangs },
    three: { handlers: ends },
    four: { handlers: ends },
  };
  const channels = Object.fromEntries(
    Object.entries(kinds).map(([name, more]) => [name, world.channelOf(name, "a", more)]),
  );
  const fleet = world.fleetOf("a", [], { channels });
  for (const name of ["one", "two", "three", "four"]) world.push(name, "1");
  const starting = fleet.start();
  await world.clock.advance(1_000);
  await starting;

  const stopping = fleet.stop({ drainTimeoutMs: 100 });
  await world.clock.advance(2_000);

  expect(await stopping).toEqual({ finished: 2, abandoned: 2 });
});
