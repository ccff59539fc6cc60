import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventQueue, type EventQueue } from "./event-queue.ts";

// The rules of the given spec for a queue (§3, §6.1), written as simply as possible. It knows nothing of the sandbox but its calls.
const MOST = 10;
const TIMEOUT = 300;
const PAGE = 3;

interface ModelEvent {
  id: string;
  sent: number;
  awayUntil: number;
  gone: boolean;
}

type Command = { do: "add" } | { do: "fetch" } | { do: "acknowledge"; which: number[] } | { do: "wait"; ms: number };

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: "add" as const }) },
  { weight: 5, arbitrary: fc.constant({ do: "fetch" as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("acknowledge" as const),
      which: fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("wait" as const), ms: fc.constantFrom(1, 100, 299, 300, 301, 900) }),
  },
);

/** Runs commands on a queue and on the model; throws where they part. */
function compare(commands: Command[], queue: EventQueue<{ id: string }>): void {
  const model: ModelEvent[] = [];
  let now = 0;
  for (const each of commands) {
    if (each.do === "wait") now += each.ms;
    if (each.do === "add") {
      const id = `e${model.length}`;
      model.push({ id, sent: 0, awayUntil: 0, gone: false });
      queue.add({ id });
    }
    if (each.do === "fetch") {
      const due = model.filter(({ gone, sent, awayUntil }) => !gone && sent < MOST && awayUntil <= now).slice(0, PAGE);
      for (const event of due) {
        event.sent += 1;
        event.awayUntil = now + TIMEOUT;
      }
      expect(queue.deliver(now, PAGE).map(({ id }) => id)).toEqual(due.map(({ id }) => id));
    }
    if (each.do === "acknowledge") {
      const ids = each.which.map((index) => `e${index}`);
      const isDead = ({ sent, awayUntil }: ModelEvent) => sent === MOST && awayUntil <= now;
      const acknowledged = model.filter(
        (event) => ids.includes(event.id) && event.sent > 0 && !event.gone && !isDead(event),
      );
      for (const event of acknowledged) event.gone = true;
      expect(queue.acknowledge(ids, now)).toBe(acknowledged.length);
    }
    const states = model.map(({ sent, awayUntil, gone }) => {
      if (gone) return "acknowledged";
      if (awayUntil > now) return "delivered";
      return sent === MOST ? "dead-letter" : "queued";
    });
    expect(queue.entries(now).map(({ state }) => state)).toEqual(states);
  }
}

const runs = { numRuns: 200, seed: 4711 };
const sequences = fc.array(command, { minLength: 60, maxLength: 200, size: "max" });
const ours = (maxDeliveries = MOST) => createEventQueue({ maxDeliveries, redeliveryTimeoutMs: TIMEOUT });

test("the queue does what the model does, over at least 10 000 random commands", () => {
  let count = 0;

  fc.assert(
    fc.property(sequences, (commands) => {
      count += commands.length;
      compare(commands, ours());
    }),
    runs,
  );

  expect(count).toBeGreaterThan(10_000);
});

test.each<[string, () => EventQueue<{ id: string }>]>([
  ["9 deliveries", () => ours(9)],
  ["11 deliveries", () => ours(11)],
  [
    "lost order",
    () => withFault(ours(), (queue) => ({ deliver: (now, limit) => queue.deliver(now, limit).reverse() })),
  ],
  ["an acknowledgement that is ignored", () => withFault(ours(), () => ({ acknowledge: (ids) => ids.length }))],
  ["a redelivery that comes too early", () => createEventQueue({ redeliveryTimeoutMs: TIMEOUT - 1 })],
  ["dead letters at the next fetch only", () => withFault(ours(), (queue) => ({ entries: () => queue.entries(0) }))],
])("the model finds a planted fault: %s", (_, faulty) => {
  const { failed } = fc.check(
    fc.property(sequences, (commands) => compare(commands, faulty())),
    runs,
  );

  expect(failed).toBe(true);
});

function withFault<Q extends EventQueue<{ id: string }>>(queue: Q, fault: (queue: Q) => Partial<Q>): Q {
  return { ...queue, ...fault(queue) };
}
