import type { PostgresConnection } from "@kontor/postgres";
import type { DatabaseSync } from "node:sqlite";
import { StoreError } from "../store-error.ts";

/** Begins the message with which the file of a moved inbox refuses every change. */
const MOVED = "it was moved to ";

/** The words for a file whose inbox is elsewhere now. */
export function describeMoved(place: string): string {
  return `${MOVED}${place}: open it there`;
}

/** Turns the refusal of a file whose inbox was moved while it was open into an error that ends the use of the file. */
export function readMovedError(action: string, message: string): StoreError | undefined {
  const at = message.indexOf(MOVED);
  return at === -1 ? undefined : new StoreError(action, message.slice(at), { isFinal: true });
}

/** @throws {StoreError} If the inbox of the file was moved. */
export function checkNotMoved(db: DatabaseSync, action: string): void {
  const { place } = readMark(db) ?? {};
  if (place !== undefined) throw new StoreError(action, describeMoved(place), { isFinal: true });
}

function readMark(db: DatabaseSync): { place: string } | undefined {
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'move'").get()) return undefined;
  return db.prepare("SELECT place FROM move WHERE is_moved = 1").get() as { place: string } | undefined;
}

/** @throws {StoreError} If the tables are still being filled from a file. The search path must lead to them. */
export async function checkNotFilling(connection: PostgresConnection, action: string): Promise<void> {
  const found = await connection.query("SELECT to_regclass('filling') IS NOT NULL AS found");
  if (found.rows[0]?.["found"] !== true) return;
  const { rows } = await connection.query("SELECT 1 FROM filling WHERE NOT is_done");
  if (rows.length > 0)
    throw new StoreError(action, "it is still being filled: let kontor inbox migrate end, or run it again");
}
