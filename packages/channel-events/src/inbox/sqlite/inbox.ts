import type { DatabaseSync } from "node:sqlite";
import { ArgumentError } from "@kontor/http";
import { createPrivate, readOptions, readSetting, systemClock } from "@kontor/http/internal";
import type { Inbox } from "../inbox.ts";
import type { InboxClockOption } from "../inbox-clock.ts";
import { createInboxMachine } from "../state/inbox.ts";
import { fromColumn, toColumn } from "../columns.ts";
import { WriteFailure } from "../store-error.ts";
import { withCheckedCalls } from "../with-checked-calls.ts";
import { createFileJournal } from "./journal.ts";
import { createFileOperations } from "./operations.ts";
import { createFileOwner } from "./owner.ts";
import { runOnFile, SEQ_IN_LIST, openSession, type SqliteSession } from "./session.ts";
import { countWaiting, readStats } from "./stats.ts";
import { readErrcode } from "./transaction.ts";
import { checkClock } from "../../ground/checks.ts";

const CONSTRAINT = 19; // SQLITE_CONSTRAINT
const MARK_BY_ID =
  "DELETE FROM unacknowledged WHERE seq IN (SELECT seq FROM event WHERE id IN (SELECT value FROM json_each(?)))";

/** Options of `sqliteInbox()`. */
export interface SqliteInboxOptions {
  /**
   * The longest wait for another process that writes, in ms. The program goes on during the wait, except while it opens the file, and during
   * statements of your own on `db` outside of `ctx.withTx()`. Default 1 000.
   */
  busyTimeoutMs?: number | undefined;
  /** Tells the time. Without `monotonicMs()`, a step forward ends leases and waits early. Default: the clock of this machine. */
  clock?: InboxClockOption | undefined;
}

/** An inbox in one file. */
export interface SqliteInbox extends Inbox {
  /** Writes a copy of the file while the inbox is in use. There must be no file at the path yet. */
  backup(path: string): Promise<void>;
  /**
   * The connection to the file, for your own tables. `ctx.withTx()` writes to it. A transaction that is still open when the inbox
   * writes is rolled back, and the log tells it.
   */
  readonly db: DatabaseSync;
}

/**
 * An inbox in one file, by `node:sqlite`. It uses a write-ahead log, and a commit is on the disk (`fsync`) before an event is
 * acknowledged. One process at a time handles the events of a file: a consumer of a second one waits, and takes over when the first has
 * ended, even after a crash. Operators may read and write meanwhile. If the file is deleted, moved, emptied, or replaced by another one of
 * its name while it is open, every call that needs it fails, and nothing is acknowledged. Writes into the file itself are not noticed, such as by
 * `cp copy.db events.db`: restore it only while nothing has it open.
 *
 * @param path The path of the file, which is created if it does not exist. `:memory:` is refused, because its events are lost when the process ends.
 * @throws {ArgumentError} If `path` is empty or `:memory:`, or an option is not valid.
 * @throws {StoreError} If the file cannot be opened, is mounted without its folder, has a second name (a hard link), or was written by a newer version; from its methods, if it cannot be
 *   read or written, or another process handles its events.
 */
export function sqliteInbox(path: string, options: SqliteInboxOptions = {}): SqliteInbox {
  const { busyTimeoutMs, clock } = readOptions("open an inbox", options, { busyTimeoutMs: 1_000, clock: systemClock });
  checkClock("open an inbox", clock, "now");
  if (!(busyTimeoutMs >= 0 && busyTimeoutMs < 2 ** 31))
    throw new ArgumentError("open an inbox", "busyTimeoutMs", "be a number from 0 to 2147483647", busyTimeoutMs);
  path = readSetting("open an inbox", "path", path);
  if (typeof path !== "string" || path === "" || path === ":memory:")
    throw new ArgumentError("open an inbox", "path", "be a file path", path);
  const session = openSession(path, { busyTimeoutMs: Math.trunc(busyTimeoutMs), clock });
  const owner = createFileOwner(session);
  const { read, saveHeld, ...calls } = createInboxMachine(createFileJournal(session, owner));
  const machine = makePatient(session, calls);
  const users = new Set<string>();
  const known = () => (owner.isOurs() ? session.read(read) : undefined);
  const release = async () => {
    try {
      if (owner.isOurs()) await session.patiently(saveHeld);
    } finally {
      if (users.size === 0) owner.release(); // Where the lanes cannot be saved, more of them count as suspect, and another process may take the file all the same.
    }
  };
  return withCheckedCalls({
    db: session.db,
    durability: "fsync",
    ...machine,
    ...createFileOperations(session),
    ...makePatient(session, createNotes(session)),
    async accept(events) {
      const result = await machine.accept(events);
      session.checkFile(); // It comes after the commit, because a write to a file that is gone is not stored.
      if (events.some(({ hasNoId }) => hasNoId)) await session.flush(); // Nothing is acknowledged that could wait for the disk.
      return result;
    },
    async settleInTransaction(...given) {
      try {
        return await machine.settleInTransaction(...given);
      } catch (error) {
        const { cause } = error as Error;
        const isOfWrite = error instanceof WriteFailure || readErrcode(cause) === CONSTRAINT; // Some constraints are checked by the commit.
        throw isOfWrite ? cause : error;
      }
    },
    async lease(name, holder, durationMs) {
      session.checkFile();
      return machine.lease(name, holder, durationMs);
    },
    async own(user) {
      users.add(user);
      return session.patiently(owner.own);
    },
    async disown(user) {
      users.delete(user);
      if (users.size === 0) await release();
    },
    countWaiting: async ({ atMost = Number.MAX_SAFE_INTEGER } = {}) =>
      session.read(() => countWaiting(session, known(), atMost)),
    readStats: async ({ atMost = Number.MAX_SAFE_INTEGER } = {}) =>
      session.read(() => readStats(session, known(), atMost)),
    async backup(to) {
      createPrivate(to);
      session.checkFile();
      runOnFile(`back up the inbox ${session.path} to ${to}`, to, () => session.db.prepare("VACUUM INTO ?").run(to));
    },
    async close() {
      users.clear();
      try {
        if (session.isOpen()) await release();
      } catch {
        // The disk is full, or the file is gone. Lanes that were held lately count as suspect then.
      } finally {
        session.close();
      }
    },
  });
}

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/** Makes calls that are made again while another program holds a lock on the file. */
function makePatient<Own>(session: SqliteSession, calls: Own): Own {
  const patient = Object.entries(calls as Calls).map(([name, call]) => [
    name,
    async (...given: never[]) => session.patiently(() => call(...given)),
  ]);
  return Object.fromEntries(patient) as Own;
}

const SAVE_STEP = `INSERT OR REPLACE INTO step (seq, key, value)
  SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM event WHERE seq = ? AND raw = '' AND lane = '')`;

/** Knows which events are to be acknowledged, and keeps what handlers note. */
function createNotes(
  session: SqliteSession,
): Pick<Inbox, "pendingAcknowledgements" | "markAcknowledged" | "loadStep" | "saveStep" | "claimNewest"> {
  const { all, get, run, read, quickly, durably } = session;
  let named = new Map<string, number>(); // ids that were named last, with their rows
  return {
    async pendingAcknowledgements(limit) {
      const rows = read(() => all("SELECT seq, id FROM unacknowledged ORDER BY seq LIMIT ?", limit));
      if (rows.length > 0) await session.flush(); // An acknowledgement cannot be taken back.
      named = new Map(rows.map(({ seq, id }) => [fromColumn(id as string), seq as number]));
      return [...named.keys()];
    },
    async markAcknowledged(ids) {
      const known = ids.flatMap((id) => named.get(id) ?? []);
      const others = ids.filter((id) => !named.has(id));
      quickly("mark acknowledgements", () => {
        run(`DELETE FROM unacknowledged WHERE ${SEQ_IN_LIST}`, JSON.stringify(known));
        if (others.length > 0) run(MARK_BY_ID, JSON.stringify(others.map(toColumn)));
      });
    },
    async loadStep(seq, key) {
      const row = read(() => get("SELECT value FROM step WHERE seq = ? AND key = ?", seq, toColumn(key)));
      return row?.["value"] as string | undefined;
    },
    async saveStep(seq, key, value) {
      durably("remember a step", () => run(SAVE_STEP, seq, toColumn(key), value, seq));
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
  };
}
