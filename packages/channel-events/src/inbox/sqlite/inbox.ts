import type { DatabaseSync } from "node:sqlite";
import { ArgumentError, type Clock } from "@kontor/http";
import { checkOptionNames, systemClock } from "@kontor/http/internal";
import { checkClock } from "../../consumer/options.ts";
import type { Inbox } from "../inbox.ts";
import { toColumn } from "../text-column.ts";
import { applyClockChange } from "./apply-clock-change.ts";
import { createSqliteArrivals } from "./arrivals.ts";
import { createLaneCache } from "./cache/cache.ts";
import { createSqliteClaims } from "./claims.ts";
import { createSqliteOperations } from "./operations.ts";
import { openSession } from "./session.ts";
import { createSqliteSettlement } from "./settlement.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";

/** Options of `sqliteInbox()`. */
export interface SqliteInboxOptions {
  /** The longest wait for another process that writes, in ms. The program stands still during the wait. Default 1 000. */
  busyTimeoutMs?: number;
  /** Tells the time. Default: the clock of this machine. */
  clock?: Pick<Clock, "now">;
}

/** An inbox in one file. */
export interface SqliteInbox extends Inbox {
  /** Writes a copy of the file while the inbox is in use. There must be no file at the path yet. */
  backup(path: string): Promise<void>;
  /** The connection to the file, for tables of your own. `ctx.withTx()` writes to it. */
  readonly db: DatabaseSync;
}

/**
 * An inbox in one file, by `node:sqlite`. It uses a write-ahead log, and a commit is on the disk (`fsync`) before an event is
 * acknowledged. A second process may open the file and wait for the first to end. If the file is deleted, moved or replaced while it
 * is open, every call that needs it fails, and nothing is acknowledged.
 *
 * @param path The path of the file, which is created if it does not exist. `:memory:` is refused, because it survives nothing.
 * @throws {ArgumentError} If `path` is empty or `:memory:`, or an option is not valid.
 * @throws {StoreError} If the file cannot be opened, or was written by a newer version; from its methods, if it cannot be
 *   read or written.
 */
export function sqliteInbox(path: string, options: SqliteInboxOptions = {}): SqliteInbox {
  const { busyTimeoutMs = 1_000, clock = systemClock } = options;
  checkOptionNames("open an inbox", options, { busyTimeoutMs: 1, clock: 1 });
  checkClock("open an inbox", clock, "now");
  if (!(busyTimeoutMs >= 0 && busyTimeoutMs < 2 ** 31))
    throw new ArgumentError("open an inbox", "busyTimeoutMs", "be a number from 0 to 2147483647", busyTimeoutMs);
  if (typeof path !== "string" || path === "" || path === ":memory:")
    throw new ArgumentError("open an inbox", "path", "be a file path", path);
  const session = openSession(path, { busyTimeoutMs, clock });
  const cache = createLaneCache(session);
  const { db, now, get, run, read, durably, quickly, guarded } = session;
  return withCheckedCalls({
    db,
    durability: "fsync",
    ...createSqliteArrivals(session, cache),
    ...createSqliteClaims(session, cache),
    ...createSqliteSettlement(session, cache),
    ...createSqliteOperations(session, cache),
    async lease(name, owner, durationMs) {
      return quickly("lease", () => {
        session.checkFile();
        if (applyClockChange(session)) cache.drop();
        const current = get("SELECT owner, until FROM lease WHERE name = ?", name);
        if (current && current["owner"] !== owner && (current["until"] as number) > now()) return false;
        run(
          "INSERT OR REPLACE INTO lease (name, owner, until) VALUES (?, ?, ?)",
          name,
          owner,
          now() + Math.ceil(durationMs),
        );
        return true;
      });
    },
    async endLease(name, owner) {
      quickly("lease", () => run("DELETE FROM lease WHERE name = ? AND owner = ?", name, owner));
    },
    async loadStep(seq, key) {
      const row = read(() => get("SELECT value FROM step WHERE seq = ? AND key = ?", seq, toColumn(key)));
      return row?.["value"] as string | undefined;
    },
    async saveStep(seq, key, value) {
      durably("remember a step", () =>
        run("INSERT OR REPLACE INTO step (seq, key, value) VALUES (?, ?, ?)", seq, toColumn(key), value),
      );
    },
    async claimNewest(entity, createdAt) {
      return quickly("compare entities", () => {
        const key = toColumn(entity);
        const newest = get("SELECT newest FROM entity WHERE key = ?", key)?.["newest"] as number | undefined;
        if (newest !== undefined && newest > createdAt) return false;
        run("INSERT OR REPLACE INTO entity (key, newest) VALUES (?, ?)", key, Math.trunc(createdAt));
        return true;
      });
    },
    async backup(to) {
      guarded("back up", () => db.prepare("VACUUM INTO ?").run(to));
    },
    async close() {
      try {
        if (session.isOpen()) quickly("end empty turns", () => cache.read() && cache.endEmptyTurns());
      } catch {
        // Another process writes, or the disk is full. Whoever claims such a lane ends its turn.
      } finally {
        session.close();
      }
    },
  });
}
