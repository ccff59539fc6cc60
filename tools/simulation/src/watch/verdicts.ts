import type { LaneClaim, LaneResult, Settlement, StartMark } from "@kontor/channel-events";
import type { Book } from "./book.ts";
import type { EventFacts, Register } from "./event-facts.ts";

/** Watches what is claimed and what the store is told of events. */
export interface VerdictWatch {
  claimed(claims: readonly LaneClaim[], worker: string): void;
  /** Starts that were written down, and whether they were taken. */
  started(starts: readonly StartMark[], held: readonly boolean[], worker: string): void;
  settled(results: readonly LaneResult[], held: readonly boolean[]): void;
  settledOne(id: string, settlement: Settlement): void;
}

const MAY_DIE = new Set(["ends the process", "is refused", "gives up", "is unreadable"]);

export function createVerdictWatch(book: Book, register: Register, now: () => number): VerdictWatch {
  const { events, alone } = register;
  const letOthersIn = (facts: EventFacts | undefined) => {
    for (const [worker, each] of alone) if (each === facts) alone.delete(worker);
  };
  function settledOne(id: string, settlement: Settlement): void {
    const facts = events.get(id);
    if (!facts || facts.state !== "waiting") return;
    if (settlement.to === "dead") checkDeath(book, facts, settlement.problem);
    const isKept = settlement.to === "done" && settlement.problem !== undefined;
    if (settlement.to === "done" && isKept !== (facts.behaviour.is === "has an unknown type"))
      book.fail(
        "an event ends once",
        `${id} is done with the problem ${settlement.problem}, and its handler ${facts.behaviour.is}`,
        id,
      );
    facts.cutStarts = 0;
    facts.endedIn = undefined;
    facts.unsettledIn = undefined;
    letOthersIn(facts);
    if (settlement.to === "retry") {
      facts.retry = { at: now() + settlement.delayMs, epoch: register.epoch };
      return;
    }
    facts.state = settlement.to;
    book.note(`The inbox is told that ${id} is ${settlement.to}`, id);
  }
  return {
    settledOne,
    claimed(claims, worker) {
      for (const {
        lane,
        events: [first],
        unfinishedStarts,
      } of claims) {
        if (unfinishedStarts === 0) continue;
        const facts = events.get(first!.id)!;
        book.note(
          `Worker ${worker} claims ${lane} with ${unfinishedStarts} unfinished starts of ${facts.id}`,
          facts.id,
          lane,
        );
        const known = facts.cutStarts + (facts.unsettledIn === undefined ? 0 : 1);
        if (unfinishedStarts > known)
          book.fail(
            "no innocent event is blamed",
            `${facts.id} counts ${unfinishedStarts} unfinished starts, and its process ended only ${known} times after its start`,
            facts.id,
            lane,
          );
      }
    },
    started(starts, held, worker) {
      for (const [index, { claim, seq, unfinishedStarts }] of starts.entries()) {
        const id = claim.events.find((event) => event.seq === seq)?.id;
        const facts = id === undefined ? undefined : events.get(id);
        if (!held[index] || !facts) continue;
        facts.unsettledIn = worker;
        facts.starts += 1;
        if (unfinishedStarts <= claim.unfinishedStarts) letOthersIn(facts);
        else if (claim.unfinishedStarts > 0) alone.set(worker, facts);
        book.note(`The start of ${facts.id} is written down`, facts.id, claim.lane);
      }
    },
    settled(results, held) {
      for (const [index, { claim, settled }] of results.entries()) {
        for (const event of claim.events) letOthersIn(events.get(event.id)); // Also where another worker has the lane by now.
        for (const { seq, settlement } of held[index] ? settled : []) {
          const event = claim.events.find((each) => each.seq === seq);
          if (event) settledOne(event.id, settlement);
        }
      }
    },
  };
}

function checkDeath(book: Book, { id, behaviour, seller }: EventFacts, problem: string): void {
  if (!MAY_DIE.has(behaviour.is))
    book.fail("no innocent event dies", `${id} is dead, and its handler did nothing wrong: ${problem}`, id, seller);
}
