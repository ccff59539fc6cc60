import type { Operation, Spec } from "./read/document.ts";

/** The operations of a resource group, under the name by which the client has it. */
export interface OperationGroup {
  /** `erp.stocks`; `erp/raw` holds the operations that have no method of their own. */
  label: string;
  members: Operation[];
}

/** Lists the resource groups of an interface by name. The group without methods is the last. */
export function listGroups({ api, operations }: Pick<Spec, "api" | "operations">): OperationGroup[] {
  const byGroup = Map.groupBy(operations, ({ group, isRawOnly }) => (isRawOnly ? `${api}/raw` : `${api}.${group}`));
  return [...byGroup]
    .map(([label, members]) => ({
      label,
      members: members.toSorted((one, other) => rankMember(one) - rankMember(other)),
    }))
    .toSorted((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label));
}

function rank({ label }: OperationGroup): number {
  return label.endsWith("/raw") ? 1 : 0;
}

const FIRST = ["list", "get", "create", "update", "replace", "delete"];

/** Puts the usual methods of a record before the others, which stay in the order of the spec. */
function rankMember({ name }: Operation): number {
  const place = FIRST.indexOf(name);
  return place < 0 ? FIRST.length : place;
}
