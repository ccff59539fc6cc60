import type { RecordRow } from "../../state/rows.ts";
import { findOwnTable, type OwnTable, type TableSource } from "./own-tables.ts";

/** Where records stand: a collection of a tenant, and the records above it by the parameters that name them. */
export interface Place {
  tenantId: string;
  /** For example `customers/notes`. */
  name: string;
  /** By the name of the parameter, in lower case. */
  parents: Readonly<Record<string, string>>;
}

/** The records of a collection at one place. */
export interface Collection {
  list(): RecordRow[];
  find(id: string): RecordRow | undefined;
  /** Adds a record, or takes the place of the one with its id. */
  save(row: Pick<RecordRow, "id" | "at" | "fields"> & Partial<Pick<RecordRow, "parents">>): RecordRow;
  /** Removes a record with all that stands below it. */
  remove(row: RecordRow): void;
}

/** Opens a collection. Ids are alike in any letters, as the platform writes them in both. */
export function openCollection(state: TableSource, { tenantId, name, parents }: Place): Collection {
  const table = state.table("records");
  const own = findOwnTable(name);
  const list = () => {
    const rows = own ? listOwn(state, own, tenantId) : table.values();
    return [...rows].filter(
      (row) =>
        row.tenantId === tenantId &&
        row.name === name &&
        Object.entries(parents).every(([parent, id]) => isAlike(row.parents[parent] ?? id, id)),
    );
  };
  return {
    list,
    find: (id) => list().find((row) => isAlike(row.id, id)),
    save({ id, at, fields, parents: named }) {
      const known = list().find((row) => isAlike(row.id, id));
      const row: RecordRow = { tenantId, name, parents: { ...named, ...parents, ...known?.parents }, id, at, fields };
      if (own) own.save(state, row);
      else table.set(buildRecordKey(row), row);
      return row;
    },
    remove(row) {
      if (own) own.remove(state, row);
      else table.delete(buildRecordKey(row));
      const below = [...table.entries()].filter(
        ([, each]) =>
          each.tenantId === tenantId &&
          each.name.startsWith(`${name}/`) &&
          Object.values(each.parents).some((id) => isAlike(id, row.id)),
      );
      for (const [key] of below) table.delete(key);
    },
  };
}

/** The key of a record in its table. */
export function buildRecordKey({ tenantId, name, parents, id }: RecordRow): string {
  const names = [...Object.keys(parents)].sort();
  const above = names.map((parent) => parents[parent]);
  return [tenantId, name, ...above, id].join("/").toLowerCase();
}

function listOwn(state: TableSource, own: OwnTable, tenantId: string): RecordRow[] {
  return own.list(state).filter((row) => row.tenantId === tenantId);
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
