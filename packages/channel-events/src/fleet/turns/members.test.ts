import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import type { FleetHub } from "../hub.ts";
import { createMembers } from "./members.ts";
import { memoryHub } from "../memory-hub.ts";

const LIFE_MS = 15_000;

function setUp() {
  const clock = createVirtualClock();
  const hub = memoryHub({ clock });
  const open = (name: string, own: Pick<FleetHub, "join" | "leave"> = hub) => {
    const [onAnswer, onLook, onError] = [vi.fn(), vi.fn(), vi.fn()];
    const members = createMembers({
      hub: own,
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
  return { clock, hub, open };
}

test("a member knows who lives, forgets who left, and who says nothing for its life", async () => {
  const { clock, hub, open } = setUp();
  const [one, other] = [open("one").members, open("other").members];
  await one.start();
  await other.start();
  await hub.join("silent", LIFE_MS, []);
  await clock.advance(LIFE_MS / 3);
  expect(one.list().toSorted()).toEqual(["one", "other", "silent"]);

  await other.stop();
  await clock.advance(LIFE_MS);
  expect(one.list()).toEqual(["one"]);
  expect(other.list()).toEqual([]);
});

test("without an answer of the hub, a member knows nobody after its life, because others believe that it is gone", async () => {
  const { clock, hub, open } = setUp();
  let isHanging = false;
  const join: FleetHub["join"] = (...given) => (isHanging ? new Promise<never>(() => {}) : hub.join(...given));
  const { members, onAnswer, onLook } = open("one", { ...hub, join });
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

test("a hub that fails is told and asked again, and refuses the start", async () => {
  const { clock, hub, open } = setUp();
  const failure = new Error("no connection");
  let isFailing = true;
  const join: FleetHub["join"] = (...given) => (isFailing ? Promise.reject(failure) : hub.join(...given));
  const { members, onError } = open("one", { ...hub, join });
  await expect(members.start()).rejects.toThrow(failure);

  await clock.advance(LIFE_MS / 3);
  expect(onError).toHaveBeenCalledWith(failure);
  isFailing = false;
  await clock.advance(LIFE_MS / 3);
  expect(members.list()).toEqual(["one"]);
  await members.stop();
});

test("a member that leaves while it joins is not listed afterwards", async () => {
  const { clock, hub, open } = setUp();
  const joined = Promise.withResolvers<void>();
  const join: FleetHub["join"] = (...given) => joined.promise.then(() => hub.join(...given));
  const { members } = open("one", { ...hub, join });
  const starting = members.start();
  const stopping = members.stop();
  await clock.advance(1);

  joined.resolve();
  await clock.advance(1);
  await Promise.all([starting, stopping]);

  expect((await hub.join("other", LIFE_MS, [])).map(({ name }) => name)).toEqual(["other"]);
});
