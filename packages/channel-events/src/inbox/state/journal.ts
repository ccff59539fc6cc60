import type { ArrivingEvent, Redelivery, Settlement, StoredEvent } from "../../ground/event.ts";
import type { TransactionWrite } from "../inbox.ts";
import type { InboxClock } from "../inbox-clock.ts";
import type { SavedLanes } from "./state.ts";

/** An event of a page, with what the page says of it. */
export interface Delivery {
  event: ArrivingEvent;
  times: number;
  at: number;
}

/**
 * Where the machine writes down what it decides, before anybody is told, and from where it is built when a store is opened: a file, or
 * maps in memory. It decides nothing about lanes. Every call but `transact()` and the reads is made within a transaction.
 */
export interface Journal {
  /** Tells the time of the machine: what it keeps in memory must not be moved by a step of the wall clock. */
  clock: Pick<InboxClock, "now" | "readStep" | "follow">;
  /** Runs work in one transaction. If it throws, nothing of it is written. */
  transact<T>(action: string, work: () => T): T;
  /** Differs from the last time if anybody but the machine has changed which events wait, or a lane. */
  version(): number;
  /**
   * Reads what `loadState()` needs. `claimed` are numbers of events that are claimed now. `isFresh` if another process may have handled
   * events since the last call: what it held is suspect, and claims of this process hold no longer.
   */
  load(claimed: readonly number[]): SavedLanes & { seenAt: number; isFresh: boolean };
  readNext(lanes: readonly string[], limit: number): Map<string, StoredEvent[]>;
  /** Stores an event if its id is new, and returns its number. */
  insert(delivery: Delivery): number | undefined;
  /** Notes that these events, which have just been inserted, are to be acknowledged. */
  addPending(seqs: readonly number[]): void;
  /** Counts the delivery of an event that is known, and notes that it is to be acknowledged again. `isMended` if its new payload is kept, and it waits now. */
  deliverAgain(delivery: Delivery): { redelivery: Redelivery; lane: string; isMended: boolean };
  end(results: readonly { seq: number; settlement: Settlement }[], at: number): void;
  /** Saves the next turn of a lane, or its parking; `undefined` deletes what was saved. */
  saveTurn(lane: string, turn: { readyAt: number; parkedFor: string | undefined } | undefined): void;
  saveStarts(seq: number, times: number): void;
  /** Saves which lanes are held, because the end of this process makes them suspect. */
  saveHeld(lanes: readonly string[]): void;
  /** Saves the time. The clock was `ahead` ms ahead of it, or behind if that is below 0: makes saved times earlier or later by as much, where they lie ahead. */
  saveTime(at: number, ahead: number): void;
  runWrite(write: TransactionWrite): void;
}
