import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { ArgumentError } from "@kontor/http";
import type { EventFilter, EventRow, EventState, Inbox, LaneClaim, StoredEvent } from "./inbox.ts";
import { inTransaction, openSqlite } from "./open-sqlite.ts";
import { fromColumn, toColumn } from "./sql/text.ts";
import { StoreError } from "./store-error.ts";

const NEVER = 8.64e15;
const openHere = new Set<string>();
const COLUMNS = "seq, id, type, lane, raw, attempts, deliveries, trace";

export interface SqliteInboxOptions {
  /** How long to wait for another process that writes, in ms. Default 5 000. */
  busyTimeoutMs?: number;
  /** Current time, in ms since the epoch. Default `Date.now`. */
  now?: () => number;
}

/** An inbox in one file. */
export interface SqliteInbox extends Inbox {
  /** Writes a copy of the file, while the inbox is in use. The path must not be there yet. */
  backup(path: string): Promise<void>;
  /** The connection, for tables of yours in the same file: what `ctx.withTx()` writes to. */
  readonly db: DatabaseSync;
}

/**
 * An inbox in one file, by `node:sqlite`: write-ahead log, and a commit is on the disk (`fsync`) before an event is
 * acknowledged. A second process may open the file and wait for the first to end.
 *
 * @param path Where the file is or shall be. `:memory:` is refused: it survives nothing.
 * @throws {ArgumentError} If `path` is empty or `:memory:`.
 * @throws {StoreError} If the file cannot be opened, or was written by a newer version; from its methods, if it cannot be
 *   read or written.
 */
export function sqliteInbox(
  path: string,
  { busyTimeoutMs = 5_000, now = Date.now }: SqliteInboxOptions = {},
): SqliteInbox {
  if (typeof path !== "string" || path === "" || path === ":memory:")
    throw new ArgumentError("open an inbox", "path", "be that of a file", path);
  const db = openSqlite(path, busyTimeoutMs);
  const self = `${process.pid}-${crypto.randomUUID()}`;
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const sql = (text: string) => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  const get = (text: string, ...values: SQLInputValue[]) => sql(text).get(...values);
  const all = (text: string, ...values: SQLInputValue[]) => sql(text).all(...values);
  const run = (text: string, ...values: SQLInputValue[]) => Number(sql(text).run(...values).changes);

  /** What must be on the disk before anybody hears of it. */
  const durably = <T>(action: string, work: () => T): T => guarded(action, path, () => inTransaction(db, work));
  /** What a power cut may undo, as it is then done again: a claim, an outcome, a mark. The end of a process undoes nothing. */
  const quickly = <T>(action: string, work: () => T): T =>
    guarded(action, path, () => {
      db.exec("PRAGMA synchronous = NORMAL");
      try {
        return inTransaction(db, work);
      } finally {
        db.exec("PRAGMA synchronous = FULL");
      }
    });

  quickly("open", () => {
    for (const { process: owner, pid } of all("SELECT process, pid FROM process")) {
      if (openHere.has(owner as string) || isAlive(pid as number)) continue;
      // nobody holds its lanes and leases any more: no need to wait for their ends
      run("UPDATE lane SET lease_until = 0, token = NULL WHERE process = ?", owner as string);
      run("DELETE FROM lease WHERE process = ?", owner as string);
      run("DELETE FROM process WHERE process = ?", owner as string);
    }
    run("INSERT INTO process (process, pid) VALUES (?, ?)", self, process.pid);
  });
  openHere.add(self);

  const isHeld = ({ lane, token }: LaneClaim) =>
    get("SELECT 1 FROM lane WHERE lane = ? AND token = ?", toColumn(lane), token) !== undefined;
  const wakeLane = (lane: string) =>
    run(
      "INSERT INTO lane (lane, ready_at) VALUES (?, ?) ON CONFLICT (lane) DO UPDATE SET ready_at = coalesce(ready_at, excluded.ready_at)",
      lane,
      now(),
    );

  /** Lanes in which it turns out that nothing waits are passed over. */
  function claimLanes(lanes: readonly string[], perLane: number, leaseUntil: number): LaneClaim[] {
    const token = crypto.randomUUID(); // one for all that are claimed together: a lane and its token fence
    const claims: LaneClaim[] = [];
    const claimed: string[] = [];
    const heads: number[] = [];
    for (const lane of lanes) {
      const rows = all(
        `SELECT ${COLUMNS}, started FROM event WHERE state = 'waiting' AND lane = ? ORDER BY seq LIMIT ?`,
        lane,
        perLane,
      );
      const [head] = rows;
      if (!head) {
        run("UPDATE lane SET ready_at = NULL, parked_for = NULL WHERE lane = ?", lane);
        continue;
      }
      const crashes = (head["started"] as number) - (head["attempts"] as number);
      claims.push({ lane: fromColumn(lane), token, events: (crashes > 0 ? [head] : rows).map(storedOf), crashes });
      claimed.push(lane);
      heads.push(head["seq"] as number);
    }
    const take = "UPDATE lane SET token = ?, process = ?, lease_until = ?, parked_for = NULL WHERE lane IN";
    run(`${take} (SELECT value FROM json_each(?))`, token, self, leaseUntil, JSON.stringify(claimed));
    run("UPDATE event SET started = started + 1 WHERE seq IN (SELECT value FROM json_each(?))", JSON.stringify(heads));
    return claims;
  }

  /** Ends runs of events in the same way. */
  function endAll(seqs: readonly number[], state: EventState, problem: string | null): void {
    run(
      `UPDATE event SET state = ?, problem = ?, attempts = attempts + 1, started = attempts + 1, settled_at = ?
       WHERE state = 'waiting' AND seq IN (SELECT value FROM json_each(?))`,
      state,
      problem,
      now(),
      JSON.stringify(seqs),
    );
  }

  /** Gives lanes back, to have their next turn then. */
  function release(claims: readonly LaneClaim[], readyAt: number): void {
    run(
      `UPDATE lane SET token = NULL, lease_until = 0, ready_at = CASE
         WHEN parked_for IS NOT NULL THEN max(ready_at, ?1)
         WHEN EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = lane.lane) THEN ?1
       END WHERE lane IN (SELECT value FROM json_each(?2))`,
      readyAt,
      JSON.stringify(claims.map(({ lane }) => toColumn(lane))),
    );
  }

  return {
    db,
    durability: "fsync",
    async accept(events) {
      return durably("store events", () => {
        const redelivered: { id: string; deliveries: number }[] = [];
        const lanes = new Set<string>();
        const at = now();
        for (const { id, type, lane, raw, problem, trace } of events) {
          const columns = [toColumn(id), toColumn(type), toColumn(lane), raw] as const;
          const state = problem === undefined ? "waiting" : "unhandled";
          const isNew = run(
            `INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at, trace)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
            ...columns,
            state,
            problem ?? null,
            at,
            at,
            trace ?? null,
          );
          if (isNew) {
            if (state === "waiting") lanes.add(columns[2]);
            continue;
          }
          const row = get(
            "UPDATE event SET deliveries = deliveries + 1, last_seen_at = ?, ack_pending = 1 WHERE id = ? RETURNING deliveries",
            at,
            columns[0],
          );
          redelivered.push({ id, deliveries: row!["deliveries"] as number });
        }
        lanes.forEach(wakeLane);
        return { inserted: events.length - redelivered.length, redelivered };
      });
    },
    async pendingAcknowledgements(limit) {
      return guarded("read", path, () =>
        all("SELECT id FROM event WHERE ack_pending = 1 ORDER BY seq LIMIT ?", limit).map((row) =>
          fromColumn(row["id"] as string),
        ),
      );
    },
    async acknowledged(ids) {
      quickly("mark acknowledgements", () => {
        for (const id of ids) run("UPDATE event SET ack_pending = 0 WHERE id = ?", toColumn(id));
      });
    },
    async claim({ lanes, perLane, leaseMs }) {
      return quickly("claim lanes", () => {
        const claims: LaneClaim[] = [];
        for (;;) {
          const at = now();
          const due = all(
            "SELECT lane FROM lane WHERE ready_at <= ? AND lease_until <= ? ORDER BY ready_at LIMIT ?",
            at,
            at,
            lanes - claims.length,
          );
          if (due.length === 0) return claims;
          const names = due.map((row) => row["lane"] as string);
          claims.push(...claimLanes(names, perLane, at + leaseMs));
          if (claims.length === lanes) return claims;
        }
      });
    },
    async settle(results) {
      return quickly("settle events", () => {
        const held = results.map(({ claim }) => isHeld(claim));
        const ours = results.filter((_, index) => held[index]);
        const at = now();
        const done: number[] = [];
        const later = new Map<LaneClaim, number>();
        for (const { claim, settled, park } of ours) {
          for (const { seq, settlement } of settled) {
            if (settlement.to === "done") done.push(seq);
            else endAll([seq], settlement.to === "retry" ? "waiting" : settlement.to, settlement.problem);
            if (settlement.to === "retry") later.set(claim, at + Math.ceil(settlement.inMs));
          }
          if (park)
            run(
              "UPDATE lane SET parked_for = ?, ready_at = ? WHERE lane = ?",
              park.reason,
              at + (park.forMs ?? NEVER),
              toColumn(claim.lane),
            );
        }
        if (done.length > 0) endAll(done, "done", null);
        const released = ours.filter((each) => each.release);
        const begun = released.filter(({ claim, settled }) => settled[0]?.seq !== claim.events[0]!.seq);
        if (begun.length > 0)
          run(
            "UPDATE event SET started = attempts WHERE state = 'waiting' AND seq IN (SELECT value FROM json_each(?))",
            JSON.stringify(begun.map(({ claim }) => claim.events[0]!.seq)),
          );
        for (const [readyAt, group] of Map.groupBy(released, ({ claim }) => later.get(claim) ?? at))
          release(
            group.map(({ claim }) => claim),
            readyAt,
          );
        return held;
      });
    },
    async settleWith(claim, seq, write) {
      return quickly("settle an event", () => {
        if (!isHeld(claim)) return false;
        const result = write(db as never);
        if (result instanceof Promise) {
          result.catch(() => {});
          throw new ArgumentError("settle an event", "the write", "be done when it returns", "a promise");
        }
        endAll([seq], "done", null);
        return true;
      });
    },
    async renew(claims, leaseMs) {
      return quickly("renew leases", () =>
        claims.map(
          ({ lane, token }) =>
            run(
              "UPDATE lane SET lease_until = ? WHERE lane = ? AND token = ?",
              now() + leaseMs,
              toColumn(lane),
              token,
            ) === 1,
        ),
      );
    },
    async nextDueInMs() {
      const row = guarded("read", path, () =>
        get(
          "SELECT ready_at FROM lane WHERE ready_at IS NOT NULL AND lease_until <= ? ORDER BY ready_at LIMIT 1",
          now(),
        ),
      );
      const readyAt = row?.["ready_at"] as number | undefined;
      return readyAt === undefined || readyAt >= NEVER ? undefined : Math.max(0, readyAt - now());
    },
    async lease(name, owner, forMs) {
      return quickly("lease", () => {
        const current = get("SELECT owner, until FROM lease WHERE name = ?", name);
        if (current && current["owner"] !== owner && (current["until"] as number) > now()) return false;
        run(
          "INSERT OR REPLACE INTO lease (name, owner, process, until) VALUES (?, ?, ?, ?)",
          name,
          owner,
          self,
          now() + forMs,
        );
        return true;
      });
    },
    async endLease(name, owner) {
      quickly("lease", () => run("DELETE FROM lease WHERE name = ? AND owner = ?", name, owner));
    },
    async recall(seq, key) {
      const row = guarded("read", path, () =>
        get("SELECT value FROM step WHERE seq = ? AND key = ?", seq, toColumn(key)),
      );
      return row?.["value"] as string | undefined;
    },
    async remember(seq, key, value) {
      durably("remember a step", () =>
        run("INSERT OR REPLACE INTO step (seq, key, value) VALUES (?, ?, ?)", seq, toColumn(key), value),
      );
    },
    async isStale(entity, createdAt) {
      return quickly("compare entities", () => {
        const key = toColumn(entity);
        const newest = get("SELECT newest FROM entity WHERE key = ?", key)?.["newest"] as number | undefined;
        if (newest !== undefined && newest > createdAt) return true;
        run("INSERT OR REPLACE INTO entity (key, newest) VALUES (?, ?)", key, createdAt);
        return false;
      });
    },
    async depth() {
      return guarded(
        "read",
        path,
        () => get("SELECT count(*) AS n FROM event WHERE state = 'waiting'")!["n"] as number,
      );
    },
    async stats() {
      return guarded("read", path, () => {
        const events: Record<EventState, number> = { waiting: 0, done: 0, unhandled: 0, dead: 0 };
        for (const row of all("SELECT state, count(*) AS events FROM event GROUP BY state"))
          events[row["state"] as EventState] = row["events"] as number;
        const pending = get("SELECT count(*) AS events, max(deliveries) AS most FROM event WHERE ack_pending = 1")!;
        const oldest = get(
          "SELECT first_seen_at AS at FROM event WHERE seq = (SELECT min(seq) FROM event WHERE state = 'waiting')",
        )?.["at"] as number | undefined;
        const parked = all(
          "SELECT lane, parked_for, ready_at FROM lane WHERE parked_for IS NOT NULL AND ready_at > ?",
          now(),
        );
        return {
          events,
          pendingAcknowledgements: pending["events"] as number,
          mostDeliveries: (pending["most"] as number | null) ?? 0,
          oldestWaitingMs: oldest === undefined ? undefined : now() - oldest,
          parked: parked.map((row) => ({
            lane: fromColumn(row["lane"] as string),
            reason: row["parked_for"] as string,
            until: (row["ready_at"] as number) < NEVER ? new Date(row["ready_at"] as number) : undefined,
          })),
        };
      });
    },
    async *query({ limit = Number.MAX_SAFE_INTEGER, ...filter } = {}) {
      const { where, values } = whereOf(filter);
      let after = 0;
      for (let left = limit; left > 0;) {
        const rows = guarded("read", path, () =>
          all(
            `SELECT ${COLUMNS}, state, problem, first_seen_at, last_seen_at, settled_at FROM event WHERE seq > ?${where} ORDER BY seq LIMIT ?`,
            after,
            ...values,
            Math.min(left, 500),
          ),
        );
        if (rows.length === 0) return;
        yield* rows.map(rowOf);
        left -= rows.length;
        after = rows.at(-1)!["seq"] as number;
      }
    },
    async replay(filter) {
      const { where, values } = whereOf(filter);
      return durably("replay events", () => {
        const lanes = new Set<string>();
        const rows = all(
          `UPDATE event SET state = 'waiting', problem = NULL, attempts = 0, started = 0 WHERE state <> 'waiting' AND raw <> ''${where} RETURNING lane`,
          ...values,
        );
        for (const { lane } of rows) lanes.add(lane as string);
        lanes.forEach(wakeLane);
        return rows.length;
      });
    },
    async park(lane, { reason, forMs = NEVER }) {
      durably("park a lane", () =>
        run(
          "INSERT INTO lane (lane, ready_at, parked_for) VALUES (?, ?, ?) ON CONFLICT (lane) DO UPDATE SET ready_at = excluded.ready_at, parked_for = excluded.parked_for",
          toColumn(lane),
          now() + forMs,
          reason,
        ),
      );
    },
    async resume(lane) {
      return (
        durably("resume a lane", () =>
          run(
            "UPDATE lane SET parked_for = NULL, ready_at = ?1 WHERE lane = ?2 AND parked_for IS NOT NULL AND ready_at > ?1",
            now(),
            toColumn(lane),
          ),
        ) === 1
      );
    },
    async purge({ payloadsAfterMs, rowsAfterMs }) {
      return durably("purge events", () => {
        const doneRows = "SELECT seq FROM event WHERE state = 'done' AND ack_pending = 0 AND last_seen_at < ?";
        const rows =
          rowsAfterMs === undefined
            ? 0
            : (run(`DELETE FROM step WHERE seq IN (${doneRows})`, now() - rowsAfterMs),
              run(`DELETE FROM event WHERE seq IN (${doneRows})`, now() - rowsAfterMs));
        const payloads =
          payloadsAfterMs === undefined
            ? 0
            : run(
                "UPDATE event SET raw = '' WHERE state = 'done' AND raw <> '' AND settled_at < ?",
                now() - payloadsAfterMs,
              );
        return { payloads, rows };
      });
    },
    async backup(to) {
      guarded("back up", path, () => db.prepare("VACUUM INTO ?").run(to));
    },
    async close() {
      if (!db.isOpen) return;
      openHere.delete(self);
      run("DELETE FROM process WHERE process = ?", self);
      db.close();
    },
  };
}

function guarded<T>(action: string, path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const isSqlite = (cause as { code?: unknown } | undefined)?.code === "ERR_SQLITE_ERROR";
    throw isSqlite ? new StoreError(`${action} in the inbox ${path}`, (cause as Error).message, cause) : cause;
  }
}

/** Whether a process of this machine is there. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // an earlier one by this number
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}

function whereOf(filter: EventFilter): { where: string; values: string[] } {
  const given = (["state", "lane", "type", "id"] as const).filter((key) => filter[key] !== undefined);
  return {
    where: given.map((key) => ` AND ${key} = ?`).join(""),
    values: given.map((key) => toColumn(filter[key]!)),
  };
}

function storedOf(row: Record<string, unknown>): StoredEvent {
  const { seq, id, type, lane, raw, attempts, deliveries, trace } = row as unknown as StoredEvent;
  return {
    seq,
    id: fromColumn(id),
    type: fromColumn(type),
    lane: fromColumn(lane),
    raw,
    attempts,
    deliveries,
    trace: trace ?? undefined,
  };
}

function rowOf(row: Record<string, unknown>): EventRow {
  const at = (name: string) => new Date(row[name] as number);
  return {
    ...storedOf(row),
    state: row["state"] as EventState,
    problem: (row["problem"] as string | null) ?? undefined,
    firstSeenAt: at("first_seen_at"),
    lastSeenAt: at("last_seen_at"),
    settledAt: row["settled_at"] === null ? undefined : at("settled_at"),
  };
}
