import type { RecordRow, Tables } from "../../state/tables.ts";
import type { Table } from "../../state/store.ts";

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

/** Opens a table by its name. */
interface TableSource {
  table<Each extends keyof Tables>(name: Each): Table<Tables[Each]>;
}

/** A table that rules of their own read too, seen as records. */
interface OwnTable {
  list(state: TableSource): RecordRow[];
  save(state: TableSource, row: RecordRow): void;
  remove(state: TableSource, row: RecordRow): void;
}

type Name = "categories" | "taxClasses" | "items" | "pickLists" | "companies";

/** A row of such a table; it may hold more fields than those that the rules read. */
type OwnRow = { id: string; tenantId: string } & Record<string, unknown>;

const START = "2026-01-01T00:00:00.000Z";

const ownTables: Record<string, OwnTable> = {
  categories: buildOwnTable("categories", "categories", { sortNumber: 0, name: "" }),
  taxClasses: buildOwnTable(
    "taxClasses",
    "taxClasses",
    { isStandard: false, name: "", taxType: 0 },
    undefined,
    ({ taxType }) => ({
      taxType: [0, 1, 2, 3, 4, 5].includes(Number(taxType)) ? taxType : 0, // the command that makes one takes any number
    }),
  ),
  items: buildOwnTable("items", "items", { taxClassId: "" }),
  companies: buildOwnTable("companies", "companies", {}),
  "wms/pickLists": buildOwnTable("pickLists", "wms/pickLists", { status: 10 }, "warehouseId"),
};

/** Finds the table of a collection that does not stand among the other records. */
export function findOwnTable(name: string): OwnTable | undefined {
  return Object.hasOwn(ownTables, name) ? ownTables[name] : undefined;
}

/**
 * @param missing The fields that the rules need, with the value of a record that was made without them.
 * @param mend Gives the fields that the rules read in another form.
 */
function buildOwnTable<Each extends Name>(
  table: Each,
  name: string,
  missing: Record<string, unknown>,
  parent?: string,
  mend: (fields: Record<string, unknown>) => Record<string, unknown> = () => ({}),
): OwnTable {
  const open = (state: TableSource) => state.table(table);
  const keyOf = ({ tenantId, id }: RecordRow) => `${tenantId}/${id.toLowerCase()}`;
  return {
    list: (state) =>
      [...open(state).values()].map((each): RecordRow => {
        const { tenantId, ...fields } = { ...each } as OwnRow;
        const parents = parent === undefined ? {} : { [parent.toLowerCase()]: String(fields[parent]) };
        return { tenantId, name, id: fields.id, parents, at: START, fields };
      }),
    save(state, row) {
      const above = parent === undefined ? {} : { [parent]: row.parents[parent.toLowerCase()] };
      const fields = { ...missing, ...above, ...row.fields, ...mend(row.fields), id: row.id, tenantId: row.tenantId };
      open(state).set(keyOf(row), fields as Tables[Each]);
    },
    remove: (state, row) => void open(state).delete(keyOf(row)),
  };
}
