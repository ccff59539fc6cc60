/** Rows of one kind, by key. A row that was changed in place must be stored again with `set()`. */
export interface Table<Row> {
  get(key: string): Row | undefined;
  has(key: string): boolean;
  set(key: string, row: Row): void;
  delete(key: string): boolean;
  values(): IterableIterator<Row>;
  entries(): IterableIterator<[string, Row]>;
  readonly size: number;
}

export type StoredTables = Record<string, [key: string, row: unknown][]>;

export interface Change {
  table: string;
  key: string;
  row: unknown;
}

export type Store<Tables extends object> = ReturnType<typeof createStore<Tables>>;

/** Makes the store of a platform: everything stands in tables, so that it can be saved, restored and written to a file. */
export function createStore<Tables extends object>() {
  const tables = new Map<string, Map<string, unknown>>();
  const views = new Map<string, Table<unknown>>();
  let changed: Map<string, Set<string>> | undefined;

  const rowsOf = (name: string) => {
    let rows = tables.get(name);
    if (!rows) tables.set(name, (rows = new Map()));
    return rows;
  };
  const mark = (name: string, key: string) => {
    if (!changed) return;
    const keys = changed.get(name);
    if (keys) keys.add(key);
    else changed.set(name, new Set([key]));
  };

  return {
    table<Name extends keyof Tables & string>(name: Name): Table<Tables[Name]> {
      let view = views.get(name);
      if (!view) views.set(name, (view = createView(name)));
      return view as Table<Tables[Name]>;
    },
    dump: (): StoredTables =>
      structuredClone(
        Object.fromEntries([...tables].flatMap(([name, rows]) => (rows.size > 0 ? [[name, [...rows]]] : []))),
      ),
    load(data: StoredTables): void {
      for (const [name, rows] of tables) {
        for (const key of rows.keys()) mark(name, key);
        rows.clear();
      }
      for (const [name, entries] of Object.entries(structuredClone(data)))
        for (const [key, row] of entries) {
          rowsOf(name).set(key, row);
          mark(name, key);
        }
    },
    /** The rows that changed since the last `saved()`; none before `record()`. */
    changes(): Change[] {
      return [...(changed ?? [])].flatMap(([table, keys]) =>
        [...keys].map((key) => ({ table, key, row: tables.get(table)?.get(key) })),
      );
    },
    saved: () => changed?.clear(),
    record: () => void (changed ??= new Map()),
  };

  function createView(name: string): Table<unknown> {
    const rows = rowsOf(name);
    return {
      get: (key) => rows.get(key),
      has: (key) => rows.has(key),
      set(key, row) {
        rows.set(key, row);
        mark(name, key);
      },
      delete(key) {
        mark(name, key);
        return rows.delete(key);
      },
      values: () => rows.values(),
      entries: () => rows.entries(),
      get size() {
        return rows.size;
      },
    };
  }
}

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

const MAX_DEPTH = 200;

/**
 * Copies a value as JSON would carry it. Kept data must not change when its giver changes it, and must be readable later.
 *
 * @throws {RangeError} If JSON cannot carry it, or it is nested deeper than 200.
 */
export function toPlainData(action: string, value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH)
      throw new RangeError(`Cannot ${action} as its data must be nested at most ${MAX_DEPTH} deep`);
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
  }
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    throw new RangeError(`Cannot ${action} as its data must be JSON`);
  }
}
