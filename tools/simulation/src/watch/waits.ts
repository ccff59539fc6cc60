import type { Book } from "./book.ts";
import type { EventQueue } from "../platform/queue.ts";
import { hasEnded, type Register } from "./event-facts.ts";

const LONGEST_MS = 15 * 60_000; // Longer than a lease, a timeout of a handler that hangs in another lane, and a step back of the clock.
const AFTER_CUTS_MS = 3 * 3_600_000; // An event whose process ended more than once is tried again after an hour at most.
const BEYOND_TIMEOUT_MS = 3 * 60_000;
const LONGEST_PAUSE_MS = 25 * 60_000; // The consumer itself may pause for ten minutes after pages that did not arrive, and a step back of the clock adds to it.

/** Checks that somebody fetches the events. Called once in a while. */
export function checkPolls(book: Book, { disturbedAt, events }: Register, queue: EventQueue, now: number): void {
  const oldest = queue.findOldestDue(now);
  if (!oldest) return;
  const waitedMs = now - Math.max(disturbedAt, events.get(oldest.id)!.at, oldest.awayUntil);
  if (waitedMs > LONGEST_PAUSE_MS)
    book.fail(
      "the queue is polled",
      `${oldest.id} has waited for ${Math.round(waitedMs / 60_000)} minutes, and nobody fetches it`,
      oldest.id,
    );
}

/** Checks that a handler that runs for too long keeps its lane no longer. Called once in a while. */
export function checkHangs(book: Book, { events, disturbedAt }: Register, handlerTimeoutMs: number, now: number): void {
  for (const facts of events.values()) {
    if (facts.unsettledIn === undefined) continue;
    const ranMs = now - Math.max(facts.runs.at(-1)?.beganAt ?? now, disturbedAt);
    if (ranMs > handlerTimeoutMs + BEYOND_TIMEOUT_MS)
      book.fail(
        "a handler that hangs is given up",
        `The handler of ${facts.id} has run for ${Math.round(ranMs / 60_000)} minutes and still has its lane`,
        facts.id,
        facts.seller,
      );
  }
}

/** Checks that no event of a healthy lane waits for longer than its own lane explains. Called once in a while. */
export function checkWaits(book: Book, { lanes, disturbedAt }: Register, now: number): void {
  for (const [lane, events] of lanes) {
    const index = events.findIndex((event) => !hasEnded(event));
    const head = events[index];
    if (!head || head.behaviour.is !== "well") continue;
    const before = events[index - 1]?.endedAt ?? 0;
    const last = head.runs.at(-1);
    const since = Math.max(head.storedAt!, before, disturbedAt, last?.endedAt ?? 0);
    const longest = head.cutStarts > 0 ? AFTER_CUTS_MS : LONGEST_MS;
    if (now - since > longest)
      book.fail(
        "healthy lanes wait for no other",
        `${head.id} is the next of ${lane} and has waited for ${Math.round((now - since) / 60_000)} minutes, although nothing is wrong with it`,
        head.id,
        lane,
      );
  }
}
