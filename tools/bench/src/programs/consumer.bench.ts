/**
 * Measures the whole path of an event (GET, durable in a file, handler, DELETE) beside sqs-consumer and a bare loop on the same queue, which
 * has a separate process. Only ours keeps events over a crash and in order.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { drains } from "../peers/drains.ts";
import { isShort, computeMedian, computeRatio, sendFigures, takeTurns } from "../measure.ts";
import { formatValue } from "../table.ts";

const EVENTS = isShort ? 2_000 : 20_000;
const queue = fork(new URL("../load/queue.program.ts", import.meta.url));
const [{ url }] = (await once(queue, "message")) as [{ url: string }];

/** Fills the queue, and then measures the time of an event. */
const draining = (name: keyof typeof drains) => async () => {
  queue.send({ add: EVENTS });
  await once(queue, "message");
  const startedAt = performance.now();
  const handled = await drains[name](url, EVENTS);
  if (handled !== EVENTS) throw new Error(`Cannot measure ${name} as it must handle ${EVENTS} events: got ${handled}`);
  return { overriddenDuration: (performance.now() - startedAt) / EVENTS };
};
const works = { ours: draining("ours"), sqs: draining("sqs"), bareLoop: draining("bareLoop") };
const times = await takeTurns(works, { rounds: isShort ? 1 : 7 });
queue.kill();

const speed = (name: keyof typeof drains) => 1_000 / computeMedian(times[name]);
const against = (name: "sqs" | "bareLoop", words: string, target: string) => {
  const note = `${formatValue(speed(name))} events/s`;
  return { name: `a file against ${words}`, value: computeRatio(times[name], times.ours), target, note };
};
const spread = `${formatValue(1_000 / Math.max(...times.ours))} to ${formatValue(1_000 / Math.min(...times.ours))}`;
sendFigures([
  {
    name: "a file with every default: durable, in order",
    value: speed("ours"),
    target: "events/s",
    note: spread,
  },
  against("sqs", "sqs-consumer in batches of 10", "≥ 4 ×"),
  against("bareLoop", "the bare loop, which forgets and reorders", "≥ 0.6 ×"),
]);
