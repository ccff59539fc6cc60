import fc from "fast-check";
import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import { playLeaders } from "./fixtures/play-leaders.ts";
import { createLeadership } from "../consumer/leadership.ts";
import { chooseLeader, createMembers, createTurns } from "./leadership.ts";
import type { FleetChannel } from "./parts.ts";
import { type FleetInboxes, memoryInboxes } from "../inbox/inboxes.ts";

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "one process polls a channel at any time, and another soon after its end: play %i",
  async (seed) => {
    expect(await playLeaders(seed)).toEqual({ twice: [], uncovered: [] });
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
    createLeadership({ inbox, clock, name: "poller", durationMs: FOR_MS, onError() {}, onAnswer() {} });
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

const LIFE_MS = 15_000;

function setUpMembers() {
  const clock = createVirtualClock();
  const inboxes = memoryInboxes({ clock });
  const open = (name: string, own: Pick<FleetInboxes, "join" | "leave"> = inboxes) => {
    const [onAnswer, onLook, onError] = [vi.fn(), vi.fn(), vi.fn()];
    const members = createMembers({
      inboxes: own,
      name,
      listTurns: () => [],
      lifeMs: LIFE_MS,
      clock,
      onAnswer,
      onLook,
      onError,
    });
    return { onAnswer, onLook, onError, members };
  };
  return { clock, inboxes, open };
}

test("a member knows who lives, forgets who left, and who says nothing for its life", async () => {
  const { clock, inboxes, open } = setUpMembers();
  const [one, other] = [open("one").members, open("other").members];
  await one.start();
  await other.start();
  await inboxes.join("silent", LIFE_MS, []);
  await clock.advance(LIFE_MS / 3);
  expect(one.list().toSorted()).toEqual(["one", "other", "silent"]);

  await other.stop();
  await clock.advance(LIFE_MS);
  expect(one.list()).toEqual(["one"]);
  expect(other.list()).toEqual([]);
});

test("without an answer of the store, a member knows nobody after its life, because others believe that it is gone", async () => {
  const { clock, inboxes, open } = setUpMembers();
  let isHanging = false;
  const join: FleetInboxes["join"] = (...given) => (isHanging ? new Promise<never>(() => {}) : inboxes.join(...given));
  const { members, onAnswer, onLook } = open("one", { ...inboxes, join });
  await members.start();
  isHanging = true;
  onAnswer.mockClear();
  onLook.mockClear();

  await clock.advance(LIFE_MS - 1);
  expect(members.list()).toEqual(["one"]);
  await clock.advance(LIFE_MS);
  expect(members.list()).toEqual([]);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onLook.mock.calls.length).toBeGreaterThanOrEqual(4); // so that turns are given up

  isHanging = false;
  await clock.advance(LIFE_MS / 3);
  expect(members.list()).toEqual(["one"]);
});

test("a store that fails is told and asked again, and refuses the start", async () => {
  const { clock, inboxes, open } = setUpMembers();
  const failure = new Error("no connection");
  let isFailing = true;
  const join: FleetInboxes["join"] = (...given) => (isFailing ? Promise.reject(failure) : inboxes.join(...given));
  const { members, onError } = open("one", { ...inboxes, join });
  await expect(members.start()).rejects.toThrow(failure);

  await clock.advance(LIFE_MS / 3);
  expect(onError).toHaveBeenCalledWith(failure);
  isFailing = false;
  await clock.advance(LIFE_MS / 3);
  expect(members.list()).toEqual(["one"]);
  await members.stop();
});

test("a member has left when the store knows it, and a store that fails is told", async () => {
  const { inboxes, open } = setUpMembers();
  const left = Promise.withResolvers<void>();
  const { members, onError } = open("one", { ...inboxes, leave: () => left.promise });
  await members.start();
  let isOver = false;
  const stopping = members.stop().then(() => (isOver = true));

  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);
  left.reject(new Error("gone"));
  await stopping;

  expect(onError.mock.calls).toEqual([[new Error("gone")]]);
});

test("a member that leaves while it joins is not listed afterwards", async () => {
  const { clock, inboxes, open } = setUpMembers();
  const joined = Promise.withResolvers<void>();
  const join: FleetInboxes["join"] = (...given) => joined.promise.then(() => inboxes.join(...given));
  const { members } = open("one", { ...inboxes, join });
  const starting = members.start();
  const stopping = members.stop();
  await clock.advance(1);

  joined.resolve();
  await clock.advance(1);
  await Promise.all([starting, stopping]);

  expect((await inboxes.join("other", LIFE_MS, [])).map(({ name }) => name)).toEqual(["other"]);
});

test("a member is listed for the turns that it can take, and for none whose name begins alike", async () => {
  const { inboxes, clock } = setUpMembers();
  await inboxes.join("two", LIFE_MS, ["ab", "b"]);
  await inboxes.join("three", LIFE_MS, []);
  const own = { inboxes, name: "one", listTurns: () => ["a", "b"], lifeMs: LIFE_MS, clock };
  const members = createMembers({ ...own, onAnswer() {}, onLook() {}, onError() {} });
  await members.start();

  const listed = ["a", "ab", "b", "", "A"].map((turn) => members.listFor(turn).toSorted().join());

  expect(listed).toEqual(["one", "two", "one,two", "", ""]);
  await members.stop();
});

test("a member says three times in its life that it lives, and nothing after it has left", async () => {
  const { clock, inboxes, open } = setUpMembers();
  const join = vi.fn(inboxes.join);
  const { members } = open("one", { ...inboxes, join });
  await members.start();
  join.mockClear();

  await clock.advance(3 * LIFE_MS);
  const said = join.mock.calls.length;
  await members.stop();
  await clock.advance(LIFE_MS);

  expect([said, join.mock.calls.length]).toEqual([9, 9]);
});

test.each([
  ["a", "a", false],
  ["ab", "a", true],
  ["a", "ab", true],
])("a poll with the credentials %s keeps no turn of others: that of %s is free: %s", async (polling, turn, isFree) => {
  const clock = createVirtualClock();
  const inboxes = memoryInboxes({ clock });
  let isChosen = true;
  const build = (credentials: string, poll?: Promise<unknown>) =>
    ({ credentials, parts: { loop: { underway: () => poll } } }) as unknown as FleetChannel;
  const turns = createTurns({
    ...{ inboxes, member: "me", leaseMs: 15_000, clock, onError() {} },
    members: { listFor: () => (isChosen ? ["me"] : []) },
    channels: new Map([
      ["quiet", build(turn)],
      ["polls", build(polling, new Promise(() => {}))],
    ]),
  });
  await turns.join(turn).start();

  isChosen = false;
  turns.look();
  await clock.advance(1);

  expect(await inboxes.inbox(turn).lease("poller", "the chosen one", 15_000)).toBe(isFree);
});

const channels = Array.from({ length: 200 }, (_, index) => `channel-${index}`);
const names = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 30 });

test("every process chooses the same leader, in whatever order it knows the members", () => {
  fc.assert(
    fc.property(names, fc.string(), (members, key) => {
      expect(chooseLeader(key, members.toReversed())).toBe(chooseLeader(key, members));
      expect(members).toContain(chooseLeader(key, members));
    }),
  );
});

test("where a member goes, only what it led gets another leader", () => {
  const isKept = (members: string[], key: string, which: number) => {
    const gone = members[which % members.length]!;
    const [before, left] = [chooseLeader(key, members), members.filter((each) => each !== gone)];
    return before === gone || chooseLeader(key, left) === before;
  };
  expect(fc.check(fc.property(names, fc.string(), fc.nat(), isKept)).failed).toBe(false);
});

test("200 channels spread over 10 pods, none of which leads more than twice its share", () => {
  for (let run = 0; run < 50; run += 1) {
    const members = Array.from({ length: 10 }, (_, index) => `pod-${run}-${index}`);
    const shares = Map.groupBy(channels, (channel) => chooseLeader(channel, members));
    expect(Math.max(...[...shares.values()].map(({ length }) => length))).toBeLessThan(41);
    expect(shares.size).toBe(10);
  }
});

test("nobody leads where nobody is", () => {
  expect(chooseLeader("a", [])).toBeUndefined();
});
