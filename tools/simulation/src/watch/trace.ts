import { createHash } from "node:crypto";

type Rule =
  | "nothing acknowledged is lost"
  | "acknowledged only when stored"
  | "order of a lane"
  | "one handler of a lane"
  | "an event ends once"
  | "an event that failed waits for its time"
  | "a suspect runs alone until its result is written"
  | "no innocent event dies"
  | "no innocent event is blamed"
  | "nothing begins past its lease"
  | "healthy lanes wait for no other"
  | "no refresh token is spent twice"
  | "deliveries are explained"
  | "only what the platform took is ticked off"
  | "the queue is polled"
  | "a handler that hangs is given up"
  | "a token is used as long as it lives, and no longer"
  | "a stop ends in time"
  | "a worker starts"
  | "work ends"
  | "nothing fails unheard"
  | "everything is handled in the end";

/** Something that happened, in ms since the beginning, in a plain sentence, with the events, lanes or tokens that it speaks of. */
export interface Note {
  at: number;
  text: string;
  about: readonly string[];
}

/** A rule that was broken, and the note that shows it. */
export type Violation = Note & { rule: Rule };
export type Trace = ReturnType<typeof createTrace>;

/** Writes down what happens. Two runs are the same if their traces are. */
export function createTrace(now: () => number) {
  const hash = createHash("sha256");
  const notes: Note[] = [];
  let violation: Violation | undefined;
  /** Notes what only tells runs apart, and is no part of a report. */
  const mark = (text: string) => void hash.update(`${now()} ${text}\n`);
  return {
    mark,
    note(text: string, ...about: string[]): void {
      mark(text);
      notes.push({ at: now(), text, about });
    },
    fail(rule: Rule, text: string, ...about: string[]): void {
      mark(`${rule}: ${text}`);
      violation ??= { rule, at: now(), text, about };
    },
    violation: () => violation,
    notes: notes as readonly Note[],
    /** SHA-256 of all that was noted. */
    digest: () => hash.copy().digest("hex"),
  };
}
