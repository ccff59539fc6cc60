import { buildNotFound, type OperationRequest } from "../operation.ts";
import type { Problem } from "../../platform/problem.ts";
import type { RecordRow } from "../../state/rows.ts";
import { addRecord } from "../records/change.ts";
import { openCollection, type Collection } from "../records/collection.ts";

/** The fields of a body or of a record. */
export type Fields = Record<string, unknown>;

/** Opens a collection of the tenant who asks. @param parents Ids of records above, by parameter in lower case. */
export function openRecords(
  { state, tenantId }: OperationRequest,
  name: string,
  parents: Readonly<Record<string, string>> = {},
): Collection {
  return openCollection(state, { tenantId, name, parents });
}

/** Finds a record by its id, or the refusal of an unknown one. */
export function findRecord(request: OperationRequest, name: string, id: unknown): RecordRow | { problem: Problem } {
  const row = openRecords(request, name).find(String(id));
  return row ?? { problem: buildNotFound(name, String(id)) };
}

/** Changes some fields of a record. */
export function applyFields(request: OperationRequest, row: RecordRow, fields: Fields): RecordRow {
  const { name, id, at, parents } = row;
  return openRecords(request, name, parents).save({ id, at, fields: { ...row.fields, ...fields } });
}

/** Adds a record with a new id. */
export function addFields(
  request: OperationRequest,
  name: string,
  fields: Fields,
  parents: Readonly<Record<string, string>> = {},
): RecordRow {
  return addRecord(name, openRecords(request, name, parents), request, fields);
}

/** The number of a new document, one more than there are. */
export function buildNumber(request: OperationRequest, name: string, prefix: string, first: number): string {
  return `${prefix}-${first + openRecords(request, name).list().length}`;
}
