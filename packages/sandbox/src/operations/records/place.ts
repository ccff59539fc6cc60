import type { RecordRow } from "../../state/tables.ts";
import { buildInvalid, buildNotFound, formatInstant, refuse, type OperationRequest } from "../../platform/operation.ts";
import { UUID } from "../../platform/validate/schemas.ts";
import { findField } from "../../platform/complete.ts";
import { findOwner, readCollectionFacts, type CollectionFacts, type RecordOperation } from "./catalogue.ts";
import { openCollection, type Collection, type Parents } from "./collection.ts";

export type Fields = Record<string, unknown>;

/** Opens a collection of the tenant who asks. */
export function openRecords({ state, tenantId }: OperationRequest, name: string, parents: Parents = {}): Collection {
  return openCollection(state, { tenantId, name, parents });
}

export function resolveRecord(request: OperationRequest, name: string, id: unknown): RecordRow {
  return openRecords(request, name).find(String(id)) ?? refuse(buildNotFound(name, String(id)));
}

export function addRecord(request: OperationRequest, name: string, fields: Fields, below: Parents = {}): RecordRow {
  const collection = openRecords(request, name, below);
  const facts = readCollectionFacts(name);
  const id = chooseId(facts, collection, request.state.random.uuid, fields);
  const above = facts.parents.map((parent) => [parent, findField(fields, parent)] as const);
  const named = above.filter(([, value]) => typeof value === "string" || typeof value === "number");
  const parents = Object.fromEntries(named.map(([parent, value]) => [parent, String(value)]));
  const row = { id, at: formatInstant(request.now), fields, parents };
  return facts.idKind === "uuid" ? collection.add(row) : collection.save(row);
}

/** An id that the body must name, such as the language of a text, else a new one. */
function chooseId({ idKind, idNames }: CollectionFacts, collection: Collection, uuid: () => string, fields: Fields) {
  if (idKind === "uuid") return uuid();
  if (idKind === "number") return String(Math.max(0, ...collection.list().map(({ id }) => Number(id))) + 1);
  const named = [...idNames].map((each) => findField(fields, each)).find((each) => typeof each === "string");
  return named ?? uuid();
}

export function changeFields(request: OperationRequest, row: RecordRow, fields: Fields): RecordRow {
  const { name, id, at, parents } = row;
  return openRecords(request, name, parents).save({ id, at, fields: { ...row.fields, ...fields } });
}

export function makeRow({ tenantId, now }: OperationRequest, name: string, id: string, fields: Fields): RecordRow {
  return { tenantId, name, id, parents: {}, at: formatInstant(now), fields };
}

export type FoundPlace = ReturnType<typeof findPlace>;

/**
 * Finds the collection and the record that a request means. There is one record for each parent where the address names the
 * parents alone, such as the descriptions of an item: its id is that of its parent.
 */
export function findPlace(operation: RecordOperation, request: OperationRequest) {
  const { name, does, id: parameter, parents: names } = operation.record;
  const parents = Object.fromEntries(names.map((each) => [each.toLowerCase(), String(request.path[each])]));
  checkParents(request, name, parents);
  const own = parameter === undefined ? undefined : String(request.path[parameter]);
  checkIds(operation, request.body, { ...parents, ...(own !== undefined && { id: own }) });
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

function findBodyId(name: string, body: unknown): string | undefined {
  for (const each of ["id", ...readCollectionFacts(name).idNames]) {
    const value = findField(body, each);
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  return undefined;
}

function checkParents(request: OperationRequest, name: string, parents: Parents): void {
  for (const [parameter, id] of Object.entries(parents)) {
    const owner = findOwner(parameter);
    if (owner === undefined || owner === name || !readCollectionFacts(owner).isKnown) continue;
    resolveRecord(request, owner, id);
  }
}

function checkIds({ record }: RecordOperation, body: unknown, ids: Parents): void {
  const { name, does, id: parameter } = record;
  if (does === "act") return; // the id of a workflow event, for example
  const { idNames, idKind } = readCollectionFacts(name);
  const own = parameter === undefined ? [] : [parameter, ...idNames].map((field) => [field, ids["id"]] as const);
  for (const [field, id] of [...own, ...Object.entries(ids)]) {
    const value = findField(body, field);
    if (id === undefined || (typeof value !== "string" && typeof value !== "number")) continue;
    if (id === ids["id"] && idKind === "uuid" && !UUID.test(String(value))) continue; // its own name: the `attributeId` of an attribute
    if (String(value).toLowerCase() !== id.toLowerCase())
      refuse(buildInvalid(`The ${field} in the body must be the one in the address`));
  }
}

/**
 * Finds the record that a request means. One that there is for each record above it, and one of a collection that nobody can list or
 * add to, are there as soon as they are asked for. The address may name a record of another collection, such as the position of a pick list.
 */
export function findOrMake({ record }: RecordOperation, request: OperationRequest, place: FoundPlace) {
  const { collection, id, parents } = place;
  const row = id === undefined ? undefined : collection.find(id);
  const { isKnown, isOneForEach } = readCollectionFacts(record.name);
  if (row || (isKnown && !isOneForEach && id !== undefined)) return row;
  const owner = record.id === undefined ? undefined : findOwner(record.id);
  if (owner !== undefined && owner !== record.name && readCollectionFacts(owner).isKnown)
    return openRecords(request, owner).find(id!);
  return { ...makeRow(request, record.name, id ?? "", {}), parents };
}
