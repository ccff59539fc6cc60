import { StoreError } from "./store-error.ts";

/** A change of the tables of an inbox. Its number is its place in the list, from 1. */
export interface Migration {
  sql: string;
  /**
   * The lowest version whose code can use the tables after this change (decision 18). A change that only adds what code may leave out keeps the
   * number of the change before it. Any other has its own number.
   */
  oldest: number;
}

export interface TablesVersion {
  version: number;
  /** The lowest version whose code can use them. Tables from before this was recorded do not tell. */
  oldest?: number | undefined;
}

/** Chooses the migrations that tables need. @throws {StoreError} If a newer version changed them so that this code cannot use them. */
export function chooseMigrations(
  action: string,
  migrations: readonly Migration[],
  { version, oldest = version }: TablesVersion,
): readonly Migration[] {
  if (Math.min(version, oldest) > migrations.length)
    throw new StoreError(
      action,
      `its version must be ${migrations.length} or older: got ${version}. Newer packages have changed its tables: install them again, or restore the backup`,
    );
  return migrations.slice(version);
}
