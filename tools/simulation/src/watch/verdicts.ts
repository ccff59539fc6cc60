import type { LaneClaim, LaneResult, Settlement, StartMark } from "@kontor/channel-events";
import type { Trace } from "./trace.ts";
import type { EventFacts, Register } from "./event-facts.ts";

const MAY_DIE = new Set(["ends the process", "is refused", "gives up", "is unreadable"]);
export type VerdictWatch = ReturnType<typeof createVerdictWatch>;

/** Watches what is claimed and what the store is told of events. */
export function createVerdictWatch(trace: Trace, register: Register, now: () => number) {
  const { events, alone } = register;
  const letOthersIn = (facts: EventFacts | undefined) => {
    for (const [worker, each] of alone) if (each === facts) alone.delete(worker);
  };
  function settledOne(id: string, settlement: Settlement): void {
    const facts = events.get(id);
    if (!facts || facts.state !== "waiting") return;
    const { behaviour, seller } = facts;
    if (settlement.to === "dead" && !MAY_DIE.has(behaviour.is)) {
      const text = `${id} is dead, and its handler did nothing wrong: ${settlement.problem}`;
      trace.fail("no innocent event dies", text, id, seller);
    }
    const isKept = settlement.to === "done" && settlement.problem !== undefined;
    if (settlement.to === "done" && isKept !== (behaviour.is === "has an unknown type")) {
      const text = `${id} is done with the problem ${settlement.problem}, and its handler ${behaviour.is}`;
      trace.fail("an event ends once", text, id);
    }
    facts.cutStarts = 0;
    facts.endedIn = undefined;
    facts.unsettledIn = undefined;
    letOthersIn(facts);
    if (settlement.to === "retry") {
      facts.retry = { at: now() + settlement.delayMs, epoch: register.epoch };
      return;
    }
    facts.state = settlement.to;
    trace.note(`The inbox is told that ${id} is ${settlement.to}`, id);
  }
  return {
    settledOne,
    claimed(claims: readonly LaneClaim[], worker: string): void {
      for (const { lane, events: claimed, unfinishedStarts: count } of claims) {
        if (count === 0) continue;
        const { id, cutStarts, unsettledIn } = events.get(claimed[0]!.id)!;
        trace.note(`Worker ${worker} claims ${lane} with ${count} unfinished starts of ${id}`, id, lane);
        const known = cutStarts + (unsettledIn === undefined ? 0 : 1);
        if (count <= known) continue;
        const text = `${id} counts ${count} unfinished starts, and its process ended only ${known} times after its start`;
        trace.fail("no innocent event is blamed", text, id, lane);
      }
    },
    /** Starts that were written down, and whether they were taken. */
    started(starts: readonly StartMark[], held: readonly boolean[], worker: string): void {
      for (const [index, { claim, seq, unfinishedStarts }] of starts.entries()) {
        const facts = events.get(claim.events.find((event) => event.seq === seq)?.id ?? "");
        if (!held[index] || !facts) continue;
        facts.unsettledIn = worker;
        facts.starts += 1;
        if (unfinishedStarts <= claim.unfinishedStarts) letOthersIn(facts);
        else if (claim.unfinishedStarts > 0) alone.set(worker, facts);
        trace.note(`The start of ${facts.id} is written down`, facts.id, claim.lane);
      }
    },
    settled(results: readonly LaneResult[], held: readonly boolean[]): void {
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
