import type { Change, StoredTables } from "./store.ts";

/** Keeps the data of a sandbox beyond its process. */
export interface SandboxStorage {
  /** Gives the data that was kept; `undefined` where there is none. */
  load(): StoredTables | undefined;
  /** Keeps all data in place of the data that was kept before. */
  replace(tables: StoredTables): void;
  /** Keeps changes, all or none. It is called before the answer is sent. */
  save(changes: Change[]): void;
  /** Ends the use of the storage. The sandbox calls it when it is disposed. */
  close(): void;
}

/** All data of the sandbox at one moment, to be restored later. */
export interface Snapshot {
  version: 1;
  tables: StoredTables;
}
