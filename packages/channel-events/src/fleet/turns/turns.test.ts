import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test } from "vitest";
import { playLeaders } from "../fixtures/play-leaders.ts";
import { memoryHub } from "../memory-hub.ts";
import type { FleetChannel } from "../open-channel.ts";
import { chooseLeader } from "./choose-leader.ts";
import { createTurns } from "./turns.ts";

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "one process polls a channel at any time, and another soon after its end: play %i",
  async (seed) => {
    const report = await playLeaders({ seed, processes: 5, channels: 20, leaseMs: 15_000, disasters: 6 });
    expect(report).toMatchObject({ twice: [], uncovered: [] });
  },
);

test("a poll that is under way fetches no further page for another process, and keeps the turn until it ends", async () => {
  const clock = createVirtualClock();
  const hub = memoryHub({ clock });
  const other = Array.from({ length: 50 }, (_, index) => `pod-${index}`).find(
    (name) => chooseLeader("a channel", ["a", name]) === name,
  )!;
  let list = ["a"];
  let poll: Promise<unknown> | undefined = new Promise(() => {});
  const channel = { credentials: "a channel", parts: { loop: { underway: () => poll } } } as FleetChannel;
  const turns = createTurns({
    hub,
    member: "a",
    members: { listFor: () => list },
    channels: new Map([["a channel", channel]]),
    leaseMs: 15_000,
    clock,
    onError() {},
  });
  const turn = turns.join("a channel");
  await turn.start();
  expect(turn.isOurs()).toBe(true);

  list = ["a", other];
  turns.look();
  await clock.advance(1);
  expect(turn.isOurs()).toBe(false);
  expect(await hub.inbox("a channel").lease("poller", "somebody", 15_000)).toBe(false);

  poll = undefined;
  turns.look();
  await clock.advance(1);
  expect(await hub.inbox("a channel").lease("poller", "somebody", 15_000)).toBe(true);
});

test("a poll that hangs does not take a turn back that this process has lost", async () => {
  const clock = createVirtualClock();
  const hub = memoryHub({ clock });
  let isChosen = true;
  const channel = { credentials: "a channel", parts: { loop: { underway: () => new Promise(() => {}) } } };
  const turns = createTurns({
    hub,
    member: "a",
    members: { listFor: () => (isChosen ? ["a"] : []) },
    channels: new Map([["a channel", channel as unknown as FleetChannel]]),
    leaseMs: 15_000,
    clock,
    onError() {},
  });
  await turns.join("a channel").start();
  isChosen = false;
  await clock.advance(15_001); // Nobody looked, so the lease is over.

  turns.look();
  await clock.advance(1);

  expect(await hub.inbox("a channel").lease("poller", "the chosen one", 15_000)).toBe(true);
});
