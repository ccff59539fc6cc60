import { buildInvalid, buildNotFound, type OperationRequest } from "../operation.ts";
import type { Problem } from "../../platform/problem.ts";
import type { RecordRow } from "../../state/rows.ts";
import { openCollection, type Collection } from "./collection.ts";
import { findOwner, readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { findField, UUID } from "./complete.ts";

/** The collection that a request means, and the id of the record if it names one. */
export interface FoundPlace {
  collection: Collection;
  id: string | undefined;
  /** The ids in the address by the names of their parameters, in lower case. */
  parents: Readonly<Record<string, string>>;
}

/**
 * Finds the collection and the record that a request means. There is one record for each parent where the address names the
 * parents alone, such as the descriptions of an item: its id is that of its parent.
 */
export function findPlace(operation: RecordOperation, request: OperationRequest): FoundPlace | { problem: Problem } {
  const { name, does, id: parameter, parents: names } = operation.record;
  const parents = Object.fromEntries(names.map((each) => [each.toLowerCase(), String(request.path[each])]));
  const missing = findMissingParent(request, name, parents);
  if (missing) return { problem: missing };
  const own = parameter === undefined ? undefined : String(request.path[parameter]);
  const different = findDifferentId(operation, request.body, { ...parents, ...(own !== undefined && { id: own }) });
  if (different) return { problem: different };
  const collection = openCollection(request.state, { tenantId: request.tenantId, name, parents });
  if (does === "list" || does === "create") return { collection, id: undefined, parents };
  const { isOneForEach } = readCollectionFacts(name);
  const id = own ?? findBodyId(name, request.body) ?? (isOneForEach ? Object.values(parents).at(-1) : undefined);
  return { collection, id, parents };
}

/** Finds the record of a place: by its id, or by fields called like the parameters where the address has no id. */
export function findRow({ collection, id, parents }: FoundPlace): RecordRow | undefined {
  if (id !== undefined) return collection.find(id);
  const isMeant = ({ fields }: RecordRow) =>
    Object.entries(parents).every(
      ([name, value]) => String(findField(fields, name)).toLowerCase() === value.toLowerCase(),
    );
  return Object.keys(parents).length === 0 ? undefined : collection.list().find(isMeant);
}

/** The id of a record that the body names. */
function findBodyId(name: string, body: unknown): string | undefined {
  for (const each of ["id", ...readCollectionFacts(name).idNames]) {
    const value = findField(body, each);
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  return undefined;
}

function findMissingParent(
  { state, tenantId }: OperationRequest,
  name: string,
  parents: Readonly<Record<string, string>>,
): Problem | undefined {
  for (const [parameter, id] of Object.entries(parents)) {
    const owner = findOwner(parameter);
    if (owner === undefined || owner === name || !readCollectionFacts(owner).isKnown) continue;
    if (!openCollection(state, { tenantId, name: owner, parents: {} }).find(id)) return buildNotFound(owner, id);
  }
  return undefined;
}

/** A body must not name another record than the address. */
function findDifferentId(
  { record: { name, does, id: parameter } }: RecordOperation,
  body: unknown,
  ids: Readonly<Record<string, string>>,
): Problem | undefined {
  if (does === "act") return undefined; // the id of a workflow event, for example
  const { idNames, idKind } = readCollectionFacts(name);
  const own = parameter === undefined ? [] : ["id", parameter, ...idNames];
  const pairs = [
    ...own.map((field) => [field, ids["id"]] as const),
    ...Object.entries(ids).filter(([field]) => field !== "id"),
  ];
  for (const [field, id] of pairs) {
    const value = findField(body, field);
    if (id === undefined || (typeof value !== "string" && typeof value !== "number")) continue;
    if (id === ids["id"] && idKind === "uuid" && !UUID.test(String(value))) continue; // a name of its own: the `attributeId` of an attribute
    if (String(value).toLowerCase() !== id.toLowerCase())
      return buildInvalid(`The ${field} in the body must be the one in the address`);
  }
  return undefined;
}
