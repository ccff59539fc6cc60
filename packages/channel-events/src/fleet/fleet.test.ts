import { ApiError } from "@kontor/http";
import { expect, test } from "vitest";
import { createWorld, findOverlaps, LEASE_MS, POLL_MS } from "./fixtures/world.ts";

const names = Array.from({ length: 12 }, (_, index) => `channel-${index}`);

/** Starts processes on a clock that nobody else moves. */
async function start(world: ReturnType<typeof createWorld>, ...members: string[]) {
  const fleets = Object.fromEntries(members.map((member) => [member, world.fleetOf(member, names)]));
  const starting = Promise.all(Object.values(fleets).map((fleet) => fleet.start()));
  await world.clock.advance(2 * LEASE_MS);
  await starting;
  return fleets;
}

test("each channel is polled by one process, the channels are shared out, and every event is handled once", async () => {
  const world = createWorld();
  const fleets = await start(world, "a", "b", "c");

  for (const name of names) for (let id = 0; id < 5; id += 1) world.push(name, `${id}`, `${id % 2}`);
  await world.clock.advance(2 * POLL_MS);

  const pollers = await world.pollersOf(fleets);
  expect(Object.keys(pollers).toSorted()).toEqual(names.toSorted());
  expect(Object.values(pollers).filter((each) => each.length !== 1)).toEqual([]);
  expect(new Set(Object.values(pollers).flat()).size).toBe(3);
  expect(findOverlaps(world.polls)).toEqual([]);
  expect(world.handled.map(({ channel, id }) => `${channel} ${id}`).toSorted()).toEqual(
    names.flatMap((name) => [0, 1, 2, 3, 4].map((id) => `${name} ${id % 2} ${id}`)).toSorted(),
  );
});

test("what a killed process polled is polled by others within its lease and a third, and none of it is lost", async () => {
  const world = createWorld();
  const fleets = await start(world, "a", "b", "c");
  const before = await world.pollersOf(fleets);
  const orphans = Object.keys(before).filter((name) => before[name]!.includes("a"));
  expect(orphans.length).toBeGreaterThan(0);

  world.kill("a");
  const killedAt = world.clock.monotonicMs();
  for (const name of names) world.push(name, "1");
  const { a: _, ...left } = fleets;
  await world.clock.advanceUntil(
    async () => {
      const pollers = await world.pollersOf(left);
      return names.every((name) => pollers[name]?.length === 1);
    },
    (4 / 3) * LEASE_MS + 1,
  );
  await world.clock.advance(POLL_MS + LEASE_MS);

  expect(world.clock.monotonicMs() - killedAt).toBeLessThan(POLL_MS + 3 * LEASE_MS);
  expect(new Set(world.handled.map(({ channel }) => channel)).size).toBe(names.length);
  expect(findOverlaps(world.polls)).toEqual([]);
});

test("a process that is stopped leaves its channels at once, and one that comes gets its share", async () => {
  const world = createWorld();
  const fleets = await start(world, "a", "b");

  const stopping = fleets["a"]!.stop();
  await world.clock.advance(LEASE_MS / 3 + 1);
  expect(await stopping).toEqual({ finished: 0, abandoned: 0 });
  const afterStop = await world.pollersOf({ b: fleets["b"]! });
  expect(Object.keys(afterStop).length).toBe(names.length);

  const more = await start(world, "c");
  await world.clock.advance(LEASE_MS);
  const pollers = await world.pollersOf({ b: fleets["b"]!, ...more });
  expect(Object.values(pollers).every((each) => each.length === 1)).toBe(true);
  expect((await more["c"]!.health()).polls.length).toBeGreaterThan(0);
  expect(findOverlaps(world.polls)).toEqual([]);
});

test("a process that cannot reach the store believes in its turns no longer than others grant them", async () => {
  const world = createWorld();
  const fleets = await start(world, "a", "b");

  world.kill("a");
  await world.clock.advance(LEASE_MS + 1);

  const { isReady, isLive, status, problems, polls } = await fleets["a"]!.health();
  expect({ isReady, isLive, status, polls }).toEqual({ isReady: false, isLive: true, status: "failing", polls: [] });
  expect(problems[0]).toContain("the store cannot be reached");

  world.heal("a");
  await world.clock.advance(3 * LEASE_MS);
  expect((await fleets["a"]!.health()).isReady).toBe(true);
  expect(findOverlaps(world.polls)).toEqual([]);
});

test("channels with the same credentials have the same poller", async () => {
  const world = createWorld();
  const members = ["a", "b", "c"];
  const fleets = Object.fromEntries(
    members.map((member) => {
      const channels = Object.fromEntries(
        names.map((name) => [name, world.channelOf(name, member, { credentials: "shared" })]),
      );
      return [member, world.fleetOf(member, [], { channels })];
    }),
  );
  const starting = Promise.all(Object.values(fleets).map((fleet) => fleet.start()));
  await world.clock.advance(2 * LEASE_MS);
  await starting;

  const pollers = await world.pollersOf(fleets);
  expect(Object.keys(pollers).length).toBe(names.length);
  expect(new Set(Object.values(pollers).flat()).size).toBe(1);
});

test("a channel whose start is refused holds up no other, and is tried again", async () => {
  const world = createWorld();
  let isRefused = true;
  const refuse = async () => {
    if (isRefused) throw new ApiError({ operation: "Events_List" }, 403, undefined, new Headers());
    return { eventList: [] };
  };
  const refused = { ...world.channelOf("refused", "a"), channel: { events: { list: refuse } } as never };
  const fleet = world.fleetOf("a", ["well"], { channels: { well: world.channelOf("well", "a"), refused } });
  const starting = fleet.start();
  await world.clock.advance(1_000);
  await starting;

  const before = await fleet.health();
  expect(before).toMatchObject({ status: "degraded", isLive: true, isReady: true });
  expect(before.problems.join()).toContain("refused: the start was refused");
  world.push("well", "1");
  await world.clock.advance(POLL_MS);
  expect(world.handled).toMatchObject([{ channel: "well" }]);

  isRefused = false;
  await world.clock.advance(POLL_MS + LEASE_MS);
  expect(await fleet.health()).toMatchObject({ status: "ok", problems: [] });
});

test("channels come and go while the fleet runs", async () => {
  const world = createWorld();
  const fleets = await start(world, "a");
  const fleet = fleets["a"]!;

  const adding = fleet.add("new", world.channelOf("new", "a"));
  await world.clock.advance(1_000);
  await adding;
  world.push("new", "1");
  await world.clock.advance(POLL_MS + 5_000);
  expect(world.handled).toMatchObject([{ channel: "new" }]);
  await expect(fleet.add("new", world.channelOf("new", "a"))).rejects.toThrow("be new to the fleet");

  const removing = fleet.remove("new");
  await world.clock.advance(1_000);
  expect(await removing).toEqual({ finished: 0, abandoned: 0 });
  expect(fleet.channel("new")).toBeUndefined();
  world.push("new", "2");
  await world.clock.advance(2 * POLL_MS);
  expect(world.queues.get("new")!.size).toBe(1);
  await expect(fleet.remove("new")).rejects.toThrow("be in the fleet");
});
