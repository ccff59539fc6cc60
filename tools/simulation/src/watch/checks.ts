/** Checks that are made once in a while, and in the end. */
import type { EventQueue } from "../platform/queue.ts";
import type { Trace } from "./trace.ts";
import { hasEnded, type Register } from "./event-facts.ts";

const MINUTE_MS = 60_000;
const LONGEST_MS = 15 * MINUTE_MS; // Longer than a lease, a timeout of a handler that hangs in another lane, and a step back of the clock.
const AFTER_CUTS_MS = 180 * MINUTE_MS; // An event whose process ended more than once is tried again after an hour at most.
const BEYOND_TIMEOUT_MS = 3 * MINUTE_MS;
const LONGEST_PAUSE_MS = 25 * MINUTE_MS; // The consumer itself may pause for ten minutes after pages that did not arrive, and a step back of the clock adds to it.
const DEAD = new Set(["ends the process", "is refused", "gives up", "is unreadable"]);
const describe = (ms: number) => `${Math.round(ms / MINUTE_MS)} minutes`;

/** Checks that somebody fetches the events. */
export function checkPolls(trace: Trace, { disturbedAt, events }: Register, queue: EventQueue, now: number): void {
  const oldest = queue.findOldestDue(now);
  if (!oldest) return;
  const waitedMs = now - Math.max(disturbedAt, events.get(oldest.id)!.at, oldest.awayUntil);
  if (waitedMs <= LONGEST_PAUSE_MS) return;
  trace.fail(
    "the queue is polled",
    `${oldest.id} has waited for ${describe(waitedMs)}, and nobody fetches it`,
    oldest.id,
  );
}

/** Checks that a handler that runs for too long keeps its lane no longer. */
export function checkHangs(
  trace: Trace,
  { events, disturbedAt }: Register,
  handlerTimeoutMs: number,
  now: number,
): void {
  for (const { id, seller, runs, unsettledIn } of events.values()) {
    const ranMs = now - Math.max(runs.at(-1)?.beganAt ?? now, disturbedAt);
    if (unsettledIn === undefined || ranMs <= handlerTimeoutMs + BEYOND_TIMEOUT_MS) continue;
    const text = `The handler of ${id} has run for ${describe(ranMs)} and still has its lane`;
    trace.fail("a handler that hangs is given up", text, id, seller);
  }
}

/** Checks that no event of a healthy lane waits for longer than its own lane explains. */
export function checkWaits(trace: Trace, { lanes, disturbedAt }: Register, now: number): void {
  for (const [lane, events] of lanes) {
    const index = events.findIndex((event) => !hasEnded(event));
    const head = events[index];
    if (!head || head.behaviour.is !== "well") continue;
    const before = events[index - 1]?.endedAt ?? 0;
    const waitedMs = now - Math.max(head.storedAt!, before, disturbedAt, head.runs.at(-1)?.endedAt ?? 0);
    if (waitedMs <= (head.cutStarts > 0 ? AFTER_CUTS_MS : LONGEST_MS)) continue;
    const text = `${head.id} is the next of ${lane} and has waited for ${describe(waitedMs)}, although nothing is wrong with it`;
    trace.fail("healthy lanes wait for no other", text, head.id, lane);
  }
}

/** Whether there is nothing left to do. */
export function isAllHandled({ events }: Register, queue: EventQueue): boolean {
  return queue.countOpen() === 0 && [...events.values()].every(({ state }) => state !== "waiting");
}

/** Checks, when there has been quiet for long, that every event has the end that its handler gave it, and one effect. */
export function checkFinalState(trace: Trace, { events }: Register, queue: EventQueue, now: number): void {
  const fail = (text: string, ...about: string[]) => trace.fail("everything is handled in the end", text, ...about);
  for (const { id } of queue.listDead(now)) fail(`${id} was sent ten times and is lost`, id);
  for (const { id, state, behaviour, effects, writesWithStore, isAcknowledged, seller } of events.values()) {
    if (!isAcknowledged) fail(`${id} is not acknowledged`, id, seller);
    if (state !== (DEAD.has(behaviour.is) ? "dead" : "done"))
      fail(`${id} is ${state} in the end, and its handler ${behaviour.is}`, id, seller);
    if (effects > 1 || (writesWithStore && state === "done" && effects !== 1))
      trace.fail("an event ends once", `${id} has ${effects} effects in the store`, id, seller);
  }
}
