/** The tables whose rows belong to an event, by its number. */
const OF_EVENTS = ["event", "unacknowledged", "begun", "step"];

/**
 * Makes the tables that remember a move, and triggers that note what changes meanwhile. They work in every process that has the file open.
 * A change is noted under a new number, so that one that comes during a copy is copied again. A statement in a trigger takes the conflict
 * rule of the one that fired it, so none relies on such a rule.
 */
export const WATCH = `
  CREATE TABLE IF NOT EXISTS move (
    id TEXT NOT NULL, place TEXT NOT NULL, through INTEGER NOT NULL,
    paused_until INTEGER NOT NULL DEFAULT 0, is_moved INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS move_changed (n INTEGER PRIMARY KEY AUTOINCREMENT, seq INTEGER NOT NULL UNIQUE) STRICT;
  CREATE TABLE IF NOT EXISTS move_entity (n INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE) STRICT;
  ${OF_EVENTS.map((table) => buildWatch(table, "seq", "move_changed")).join("\n")}
  ${buildWatch("entity", "key", "move_entity")}
  CREATE TRIGGER IF NOT EXISTS move_pause BEFORE UPDATE OF token ON lane
    WHEN NEW.token IS NOT NULL AND (SELECT paused_until FROM move) > CAST(unixepoch('subsec') * 1000 AS INTEGER)
  BEGIN SELECT RAISE(ABORT, 'it stands still for some seconds, because it is being moved'); END;
`;

function buildWatch(table: string, column: string, notes: string): string {
  const build = (event: string, row: string) =>
    `CREATE TRIGGER IF NOT EXISTS move_${table}_${event} AFTER ${event} ON ${table} BEGIN
      DELETE FROM ${notes} WHERE ${column} = ${row}.${column};
      INSERT INTO ${notes} (${column}) VALUES (${row}.${column});
    END;`;
  return [build("INSERT", "NEW"), build("UPDATE", "NEW"), build("DELETE", "OLD")].join("\n");
}

/** Builds the statements that refuse every change of a table from now on, in every process, also of an older version. */
export function buildFence(table: string, message: string): string {
  const text = message.replaceAll("'", "''");
  return ["INSERT", "UPDATE", "DELETE"]
    .map(
      (event) =>
        `CREATE TRIGGER moved_${table}_${event} BEFORE ${event} ON ${table} BEGIN SELECT RAISE(ABORT, '${text}'); END;`,
    )
    .join("\n");
}
