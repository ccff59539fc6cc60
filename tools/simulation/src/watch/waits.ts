import type { Book } from "./book.ts";
import { hasEnded, type Register } from "./event-facts.ts";

const LONGEST_MS = 15 * 60_000; // Longer than a lease, a timeout of a handler that hangs in another lane, and a step back of the clock.
const AFTER_CUTS_MS = 3 * 3_600_000; // An event whose process ended more than once is tried again after an hour at most.

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
