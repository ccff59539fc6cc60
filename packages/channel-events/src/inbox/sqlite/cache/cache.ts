import type { SqliteSession } from "../session.ts";
import { loadLanes } from "./load.ts";
import { createLaneMemory, hasEndedLease, type LaneMemory } from "./state.ts";

const CALM_CLAIMS = 3; // After so many claims without a write by somebody else, the lanes are read into memory.
const PAUSE_CLAIMS = 50; // If the lanes could not be read into memory, it is tried again after so many claims.
const MOST_LANES = 20_000;

/**
 * Keeps in memory which lanes of a file have a turn, with their next events, so that a claim needs no search. What is in the file counts: each
 * change is written there, and what is in memory is used only while nobody else has written to the file (`PRAGMA data_version`), no
 * lane is a suspect and no lease has ended. Otherwise the statements that read the file do the work, which any number of workers may use.
 */
export interface LaneCache {
  /** The lanes, if the memory is true at this moment. Between this call and a write there must be no turn of the event loop. */
  read(): LaneMemory | undefined;
  /** Tells that the lanes were claimed with statements: after some claims in calm, they are read into memory. */
  noteClaim(): void;
  /** Forgets the lanes, because something has changed in the file that the memory does not know. */
  drop(): void;
  /** Runs work, and forgets the lanes if it throws, because its transaction was undone. */
  guard<T>(work: () => T): T;
  /** Gives lanes no turn any more if nothing waits in them. */
  settleDown(): void;
}

export function createLaneCache(session: SqliteSession): LaneCache {
  const { get, run, now } = session;
  let memory: LaneMemory | undefined;
  let version: unknown;
  let calm = 0;

  function drop(): void {
    memory = undefined;
    calm = Math.min(calm, 0);
  }

  function checkVersion(): void {
    const current = get("PRAGMA data_version")!["data_version"];
    if (current !== version) drop();
    version = current;
  }

  const cache: LaneCache = {
    drop,
    read() {
      checkVersion();
      if (memory && hasEndedLease(memory, now())) drop();
      if (memory && memory.lanes.size > MOST_LANES) cache.settleDown();
      return memory;
    },
    noteClaim() {
      calm += 1;
      if (calm < CALM_CLAIMS) return;
      memory = loadLanes(session, createLaneMemory(), MOST_LANES / 2);
      if (!memory) calm = -PAUSE_CLAIMS;
    },
    guard(work) {
      try {
        return work();
      } catch (error) {
        drop();
        throw error;
      }
    },
    settleDown() {
      if (!memory) return;
      const empty = [...memory.lanes.values()].filter(
        ({ token, events, isWhole }) => token === "" && isWhole && events.length === 0,
      );
      run(
        "UPDATE lane SET ready_at = NULL WHERE parked_for IS NULL AND token IS NULL AND lane IN (SELECT value FROM json_each(?))",
        JSON.stringify(empty.map(({ name }) => name)),
      );
      for (const { name } of empty) memory.lanes.delete(name);
      if (memory.lanes.size <= MOST_LANES) return;
      drop();
      calm = -PAUSE_CLAIMS;
    },
  };
  return cache;
}
