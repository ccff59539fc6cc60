import type { RecordRow, Tables } from "../../state/tables.ts";
import type { Table } from "../../state/store.ts";

/** The ids of the records above one, by the parameters that name them, in lower case. */
export type Parents = Readonly<Record<string, string>>;

/** Where records stand: a collection of a tenant, and the records above it by the parameters that name them. */
interface Place {
  tenantId: string;
  name: string;
  parents: Parents;
}

type NewRow = Pick<RecordRow, "id" | "at" | "fields"> & Partial<Pick<RecordRow, "parents">>;

export type Collection = ReturnType<typeof openCollection>;

/** Opens a collection. Ids are alike in any letters, as the platform writes them in both. */
export function openCollection(state: TableSource, { tenantId, name, parents }: Place) {
  const table = state.table("records");
  const above = Object.entries(parents);
  const isHere = (row: RecordRow) =>
    row.name === name &&
    row.tenantId === tenantId &&
    above.every(([parent, id]) => isAlike(row.parents[parent] ?? id, id));
  const find = (id: string): RecordRow | undefined => {
    for (const row of table.values()) if (isAlike(row.id, id) && isHere(row)) return row;
    return undefined;
  };
  const add = ({ id, at, fields, parents: named }: NewRow, known?: RecordRow): RecordRow => {
    const row: RecordRow = { tenantId, name, parents: { ...named, ...parents, ...known?.parents }, id, at, fields };
    table.set(buildRecordKey(row), row);
    return row;
  };
  return {
    list: (): RecordRow[] => {
      const rows: RecordRow[] = [];
      for (const row of table.values()) if (isHere(row)) rows.push(row);
      return rows;
    },
    find,
    /** Adds a record whose id is new. It searches no other, because a job may make thousands. */
    add: (given: NewRow): RecordRow => add(given),
    save: (given: NewRow): RecordRow => add(given, find(given.id)),
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
  return one === other || (one.length === other.length && one.toLowerCase() === other.toLowerCase());
}

interface TableSource {
  table<Each extends keyof Tables>(name: Each): Table<Tables[Each]>;
}
