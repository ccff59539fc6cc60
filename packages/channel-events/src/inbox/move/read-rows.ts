import type { DatabaseSync, SQLInputValue } from "node:sqlite";

const MOST_LENGTH = 16_777_216; // So much text is in memory at a time, and in one statement of PostgreSQL.

export type Row = Record<string, unknown>;

/** Rows that belong together, as they were at one instant. */
export interface Page {
  events: Row[];
  steps: Row[];
  unacknowledged: Row[];
  begun: Row[];
}

/** Changed events: their numbers, and the rows of those that still exist. */
export interface Changes extends Page {
  seqs: number[];
  entities: { key: string; newest: number | undefined }[];
  /** Confirms that these changes were copied; later changes of the same rows stay. */
  through: { event: number; entity: number };
}

/** Reads the events behind a number, as many as there is room for, and the number of the last one. */
export function readPage(
  db: DatabaseSync,
  { after, through, limit }: { after: number; through: number; limit: number },
): Page & { last: number } {
  return readAtOnce(db, () => collectPage(db, { after, through, limit }));
}

function collectPage(
  db: DatabaseSync,
  { after, through, limit }: { after: number; through: number; limit: number },
): Page & { last: number } {
  const events: Row[] = [];
  let last = through;
  let length = 0;
  const rows = db.prepare("SELECT * FROM event WHERE seq > ? AND seq <= ? ORDER BY seq").iterate(after, through);
  for (const row of rows) {
    events.push(row);
    length += String(row["raw"]).length;
    if (events.length < limit && length < MOST_LENGTH) continue;
    last = Number(row["seq"]);
    break;
  }
  const read = (table: string) =>
    db.prepare(`SELECT * FROM ${table} WHERE seq > ? AND seq <= ?`).all(after, last) as Row[];
  return { events, steps: read("step"), unacknowledged: read("unacknowledged"), begun: read("begun"), last };
}

/** Reads what has changed since it was confirmed, as much as there is room for. */
export function readChanges(db: DatabaseSync, limit: number): Changes {
  return readAtOnce(db, () => collectChanges(db, limit));
}

function collectChanges(db: DatabaseSync, limit: number): Changes {
  const all = (text: string, ...values: SQLInputValue[]) => db.prepare(text).all(...values) as Row[];
  const sized = all(
    "SELECT n, move_changed.seq, coalesce(length(raw), 0) AS size FROM move_changed LEFT JOIN event USING (seq) ORDER BY n LIMIT ?",
    limit,
  ) as { n: number; seq: number; size: number }[];
  let length = 0;
  const noted = sized.filter(({ size }) => (length += size) - size < MOST_LENGTH);
  const seqs = noted.map(({ seq }) => seq);
  const read = (table: string) =>
    all(`SELECT * FROM ${table} WHERE seq IN (SELECT value FROM json_each(?))`, JSON.stringify(seqs));
  const entities = all(
    "SELECT n, key, newest FROM move_entity LEFT JOIN entity USING (key) ORDER BY n LIMIT ?",
    limit,
  ) as { n: number; key: string; newest: number | null }[];
  return {
    seqs,
    events: read("event"),
    steps: read("step"),
    unacknowledged: read("unacknowledged"),
    begun: read("begun"),
    entities: entities.map(({ key, newest }) => ({ key, newest: newest ?? undefined })),
    through: { event: noted.at(-1)?.n ?? 0, entity: entities.at(-1)?.n ?? 0 },
  };
}

function readAtOnce<T>(db: DatabaseSync, read: () => T): T {
  db.exec("SAVEPOINT page");
  try {
    return read();
  } finally {
    db.exec("RELEASE page");
  }
}
