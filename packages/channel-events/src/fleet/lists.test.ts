import { expect, test } from "vitest";
import { createWorld, LEASE_MS } from "./fixtures/world.ts";

const NAMES = Array.from({ length: 20 }, (_, index) => `channel-${index}`);
const LOOK_MS = LEASE_MS / 3;

test("channels that only some processes have are polled by one of these", async () => {
  const { clock, fleetOf, pollersOf } = createWorld();
  const fleets = { a: fleetOf("a", NAMES), b: fleetOf("b", NAMES.slice(0, 10)), c: fleetOf("c", []) };
  const starting = Promise.all(Object.values(fleets).map((fleet) => fleet.start()));
  await clock.advance(2 * LOOK_MS);
  await starting;
  await clock.advance(2 * LOOK_MS);

  const pollers = await pollersOf(fleets);

  expect(Object.keys(pollers).toSorted()).toEqual(NAMES.toSorted());
  expect(Object.values(pollers).every((members) => members.length === 1)).toBe(true);
  expect(NAMES.slice(10).map((name) => pollers[name])).toEqual(NAMES.slice(10).map(() => ["a"]));
  expect(NAMES.slice(0, 10).some((name) => pollers[name]![0] === "b")).toBe(true);
  await Promise.all(Object.values(fleets).map((fleet) => fleet.stop()));
});

test("a channel that is paused in the process that polls it, or removed there, is polled by another within two looks", async () => {
  const { clock, fleetOf, pollersOf, polls } = createWorld();
  const fleets = { a: fleetOf("a", ["one", "two"]), b: fleetOf("b", ["one", "two"]) };
  const starting = Promise.all(Object.values(fleets).map((fleet) => fleet.start()));
  await clock.advance(2 * LOOK_MS);
  await starting;
  await clock.advance(2 * LOOK_MS);
  const before = await pollersOf(fleets);
  const [one, two] = ["one", "two"].map((name) => before[name]![0] as "a" | "b");

  await fleets[one!].channel("one")!.pause();
  await fleets[two!].remove("two");
  await clock.advance(2 * LOOK_MS + 1);

  const other = { a: "b", b: "a" };
  expect(await pollersOf(fleets)).toEqual({ one: [other[one!]], two: [other[two!]] });
  const resuming = fleets[one!].channel("one")!.resume();
  await clock.advance(2 * LOOK_MS + 1);
  await resuming;
  expect((await pollersOf(fleets))["one"]).toEqual([one]);
  await clock.advance(100); // It polls at once when it has the turn again.
  expect(polls.at(-1)).toMatchObject({ channel: "one", member: one });
  await Promise.all(Object.values(fleets).map((fleet) => fleet.stop()));
});

test("a channel whose handlers end while it is removed is polled by another process meanwhile", async () => {
  const { clock, fleetOf, channelOf, pollersOf, push } = createWorld();
  const handlers = { "*": () => new Promise<void>(() => {}) };
  const open = (member: string) => fleetOf(member, [], { channels: { one: channelOf("one", member, { handlers }) } });
  const fleets = { a: open("a"), b: open("b") };
  push("one", "1");
  const starting = Promise.all(Object.values(fleets).map((fleet) => fleet.start()));
  await clock.advance(2 * LOOK_MS);
  await starting;
  const [poller] = (await pollersOf(fleets))["one"] as ["a" | "b"];

  const removing = fleets[poller].remove("one", { drainTimeoutMs: 600_000 });
  await clock.advance(2 * LOOK_MS + 1);

  expect(await pollersOf(fleets)).toEqual({ one: [{ a: "b", b: "a" }[poller]] });
  const stopping = Promise.all(Object.values(fleets).map((fleet) => fleet.stop({ drainTimeoutMs: 0 })));
  await clock.advance(601_000);
  await Promise.all([removing, stopping]);
});
