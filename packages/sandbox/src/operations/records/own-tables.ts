import type { RecordRow } from "../../state/rows.ts";
import type { Table } from "../../state/store.ts";
import type { Tables } from "../../state/tables.ts";

/** Opens a table by its name. */
export interface TableSource {
  table<Each extends keyof Tables>(name: Each): Table<Tables[Each]>;
}

/** A table that rules of their own read too, seen as records. */
export interface OwnTable {
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
