import type { EventQueue } from "../platform/queue.ts";
import type { Book } from "./book.ts";
import type { EventFacts, Register } from "./event-facts.ts";

const EXPECTED: Record<EventFacts["behaviour"]["is"], readonly EventFacts["state"][]> = {
  well: ["done"],
  fails: ["done"],
  "asks for a retry": ["done"],
  hangs: ["done"],
  parks: ["done"],
  slow: ["done"],
  "ends the process": ["dead"],
  "is refused": ["dead"],
  "gives up": ["dead"],
  "is unreadable": ["dead"],
  "has an unknown type": ["done"],
};

/** Whether there is nothing left to do. */
export function isAllHandled({ events }: Register, queue: EventQueue): boolean {
  if (queue.countOpen() > 0) return false;
  for (const { state } of events.values()) if (state === "waiting") return false;
  return true;
}

/** Checks, when there has been quiet for long, that every event has the end that its handler gave it, and one effect. */
export function checkFinalState(book: Book, { events }: Register, queue: EventQueue, now: number): void {
  for (const { id } of queue.listDead(now))
    book.fail("everything is handled in the end", `${id} was sent ten times and is lost`, id);
  for (const { id, state, behaviour, effects, writesWithStore, isAcknowledged, seller } of events.values()) {
    if (!isAcknowledged) book.fail("everything is handled in the end", `${id} is not acknowledged`, id, seller);
    if (!EXPECTED[behaviour.is].includes(state))
      book.fail(
        "everything is handled in the end",
        `${id} is ${state} in the end, and its handler ${behaviour.is}`,
        id,
        seller,
      );
    if (effects > 1 || (writesWithStore && state === "done" && effects !== 1))
      book.fail("an event ends once", `${id} has ${effects} effects in the store`, id, seller);
  }
}
