import type { LaneClaim } from "@kontor/channel-events";
import type { Trace } from "./trace.ts";
import { hasEnded, type EventFacts, type Register, type Run } from "./event-facts.ts";

const CLOCK_STEP_MS = 1; // The clock of the machine shows whole milliseconds.
export type RunWatch = ReturnType<typeof createRunWatch>;
export type LeaseWatch = ReturnType<typeof createLeaseWatch>;

/** Watches the runs of handlers. @param handlerTimeoutMs A run that is longer was given up. */
export function createRunWatch(trace: Trace, register: Register, handlerTimeoutMs: number) {
  const underway = new Map<Run, EventFacts>();
  return {
    begins(facts: EventFacts, worker: string, now: number): Run {
      const { id, seller } = facts;
      trace.note(`Worker ${worker} begins the handler of ${id}`, id, seller);
      checkBegin(trace, register, facts, now);
      const suspect = register.alone.get(worker);
      if (suspect && suspect !== facts) {
        const text = `The handler of ${id} begins in worker ${worker}, where ${suspect.id} runs alone`;
        trace.fail("a suspect runs alone until its result is written", text, id, suspect.id);
      }
      for (const [run, other] of underway)
        if (other.seller === seller && run.epoch === register.epoch && now - run.beganAt < handlerTimeoutMs) {
          const text = `The handler of ${id} begins while that of ${other.id} runs in the same lane`;
          trace.fail("one handler of a lane", text, id, other.id, seller);
        }
      const run: Run = { worker, beganAt: now, epoch: register.epoch };
      facts.runs.push(run);
      facts.starts += 1;
      facts.unsettledIn = worker;
      underway.set(run, facts);
      return run;
    },
    /** `isFinal`: the event has ended with it, well or not. */
    ends(facts: EventFacts, run: Run, now: number, isFinal: boolean): void {
      const { id, seller } = facts;
      underway.delete(run);
      run.endedAt = now;
      const isLate = now - run.beganAt >= handlerTimeoutMs;
      run.end = isFinal && !isLate ? "final" : "again";
      const how = isFinal ? "comes to its end" : "wants another try";
      trace.note(`The handler of ${id} ${how} in worker ${run.worker}`, id, seller);
      if (!isFinal || isLate || facts.state !== "waiting") return;
      facts.endedIn = run.worker;
      facts.endedAt = now;
    },
    /** The process of these runs is not there any more. */
    cut(worker: string): void {
      register.alone.delete(worker);
      for (const run of underway.keys()) if (run.worker === worker) underway.delete(run);
      for (const facts of register.events.values()) {
        if (facts.endedIn === worker) facts.endedIn = undefined;
        if (facts.unsettledIn !== worker) continue;
        facts.unsettledIn = undefined;
        facts.cutStarts += 1;
      }
    },
  };
}

function checkBegin(trace: Trace, { lanes, epoch }: Register, facts: EventFacts, now: number): void {
  const { id, seller, runs, retry } = facts;
  for (const earlier of lanes.get(seller) ?? []) {
    if (earlier === facts) break;
    if (hasEnded(earlier)) continue;
    const text = `The handler of ${id} begins before ${earlier.id}, which came before it in the same lane, has ended`;
    trace.fail("order of a lane", text, id, earlier.id, seller);
    break;
  }
  const last = runs.at(-1);
  if (last?.end === "final" && last.epoch === epoch) {
    const text = `The handler of ${id} begins again after it succeeded, although nothing went wrong since`;
    trace.fail("an event ends once", text, id, seller);
  }
  if (retry?.epoch === epoch && now < retry.at - CLOCK_STEP_MS) {
    const text = `The handler of ${id} begins ${Math.round(retry.at - now)} ms before its next try is due`;
    trace.fail("an event that failed waits for its time", text, id, seller);
  }
}

/** Watches the lanes that one process holds, by its clock that never goes back. */
export function createLeaseWatch(trace: Trace, leaseMs: number) {
  const until = new Map<string, number>();
  return {
    claimed(claims: readonly LaneClaim[], askedAt: number): void {
      for (const { lane } of claims) until.set(lane, askedAt + leaseMs);
    },
    renewed(claims: readonly LaneClaim[], held: readonly boolean[], askedAt: number): void {
      for (const [index, { lane }] of claims.entries())
        if (held[index]) until.set(lane, Math.max(until.get(lane) ?? 0, askedAt + leaseMs));
    },
    /** A handler begins in a lane. */
    begins(lane: string, id: string, now: number): void {
      if (now < (until.get(lane) ?? 0)) return;
      trace.fail("nothing begins past its lease", `${id} begins after the lease of ${lane} is over`, id, lane);
    },
  };
}
