import type { DatabaseSync } from "node:sqlite";

/** Writes all or nothing. */
export function writeTogether(db: DatabaseSync, write: () => void): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    write();
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
