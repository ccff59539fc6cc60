/**
 * The columns of the answers of functions. Every query of an inbox gives text and nothing else, because a pool may have other parsers for all other
 * types, and with `binary: true` the bytes of other types are damaged in `pg`.
 */
const COLUMNS = {
  accept_1: ["known_place", "known_deliveries", "known_raw"],
  acknowledge_1: [],
  delete_1: ["next_seq", "deleted", "held_ms"],
  due_1: ["due"],
  empty_1: ["next_at", "next_seq", "emptied", "held_ms"],
  give_up_1: ["given_up", "held_ms"],
  join_1: ["name", "channels"],
  lease_1: ["given", "at"],
  leave_1: [],
  next_due_1: ["place", "wait"],
  renew_1: ["renew_1"],
  settle_1: ["settle_1"],
  start_1: ["start_1"],
} as const;

/** A function that one statement calls with values alone. */
export type Callable = keyof typeof COLUMNS;

export function buildCall(schema: string, name: Callable, parameters: number): string {
  const given = Array.from({ length: parameters }, (_, index) => `$${index + 1}`);
  return `SELECT ${listTexts("", COLUMNS[name])} FROM ${schema}.${name}(${given.join(", ")})`;
}

/** Names columns, each as text: `e.seq::text, e.type::text`. They keep their names. */
export function listTexts(of: string, columns: readonly string[]): string {
  return columns.map((column) => `${of}${column}::text`).join(", ");
}

/** Reads the text of an array of numbers, such as `{1,2}`. */
export function readNumbers(text: unknown): number[] {
  return String(text)
    .slice(1, -1)
    .split(",")
    .flatMap((each) => (each === "" ? [] : [Number(each)]));
}

/** Reads the text of a boolean. */
export function isTrue(text: unknown): boolean {
  return text === "true";
}

/** The answer of a function that returns the places of those of its rows that it did, from 1. */
export function readPlaces(rows: readonly Record<string, unknown>[], column: string): Set<number> {
  return new Set(readNumbers(rows[0]![column]));
}
