import { existsSync } from "node:fs";
import { loadNodeBuiltin } from "@kontor/http/internal";
import type { DatabaseSync } from "node:sqlite";
import { checkPlace } from "./sqlite/disk.ts";
import { describeFault, runOnFile } from "./sqlite/session.ts";
import { StoreError } from "./store-error.ts";
import { fromColumn, toColumn, computeKey } from "./columns.ts";

const PORTION = 2_000;
const MOST_LENGTH = 16_777_216; // So much text is in memory at a time, and in one statement of PostgreSQL.
const EVENTS = "SELECT event.*, coalesce(times, 0) AS starts FROM event LEFT JOIN begun USING (seq)";
const HAS_TURN =
  "parked_for IS NOT NULL OR EXISTS (SELECT 1 FROM event WHERE event.state = 'waiting' AND event.lane = turn.lane)";
const BUSY = 5; // SQLITE_BUSY

export type Row = Record<string, unknown>;
export type SourceFile = ReturnType<typeof openFile>;

/** Opens the file for itself alone, and reads it. All that is known of its tables stands here. */
export function openFile(path: string, action: string) {
  if (!existsSync(path)) throw new StoreError(action, "there is no such file");
  const db = runOnFile(action, path, () => {
    checkPlace(path);
    const { DatabaseSync } = loadNodeBuiltin<typeof import("node:sqlite")>("node:sqlite");
    return new DatabaseSync(path);
  });
  takeAlone(db, action, path);
  const all = (text: string, ...values: number[]) => db.prepare(text).all(...values) as Row[];
  const count = (table: string) => Number(all(`SELECT count(*) AS n FROM ${table}`)[0]!["n"]);
  const readEvents = (after: number) => {
    const events: Row[] = [];
    let length = 0;
    for (const row of db.prepare(`${EVENTS} WHERE seq > ? ORDER BY seq LIMIT ?`).iterate(after, PORTION)) {
      events.push(encodeEvent(row));
      if ((length += String(row["raw"]).length) >= MOST_LENGTH) break;
    }
    return events;
  };
  return {
    count: () => count("event"),
    /** The event at a place in their order, from 1. */
    find: (place: number) => all(`${EVENTS} ORDER BY seq LIMIT 1 OFFSET ?`, place - 1).map(encodeEvent)[0],
    /** Reads the events behind a number, as many as there is room for, and what belongs to them. */
    readPage(after: number) {
      const events = readEvents(after);
      const last = Number(events.at(-1)!["seq"]);
      const read = (table: string) =>
        all(`SELECT * FROM ${table} WHERE seq > ? AND seq <= ? ORDER BY seq`, after, last);
      return { events, unacknowledged: read("unacknowledged"), steps: read("step").map(encodeStep) };
    },
    readRest: () => ({
      entities: all("SELECT key, newest FROM entity").map((row) => ({ ...row, key: encodeKey(row["key"]) })),
      turns: all(`SELECT lane, ready_at, parked_for FROM turn WHERE ${HAS_TURN}`).map((row) => ({
        ...row,
        lane: encodeKey(row["lane"]),
      })),
    }),
    *list() {
      for (let page = readEvents(0); page.length > 0; page = readEvents(Number(page.at(-1)!["seq"]))) yield page;
    },
    countOthers: () => ({
      pending: all("SELECT id FROM unacknowledged ORDER BY seq").map(({ id }) => encodeKey(id)),
      steps: count("step"),
      entities: count("entity"),
      parked: count("turn WHERE parked_for IS NOT NULL"),
    }),
    close: () => db.close(),
  };
}

/** @throws {StoreError} If anybody else has the file open, which SQLite tells a process that wants it for itself. */
function takeAlone(db: DatabaseSync, action: string, path: string): void {
  try {
    db.exec("PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
  } catch (cause) {
    db.close();
    const isBusy = (cause as { errcode?: number }).errcode === BUSY;
    const problem = isBusy ? "a consumer or another program has it open: stop that first" : describeFault(cause, path);
    throw new StoreError(action, problem, { cause });
  }
}

const encodeKey = (column: unknown) => computeKey(fromColumn(String(column)));

/** An event of the file as PostgreSQL has it. It takes no zero byte, and JSON has none. */
function encodeEvent(row: Row): Row {
  const key = encodeKey(row["id"]);
  const raw = String(row["raw"]).replaceAll("\0", String.raw`\u0000`);
  return { ...row, key, id: key === row["id"] ? null : row["id"], lane: encodeKey(row["lane"]), raw };
}

const encodeStep = ({ seq, key, value }: Row): Row => ({ seq, key: encodeKey(key), value: toColumn(String(value)) });
