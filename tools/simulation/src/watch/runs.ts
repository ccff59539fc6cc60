import type { Book } from "./book.ts";
import { hasEnded, type EventFacts, type Register, type Run } from "./event-facts.ts";

/** Watches the runs of handlers. */
export interface RunWatch {
  begins(facts: EventFacts, worker: string, now: number): Run;
  /** `isFinal`: the event has ended with it, well or not. */
  ends(facts: EventFacts, run: Run, now: number, isFinal: boolean): void;
  /** The process of these runs is not there any more. */
  cut(worker: string): void;
}

/** @param handlerTimeoutMs A run that is longer was given up. */
export function createRunWatch(book: Book, register: Register, handlerTimeoutMs: number): RunWatch {
  const underway = new Map<Run, EventFacts>();
  return {
    begins(facts, worker, now) {
      const { id, seller } = facts;
      book.note(`Worker ${worker} begins the handler of ${id}`, id, seller);
      checkOrder(book, register, facts);
      checkOnce(book, register, facts);
      checkTime(book, register, facts, now);
      checkAlone(book, register, facts, worker);
      for (const [other, { id: otherId, seller: otherSeller }] of underway)
        if (otherSeller === seller && other.epoch === register.epoch && now - other.beganAt < handlerTimeoutMs)
          book.fail(
            "one handler of a lane",
            `The handler of ${id} begins while that of ${otherId} runs in the same lane`,
            id,
            otherId,
            seller,
          );
      const run: Run = { worker, beganAt: now, epoch: register.epoch };
      facts.runs.push(run);
      facts.starts += 1;
      facts.unsettledIn = worker;
      underway.set(run, facts);
      return run;
    },
    ends(facts, run, now, isFinal) {
      underway.delete(run);
      run.endedAt = now;
      const isLate = now - run.beganAt >= handlerTimeoutMs;
      run.end = isFinal && !isLate ? "final" : "again";
      book.note(
        `The handler of ${facts.id} ${isFinal ? "comes to its end" : "wants another try"} in worker ${run.worker}`,
        facts.id,
        facts.seller,
      );
      if (!isFinal || isLate || facts.state !== "waiting") return;
      facts.endedIn = run.worker;
      facts.endedAt = now;
    },
    cut(worker) {
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

function checkOrder(book: Book, { lanes }: Register, facts: EventFacts): void {
  const { id, seller } = facts;
  for (const earlier of lanes.get(seller) ?? []) {
    if (earlier === facts) return;
    if (!hasEnded(earlier))
      return book.fail(
        "order of a lane",
        `The handler of ${id} begins before ${earlier.id}, which came before it in the same lane, has ended`,
        id,
        earlier.id,
        seller,
      );
  }
}

function checkOnce(book: Book, { epoch }: Register, { id, seller, runs }: EventFacts): void {
  const last = runs.at(-1);
  if (last?.end === "final" && last.epoch === epoch)
    book.fail(
      "an event ends once",
      `The handler of ${id} begins again after it succeeded, although nothing went wrong since`,
      id,
      seller,
    );
}

const CLOCK_STEP_MS = 1; // The clock of the machine shows whole milliseconds.

function checkTime(book: Book, { epoch }: Register, { id, seller, retry }: EventFacts, now: number): void {
  if (retry?.epoch === epoch && now < retry.at - CLOCK_STEP_MS)
    book.fail(
      "an event that failed waits for its time",
      `The handler of ${id} begins ${Math.round(retry.at - now)} ms before its next try is due`,
      id,
      seller,
    );
}

function checkAlone(book: Book, { alone }: Register, facts: EventFacts, worker: string): void {
  const suspect = alone.get(worker);
  if (suspect && suspect !== facts)
    book.fail(
      "a suspect runs alone until its result is written",
      `The handler of ${facts.id} begins in worker ${worker}, and the result of ${suspect.id}, which runs alone there, is not written`,
      facts.id,
      suspect.id,
    );
}
