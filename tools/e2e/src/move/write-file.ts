import { createHash } from "node:crypto";
import type { EventRow } from "@kontor/channel-events";
import { sqliteInbox } from "@kontor/channel-events/sqlite";

const SELLERS = 500;
const PART = 5_000;

/** The content of a file: the ids that wait, and by id the rows that nobody changes any more. */
export interface FilledFile {
  waiting: string[];
  rows: Map<string, string>;
}

/**
 * Fills the file of an inbox: of each ten events one waits, one is dead, one unhandled, and the others are done. Some are to be acknowledged, some were
 * tried or delivered more than once, one has a step, and a seller is parked.
 */
export async function writeFile(file: string, count: number): Promise<FilledFile> {
  const inbox = sqliteInbox(file);
  const { db } = inbox;
  const now = Date.now();
  const insert = db.prepare(
    `INSERT INTO event (id, type, lane, raw, state, problem, attempts, deliveries, first_seen_at, last_seen_at, settled_at, trace)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const waiting: string[] = [];
  for (let from = 0; from < count; from += PART) {
    db.exec("BEGIN");
    for (let number = from; number < Math.min(count, from + PART); number += 1) {
      const id = `stored-${number}`;
      const state = ["waiting", "dead", "unhandled"][number % 10] ?? "done";
      if (state === "waiting") waiting.push(id);
      const lane = `seller-${number % SELLERS}`;
      const raw = `{"id":"${id}","type":"Test:Event","createdAt":"2026-02-11T08:00:00Z","event":{"sellerId":"${lane}","price":12345678901234567890.10}}`;
      const problem = state === "done" || state === "waiting" ? null : `problem of ${id}`;
      const at = now - 86_400_000 + number;
      insert.run(
        id,
        "Test:Event",
        lane,
        state === "done" && number % 3 === 0 ? "" : raw,
        state,
        problem,
        number % 4,
        1 + (number % 3),
        at,
        at + 5,
        state === "waiting" ? null : at + 9,
        number % 2 ? null : `00-${number}`,
      );
    }
    db.exec("COMMIT");
  }
  db.exec(`INSERT INTO unacknowledged SELECT seq, id FROM event WHERE seq % 100 = 7;
    INSERT INTO step SELECT seq, 'a step', '["done"]' FROM event WHERE state = 'waiting';
    INSERT INTO entity SELECT 'entity ' || seq, seq FROM event WHERE seq % 50 = 0;
    INSERT INTO lane (lane, ready_at) SELECT DISTINCT lane, ${now} FROM event WHERE state = 'waiting'`);
  await inbox.park("seller-never", { reason: "parked by hand" });
  const rows = new Map<string, string>();
  for await (const row of inbox.list()) if (row.state !== "waiting") rows.set(row.id, describeRow(row));
  await inbox.close();
  return { waiting, rows };
}

/** Builds a short text that differs if anything of a row differs. */
export function describeRow(row: EventRow): string {
  return createHash("sha1").update(JSON.stringify(row)).digest("base64").slice(0, 12);
}
