import type { Change, StoredTables } from "./store.ts";

/** Where a sandbox keeps what it holds beyond its process. */
export interface SandboxStorage {
  /** What was kept; `undefined` where nothing was. */
  load(): StoredTables | undefined;
  /** Keeps all of it, in place of what was kept. */
  replace(tables: StoredTables): void;
  /** Keeps changes, all or none; called before an answer leaves. */
  save(changes: Change[]): void;
  close(): void;
}

/** Everything that the platform holds, to come back to. */
export interface Snapshot {
  version: 1;
  tables: StoredTables;
}
