import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import { playLeaders } from "./fixtures/play-leaders.ts";
import { createSharedLeadership, createTurns } from "./leadership.ts";
import { chooseLeader } from "./members.ts";
import { memoryInboxes } from "./options.ts";
import type { FleetChannel } from "./parts.ts";

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "one process polls a channel at any time, and another soon after its end: play %i",
  async (seed) => {
    const report = await playLeaders({ seed, processes: 5, channels: 20, leaseMs: 15_000, disasters: 6 });
    expect(report).toMatchObject({ twice: [], uncovered: [] });
  },
);

test("a poll that is under way fetches no further page for another process, and keeps the turn until it ends", async () => {
  const clock = createVirtualClock();
  const inboxes = memoryInboxes({ clock });
  const other = Array.from({ length: 50 }, (_, index) => `pod-${index}`).find(
    (name) => chooseLeader("a channel", ["a", name]) === name,
  )!;
  let list = ["a"];
  let poll: Promise<unknown> | undefined = new Promise(() => {});
  const channel = { credentials: "a channel", parts: { loop: { underway: () => poll } } } as FleetChannel;
  const turns = createTurns({
    inboxes,
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
  expect(await inboxes.inbox("a channel").lease("poller", "somebody", 15_000)).toBe(false);

  poll = undefined;
  turns.look();
  await clock.advance(1);
  expect(await inboxes.inbox("a channel").lease("poller", "somebody", 15_000)).toBe(true);
});

test("a poll that hangs does not take a turn back that this process has lost", async () => {
  const clock = createVirtualClock();
  const inboxes = memoryInboxes({ clock });
  let isChosen = true;
  const channel = { credentials: "a channel", parts: { loop: { underway: () => new Promise(() => {}) } } };
  const turns = createTurns({
    inboxes,
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

  expect(await inboxes.inbox("a channel").lease("poller", "the chosen one", 15_000)).toBe(true);
});

const FOR_MS = 15_000;

function setUp() {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const lease = vi.spyOn(inbox, "lease");
  const open = () =>
    createSharedLeadership({ inbox, clock, name: "poller", durationMs: FOR_MS, onError() {}, onAnswer() {} });
  return { clock, lease, open };
}

test("the parts of a process have the turn together, and another process gets it after the last of them", async () => {
  const { clock, open } = setUp();
  const shared = open();
  const [one, two] = [shared.join(), shared.join()];
  const other = open().join();

  expect([await one.start(), await two.start(), await other.start()]).toEqual(["ours", "ours", "theirs"]);
  const gained = vi.fn();
  void other.gained().then(gained);
  await one.stop();
  await clock.advance(2 * FOR_MS);
  expect([one.isOurs(), two.isOurs(), other.isOurs(), gained.mock.calls.length]).toEqual([false, true, false, 0]);

  await two.stop();
  await clock.advance(FOR_MS);
  expect([two.isOurs(), other.isOurs(), gained.mock.calls.length]).toEqual([false, true, 1]);
});

test("all parts that were started hear that the turn is theirs", async () => {
  const { clock, open } = setUp();
  const holder = open().join();
  await holder.start();
  const shared = open();
  const parts = [shared.join(), shared.join(), shared.join()];
  await parts[0]!.start();
  await parts[1]!.start();
  const heard = parts.map((part) => {
    const call = vi.fn();
    void part.gained().then(call);
    return call;
  });

  await holder.stop();
  await clock.advance(FOR_MS);
  expect(heard.map((call) => call.mock.calls.length)).toEqual([1, 1, 0]);
});

test("the turn is asked for once, however many parts there are", async () => {
  const { clock, lease, open } = setUp();
  const shared = open();
  for (let part = 0; part < 10; part += 1) await shared.join().start();
  lease.mockClear();

  await clock.advance(FOR_MS);
  expect(lease.mock.calls.length).toBe(3);
});

test("a part that was stopped and is started again has the turn again", async () => {
  const { clock, open } = setUp();
  const part = open().join();
  await part.start();
  await part.stop();
  await part.stop();
  expect(part.isOurs()).toBe(false);
  expect(await part.start()).toBe("ours");
  await clock.advance(2 * FOR_MS);
  expect(part.isOurs()).toBe(true);
});
