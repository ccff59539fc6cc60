import { createVirtualClock } from "@kontor/testing/virtual-clock";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { chooseLeader, createMembers } from "./members.ts";
import { memoryInboxes, type FleetInboxes } from "./options.ts";

const LIFE_MS = 15_000;

function setUp() {
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
  const { clock, inboxes, open } = setUp();
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
  const { clock, inboxes, open } = setUp();
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
  const { clock, inboxes, open } = setUp();
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

test("a member that leaves while it joins is not listed afterwards", async () => {
  const { clock, inboxes, open } = setUp();
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
