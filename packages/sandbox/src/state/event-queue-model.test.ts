import { PAGE, playQueue, REDELIVERY_MS, type QueuePlayer } from "@kontor/testing/queue-model";
import { expect, test } from "vitest";
import { createEventQueue, type EventQueue } from "./event-queue.ts";

const SEQUENCES = 60;
const COMMANDS = 250;

type Queue = EventQueue<{ id: string }>;

/** The queue alone, on its own clock, plays the commands of the model. */
function createPlayer(queue: Queue): QueuePlayer {
  let now = 0;
  let events = 0;
  return {
    trigger() {
      const id = `e${(events += 1)}`;
      queue.add({ id });
      return id;
    },
    poll: async () => queue.deliver(now, PAGE).map(({ id }) => id),
    async acknowledge(ids) {
      const before = countAcknowledged();
      const told = queue.acknowledge(ids, now);
      if (told !== countAcknowledged() - before) throw new Error(`acknowledge() tells another number: ${told}`);
    },
    advance: (ms) => void (now += ms),
    timeOut: (id) => queue.timeOut(id),
    restart() {}, // what it remembers is the sandbox's to keep
    states: () => queue.entries(now).map(({ state }) => state),
  };

  function countAcknowledged(): number {
    return queue.entries(now).filter(({ state }) => state === "acknowledged").length;
  }
}

const createOurs = (maxDeliveries = 10): Queue =>
  createEventQueue({ maxDeliveries, redeliveryTimeoutMs: REDELIVERY_MS });

test("the queue does what the model does, over 15 000 random commands", async () => {
  let count = 0;
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const { played, divergence } = await playQueue(createPlayer(createOurs()), { commands: COMMANDS, seed });
    expect(divergence, `seed ${seed}`).toBeUndefined();
    count += played;
  }

  expect(count).toBe(SEQUENCES * COMMANDS);
});

test.each<[string, () => Queue]>([
  ["9 deliveries", () => createOurs(9)],
  ["11 deliveries", () => createOurs(11)],
  [
    "lost order",
    () => withFault(createOurs(), (queue) => ({ deliver: (now, limit) => queue.deliver(now, limit).reverse() })),
  ],
  ["an acknowledgement that is ignored", () => withFault(createOurs(), () => ({ acknowledge: () => 0 }))],
  ["a redelivery that comes too early", () => createEventQueue({ redeliveryTimeoutMs: REDELIVERY_MS - 1 })],
  [
    "dead letters at the next fetch only",
    () => withFault(createOurs(), (queue) => ({ entries: () => queue.entries(0) })),
  ],
])("the model finds a planted fault: %s", async (_, createFaulty) => {
  let divergence: string | undefined;
  for (let seed = 1; seed <= SEQUENCES && divergence === undefined; seed += 1)
    ({ divergence } = await playQueue(createPlayer(createFaulty()), { commands: 1_000, seed }));

  expect(divergence).toMatch(/^command \d+/);
});

test("a number of acknowledged events that is not so is found", async () => {
  const faulty = withFault(createOurs(), (queue) => ({
    acknowledge: (ids, now) => (queue.acknowledge(ids, now), ids.length),
  }));

  await expect(playQueue(createPlayer(faulty), { commands: 1_000, seed: 1 })).rejects.toThrow("tells another number");
});

function withFault(queue: Queue, fault: (queue: Queue) => Partial<Queue>): Queue {
  return { ...queue, ...fault(queue) };
}
