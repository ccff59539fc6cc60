import type { RecordRow, Tables } from "../../state/tables.ts";
import type { Table } from "../../state/store.ts";

/** The ids of the records above one, by the parameters that name them, in lower case. */
export type Parents = Readonly<Record<string, string>>;

/** Where records stand: a collection of a tenant, and the records above it by the parameters that name them. */
export interface Place {
  tenantId: string;
  name: string;
  parents: Parents;
}

export type Collection = ReturnType<typeof openCollection>;

/** Opens a collection. Ids are alike in any letters, as the platform writes them in both. */
export function openCollection(state: TableSource, { tenantId, name, parents }: Place) {
  const table = state.table("records");
  const list = (): RecordRow[] =>
    [...table.values()].filter(
      (row) =>
        row.name === name &&
        row.tenantId === tenantId &&
        Object.entries(parents).every(([parent, id]) => isAlike(row.parents[parent] ?? id, id)),
    );
  return {
    list,
    find: (id: string): RecordRow | undefined => list().find((row) => isAlike(row.id, id)),
    save(given: Pick<RecordRow, "id" | "at" | "fields"> & Partial<Pick<RecordRow, "parents">>): RecordRow {
      const { id, at, fields, parents: named } = given;
      const known = list().find((row) => isAlike(row.id, id));
      const row: RecordRow = { tenantId, name, parents: { ...named, ...parents, ...known?.parents }, id, at, fields };
      table.set(buildRecordKey(row), row);
      return row;
    },
    /** Removes a record with all that stands below it. */
    remove(row: RecordRow): void {
      table.delete(buildRecordKey(row));
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

export function buildRecordKey({ tenantId, name, parents, id }: RecordRow): string {
  const names = [...Object.keys(parents)].sort();
  const above = names.map((parent) => parents[parent]);
  return [tenantId, name, ...above, id].join("/").toLowerCase();
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

interface TableSource {
  table<Each extends keyof Tables>(name: Each): Table<Tables[Each]>;
}
