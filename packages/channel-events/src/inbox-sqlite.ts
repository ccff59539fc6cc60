import { DatabaseSync } from "node:sqlite";
import { ArgumentError } from "@kontor/http";
import { migrations } from "./inbox-schema.ts";
import type { EventState, Inbox, StoredEvent } from "./inbox.ts";
import { StoreError } from "./store-error.ts";

const COLUMNS = "seq, id, type, lane, raw, attempts, deliveries";

export interface SqliteInboxOptions {
  /** How long to wait for another process that writes, in ms. Default 5 000. */
  busyTimeoutMs?: number;
}

/**
 * An inbox in one file, by `node:sqlite`: write-ahead log, and a commit is on the disk (`fsync`) before it counts.
 * One consumer per file.
 *
 * @param path Where the file is or shall be. `:memory:` is refused: it survives nothing.
 * @throws {ArgumentError} If `path` is empty or `:memory:`.
 * @throws {StoreError} If the file cannot be opened, or was written by a newer version.
 */
export function sqliteInbox(path: string, { busyTimeoutMs = 5_000 }: SqliteInboxOptions = {}): Inbox {
  if (typeof path !== "string" || path === "" || path === ":memory:")
    throw new ArgumentError("open an inbox", "path", "be that of a file", path);
  const db = open(path, busyTimeoutMs);
  const insert = db.prepare(`INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`);
  const redelivered = db.prepare(
    "UPDATE event SET deliveries = deliveries + 1, last_seen_at = ?, ack_pending = 1 WHERE id = ?",
  );
  const pending = db.prepare("SELECT id FROM event WHERE ack_pending = 1 ORDER BY seq LIMIT ?");
  const markAcknowledged = db.prepare("UPDATE event SET ack_pending = 0 WHERE id = ?");
  const heads = `SELECT min(seq) AS seq FROM event WHERE state = 'waiting' AND lane NOT IN (SELECT value FROM json_each(?)) GROUP BY lane`;
  const dueLanes = db.prepare(
    `SELECT lane FROM event WHERE seq IN (${heads}) AND not_before <= ? ORDER BY seq LIMIT ?`,
  );
  const nextDue = db.prepare(`SELECT min(not_before) AS at FROM event WHERE seq IN (${heads})`);
  const ofLane = db.prepare(`SELECT ${COLUMNS} FROM event WHERE state = 'waiting' AND lane = ? ORDER BY seq LIMIT ?`);
  const settle = db.prepare(
    "UPDATE event SET state = ?, problem = ?, not_before = ?, attempts = attempts + 1 WHERE seq = ?",
  );
  const counts = db.prepare(
    "SELECT state, count(*) AS events, total(ack_pending) AS pending FROM event GROUP BY state",
  );
  const replayed = db.prepare(
    "UPDATE event SET state = 'waiting', problem = NULL, attempts = 0, not_before = 0 WHERE state = ?",
  );
  const inState = db.prepare(`SELECT ${COLUMNS}, problem FROM event WHERE state = ? ORDER BY seq LIMIT ?`);

  return {
    durability: "fsync",
    async accept(events, now) {
      return inTransaction(db, () => {
        let inserted = 0;
        for (const { id, type, lane, raw, problem } of events) {
          const isNew =
            insert.run(id, type, lane, raw, problem === undefined ? "waiting" : "unhandled", problem ?? null, now, now)
              .changes === 1;
          if (isNew) inserted += 1;
          else redelivered.run(now, id);
        }
        return { inserted, duplicates: events.length - inserted };
      });
    },
    async pendingAcknowledgements(limit) {
      return pending.all(limit).map((row) => row["id"] as string);
    },
    async acknowledged(ids) {
      inTransaction(db, () => ids.forEach((id) => markAcknowledged.run(id)));
    },
    async claim({ lanes, perLane, exclude, now }) {
      const due = dueLanes.all(JSON.stringify(exclude), now, lanes);
      return due.map(({ lane }) => ofLane.all(lane!, perLane) as unknown as StoredEvent[]);
    },
    async settle({ seq }, settlement) {
      const state = settlement.to === "retry" ? "waiting" : settlement.to;
      const problem = "problem" in settlement ? settlement.problem : null;
      settle.run(state, problem, settlement.to === "retry" ? Math.ceil(settlement.notBefore) : 0, seq);
    },
    async nextDueAt(exclude) {
      return (nextDue.get(JSON.stringify(exclude))?.["at"] as number | null | undefined) ?? undefined;
    },
    async stats() {
      const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
      let pendingAcknowledgements = 0;
      for (const row of counts.all()) {
        events[row["state"] as EventState] = row["events"] as number;
        pendingAcknowledgements += row["pending"] as number;
      }
      return { events, pendingAcknowledgements };
    },
    async replay(state) {
      return Number(replayed.run(state).changes);
    },
    async list(state, limit = 100) {
      return inState.all(state, limit).map((row) => ({
        ...(row as unknown as StoredEvent),
        problem: (row["problem"] as string | null) ?? undefined,
      }));
    },
    async close() {
      if (db.isOpen) db.close();
    },
  };
}

function open(path: string, busyTimeoutMs: number): DatabaseSync {
  try {
    const db = new DatabaseSync(path, { timeout: busyTimeoutMs });
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    const mode = { ...db.prepare("PRAGMA journal_mode").get(), ...db.prepare("PRAGMA synchronous").get() };
    if (mode["journal_mode"] !== "wal" || mode["synchronous"] !== 2) {
      throw new StoreError(
        `open the inbox ${path}`,
        `a commit must be on the disk before it counts: got ${JSON.stringify(mode)}`,
      );
    }
    migrate(db, path);
    return db;
  } catch (cause) {
    throw cause instanceof StoreError
      ? cause
      : new StoreError(`open the inbox ${path}`, (cause as Error).message, cause);
  }
}

function migrate(db: DatabaseSync, path: string): void {
  inTransaction(db, () => {
    const version = db.prepare("PRAGMA user_version").get()!["user_version"] as number;
    if (version > migrations.length)
      throw new StoreError(
        `open the inbox ${path}`,
        `it must be of version ${migrations.length} or older: got ${version}`,
      );
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function inTransaction<T>(db: DatabaseSync, run: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = run();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
