import { createHash } from "node:crypto";

/** A rule that was broken. */
export interface Violation {
  rule: Rule;
  /** In ms since the beginning. */
  at: number;
  /** The sight that broke it, in a plain sentence. */
  text: string;
  /** The events, lanes or tokens that it speaks of. */
  about: readonly string[];
}

export type Rule =
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

/** Something that happened. */
export interface Note {
  at: number;
  text: string;
  about: readonly string[];
}

/** Writes down what happens. Two runs are the same if their books are. */
export interface Book {
  note(text: string, ...about: string[]): void;
  /** Notes what only tells runs apart, and is no part of a story. */
  mark(text: string): void;
  fail(rule: Rule, text: string, ...about: string[]): void;
  violation(): Violation | undefined;
  notes: readonly Note[];
  /** SHA-256 of all that was noted. */
  digest(): string;
}

export function createBook(now: () => number): Book {
  const hash = createHash("sha256");
  const notes: Note[] = [];
  let violation: Violation | undefined;
  const mark = (text: string) => void hash.update(`${now()} ${text}\n`);
  return {
    mark,
    note(text, ...about) {
      mark(text);
      notes.push({ at: now(), text, about });
    },
    fail(rule, text, ...about) {
      mark(`${rule}: ${text}`);
      violation ??= { rule, at: now(), text, about };
    },
    violation: () => violation,
    notes,
    digest: () => hash.copy().digest("hex"),
  };
}
