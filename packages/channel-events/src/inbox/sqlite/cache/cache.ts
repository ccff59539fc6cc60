import type { SqliteSession } from "../session.ts";
import { loadLanes } from "./load.ts";
import { createLaneMemory, hasEndedLease, type LaneMemory } from "./state.ts";

const CALM_CLAIMS = 3; // After so many claims without a write by somebody else, the lanes are read into memory again.
const PAUSE_CLAIMS = 50; // If there were too many lanes, or a suspect among them, it is tried again after so many claims.
const MOST_LANES = 20_000;

/** It looks into the file, because another process may have stored an event since the memory was last compared with it. */
const END_EMPTY_TURNS = `
  UPDATE lane SET ready_at = NULL
  WHERE parked_for IS NULL AND token IS NULL AND lane IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane)`;

/**
 * Keeps in memory which lanes of a file have a turn, with their next events, so that a claim needs no search. What is in the file
 * counts: each change is written there, and the memory is used only while nobody else has written to the file
 * (`PRAGMA data_version`), no lane is a suspect and no lease has ended. Otherwise the statements that read the file do the work.
 */
export interface LaneCache {
  /** The lanes, if the memory is true. Between this call and a write there must be no turn of the event loop. */
  read(): LaneMemory | undefined;
  /** The same before a claim, which reads the lanes into memory when the file has been calm. */
  readForClaim(): LaneMemory | undefined;
  /** Forgets the lanes, because something has changed in the file that the memory does not know. */
  drop(): void;
  /** Runs a transaction, and forgets the lanes if it throws, because it was undone. */
  guard<T>(transact: () => T): T;
  /** Writes that lanes in which nothing waits have no turn any more. */
  endEmptyTurns(): void;
}

export function createLaneCache(session: SqliteSession): LaneCache {
  const { get, run, now } = session;
  let memory: LaneMemory | undefined;
  let version: unknown;
  let calm = CALM_CLAIMS; // A file that was just opened counts as calm.

  /** Notices that somebody else has written. */
  function checkVersion(): void {
    const current = get("PRAGMA data_version")!["data_version"];
    if (version !== undefined && current !== version) {
      memory = undefined;
      calm = Math.min(calm, 0);
    }
    version = current;
  }

  const cache: LaneCache = {
    drop: () => (memory = undefined),
    read() {
      checkVersion();
      if (memory && hasEndedLease(memory, now())) memory = undefined;
      if (memory && memory.lanes.size > MOST_LANES) cache.endEmptyTurns();
      return memory;
    },
    readForClaim() {
      const known = cache.read();
      calm += 1;
      if (known || calm <= CALM_CLAIMS) return known;
      memory = loadLanes(session, createLaneMemory(), MOST_LANES / 2);
      if (!memory) calm = -PAUSE_CLAIMS;
      return memory;
    },
    guard(transact) {
      try {
        return transact();
      } catch (error) {
        memory = undefined;
        throw error;
      }
    },
    endEmptyTurns() {
      if (!memory) return;
      const empty = [...memory.lanes.values()].filter(
        ({ token, events, isWhole }) => token === "" && isWhole && events.length === 0,
      );
      run(END_EMPTY_TURNS, JSON.stringify(empty.map(({ name }) => name)));
      for (const { name } of empty) memory.lanes.delete(name);
      if (memory.lanes.size > MOST_LANES / 2) memory = undefined;
    },
  };
  return cache;
}
