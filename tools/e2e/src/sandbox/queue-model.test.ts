import { expect, test } from "vitest";
import { playQueue, type QueuePlayer } from "@kontor/testing/queue-model";
import { createSandboxPlayer } from "./queue-player.ts";

const SEQUENCES = 2; // 200,000 commands: queue-model.long.test.ts
const COMMANDS = 200;

test("a sandbox does what the model does, over 400 random commands", async () => {
  let played = 0;
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    await using player = await createSandboxPlayer();
    const outcome = await playQueue(player, { commands: COMMANDS, seed });
    expect(outcome.divergence, `seed ${seed}`).toBeUndefined();
    played += outcome.played;
  }

  expect(played).toBe(SEQUENCES * COMMANDS);
});

/** Faults of a queue as others have them. */
const faults: Record<string, (player: QueuePlayer) => Partial<QueuePlayer>> = {
  "an acknowledgement whose answer is lost is not kept": ({ acknowledge }) => ({
    acknowledge: async (ids, isLost) => (isLost ? undefined : acknowledge(ids, false)),
  }),
  "an acknowledgement of one id twice takes another": (player) => ({
    acknowledge: (ids, isLost) => player.acknowledge(ids.length > 1 ? ids.slice(0, -1) : ids, isLost),
  }),
  "a page comes in another order": ({ poll }) => ({ poll: async () => (await poll()).toReversed() }),
  "a page misses its last event": ({ poll }) => ({ poll: async () => (await poll()).slice(0, 2) }),
  "time moves a millisecond less": ({ advance }) => ({ advance: (ms) => advance(ms - 1) }),
  "time moves a millisecond more": ({ advance }) => ({ advance: (ms) => advance(ms + 1) }),
  "an event does not time out": () => ({ timeOut: () => {} }),
  "what was acknowledged is waiting again after a restart": (player) => {
    let isRestarted = false;
    return {
      restart: () => {
        isRestarted = true;
        player.restart();
      },
      states: () => player.states().map((state) => (isRestarted && state === "acknowledged" ? "queued" : state)),
    };
  },
  "dead letters show only after the next fetch": (player) => {
    let seen: string[] = [];
    return {
      poll: async () => {
        const page = await player.poll();
        seen = player.states();
        return page;
      },
      states: () =>
        player.states().map((state, index) => (state === "dead-letter" && seen[index] !== state ? "delivered" : state)),
    };
  },
};

test.each(Object.entries(faults))("a planted fault is found: %s", async (_, bend) => {
  let divergence: string | undefined;
  for (let seed = 1; seed <= 20 && divergence === undefined; seed += 1) {
    await using player = await createSandboxPlayer();
    ({ divergence } = await playQueue({ ...player, ...bend(player) }, { commands: 1_000, seed }));
  }

  expect(divergence).toMatch(/^command \d+/);
});
