import { createVirtualClock } from "@kontor/testing/virtual-clock";
import { expect, test, vi } from "vitest";
import { memoryInbox } from "../inbox/memory.ts";
import { createLeadership, type LeadershipOptions } from "./leadership.ts";

const FOR_MS = 30_000;

function setUp(options: Partial<LeadershipOptions> = {}) {
  const clock = createVirtualClock();
  const inbox = memoryInbox({ clock });
  const create = (more: Partial<LeadershipOptions> = {}) => {
    const common = { inbox, clock, name: "poller", durationMs: FOR_MS, onError() {}, onAnswer() {} };
    const turn = createLeadership({ ...common, ...options, ...more });
    return { ...turn.join(), look: turn.look };
  };
  return { clock, inbox, create };
}

test("one has its turn until it ends it, and the next one hears of it", async () => {
  const { clock, create } = setUp();
  const [one, other] = [create(), create()];
  const gained = vi.fn();
  void other.gained().then(gained);

  expect([await one.start(), await other.start()]).toEqual(["ours", "theirs"]);
  await clock.advance(5 * FOR_MS);
  expect([one.isOurs(), other.isOurs(), other.isTheirs()]).toEqual([true, false, true]);

  await one.stop();
  expect(one.isOurs()).toBe(false);
  await clock.advance(FOR_MS / 3);
  expect([other.isOurs(), other.isTheirs()]).toEqual([true, false]);
  expect(gained).toHaveBeenCalledTimes(1);
});

test("a turn is renewed in time, and never ours in between for nobody", async () => {
  const { clock, create } = setUp();
  const one = create();
  await one.start();
  const gaps = [];

  for (let ms = 0; ms < 4 * FOR_MS; ms += 1_000) {
    await clock.advance(1_000);
    if (!one.isOurs()) gaps.push(ms);
  }

  expect(gaps).toEqual([]);
});

test("a turn counts from when it was asked for: an answer that took long gives no more of it", async () => {
  const { clock, inbox, create } = setUp();
  const slow = create({
    inbox: {
      ...inbox,
      lease: async (name, owner, durationMs) => {
        const isGiven = await inbox.lease(name, owner, durationMs);
        await clock.sleep(FOR_MS + 1_000);
        return isGiven;
      },
    },
  });

  const answer = slow.start();
  await clock.advance(FOR_MS + 1_000);

  expect(await answer).toBe("theirs");
  expect(slow.isOurs()).toBe(false);
});

test("a turn that is given after the end is given back", async () => {
  const { clock, inbox, create } = setUp();
  const given = Promise.withResolvers<void>();
  const late = create({
    inbox: {
      ...inbox,
      lease: async (name, owner, durationMs) => {
        await given.promise;
        return inbox.lease(name, owner, durationMs);
      },
    },
  });
  const answer = late.start();
  await late.stop();

  given.resolve();

  expect(await answer).toBe("theirs");
  expect(late.isOurs()).toBe(false);
  expect(await create().start()).toBe("ours");
  expect(clock.waits()).toBe(1);
});

test("an answer from before a stop gives no turn after the next start", async () => {
  const { inbox, create } = setUp();
  const mayAnswer = Promise.withResolvers<void>();
  const lease = vi.fn(async (...given: Parameters<typeof inbox.lease>) => {
    const isGiven = await inbox.lease(...given);
    await mayAnswer.promise;
    return isGiven;
  });
  const one = create({ inbox: { ...inbox, lease } });
  const first = one.start();
  await one.stop();
  const other = create();
  expect(await other.start()).toBe("ours");
  lease.mockImplementation(() => new Promise(() => {}));
  void one.start();

  mayAnswer.resolve();

  expect([await first, one.isOurs(), other.isOurs()]).toEqual(["theirs", false, true]);
});

test("an inbox that hangs is asked again when a lease has passed, and by one at a time", async () => {
  const lease = vi.fn(() => new Promise<boolean>(() => {}));
  const { clock, inbox, create } = setUp();
  const hanging = create({ inbox: { ...inbox, lease } });

  void hanging.start();
  await clock.advance(10 * FOR_MS);

  expect(lease.mock.calls.length).toBeGreaterThan(5);
  expect(lease.mock.calls.length).toBeLessThanOrEqual(11); // one a lease, and the first
});

test("a turn that is given up while it is asked for is given back when the answer comes", async () => {
  const { inbox, create } = setUp();
  const mayAnswer = Promise.withResolvers<void>();
  const lease: typeof inbox.lease = async (...given) => {
    await mayAnswer.promise;
    return inbox.lease(...given);
  };
  let isWanted = true;
  const one = create({ inbox: { ...inbox, lease }, isWanted: () => isWanted });
  const starting = one.start();

  isWanted = false;
  await one.look();
  mayAnswer.resolve();

  expect([await starting, one.isOurs()]).toEqual(["theirs", false]);
  expect(await inbox.lease("poller", "another", FOR_MS)).toBe(true);
  await one.stop();
});

test("a turn that is not wanted any more is free for another at the next look", async () => {
  const { clock, inbox, create } = setUp();
  let isWanted = true;
  const one = create({ isWanted: () => isWanted });
  await one.start();
  expect(await inbox.lease("poller", "another", FOR_MS)).toBe(false);

  isWanted = false;
  await clock.advance(FOR_MS / 3);

  expect([one.isOurs(), one.isTheirs(), await inbox.lease("poller", "another", FOR_MS)]).toEqual([false, true, true]);
  await one.stop();
});

test("that another process has the turn is believed for two leases after the last answer, and then nobody knows", async () => {
  const { clock, inbox, create } = setUp();
  await create().start();
  const lease = vi.fn(inbox.lease);
  const watcher = create({ inbox: { ...inbox, lease } });
  expect(await watcher.start()).toBe("theirs");
  lease.mockRejectedValue(new Error("no answer"));

  await clock.advance(2 * FOR_MS - 1);
  expect(watcher.isTheirs()).toBe(true);
  await clock.advance(1);

  expect(watcher.isTheirs()).toBe(false);
});
