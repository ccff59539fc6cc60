import { findSchema, resolveSchema } from "../../platform/validate/schemas.ts";
import type { Schema } from "../../ground/schema.ts";
import type { RecordRow } from "../../state/tables.ts";
import type { Operation, OperationRequest, OperationResult } from "../../platform/operation.ts";
import { readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { completeValue } from "../../platform/complete.ts";

export type RecordRule = (operation: RecordOperation) => Operation;

export function buildAnswer(operation: RecordOperation, { state }: OperationRequest, row: RecordRow): OperationResult {
  const schema = findAnswerSchema(operation);
  if (!schema) return {};
  const known = buildKnown(row);
  if (Object.keys(schema).length === 0) return buildFreeAnswer(operation, row, state.assumptions.updateBody);
  const { type, items } = schema;
  const context = { api: operation.api, at: row.at };
  if (type === "array") return { body: completeValue({ type, items: items ?? {} }, [known], context) };
  const value = type === "object" ? known : type === "string" ? row.id : known["value"];
  return { body: completeValue(schema, value, context) };
}

export function answerWith(run: (request: OperationRequest, operation: RecordOperation) => RecordRow): RecordRule {
  return (operation) => (request) => buildAnswer(operation, request, run(request, operation));
}

/** An answer that nothing describes: the record where it is read, its ids where it is made, else `fallback`. */
function buildFreeAnswer({ record, notShown }: RecordOperation, { name, id, fields }: RecordRow, fallback: unknown) {
  const { does } = record;
  const { idKind, idFields } = readCollectionFacts(name);
  const own = idKind === "number" ? Number(id) : id;
  const ids = Object.fromEntries(["id", ...idFields].map((each) => [each, own]));
  const body = does === "create" ? ids : does === "get" ? { ...fields, id: own } : fallback;
  return { body, assumed: notShown && [notShown] };
}

export function buildAnswerOfMany(operation: RecordOperation, rows: readonly RecordRow[]): OperationResult {
  const schema = findAnswerSchema(operation);
  const [{ at } = { at: "" }] = rows;
  return schema ? { body: completeValue(schema, rows.map(buildKnown), { api: operation.api, at }) } : {};
}

export function findAnswerSchema({ id, status }: RecordOperation): Schema | undefined {
  const schema = findSchema(`${id}_${status}`)?.schema;
  return schema && resolveReference(schema);
}

export function resolveReference(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolveReference(resolveSchema("erp", schema.$ref));
}

/** Everything known of a record: its fields, and the ids of it and of the records above it, under the names that they may have. */
export function buildKnown({ name, id, parents, fields }: RecordRow): Record<string, unknown> {
  const { idNames, idKind } = readCollectionFacts(name);
  const own = idKind === "number" ? Number(id) : id;
  const ids = Object.fromEntries(["id", ...idNames].map((each) => [each, own]));
  const taken = new Set(Object.keys(fields).map((each) => each.toLowerCase()));
  const rest = Object.entries({ ...parents, ...ids }).filter(([each]) => !taken.has(each));
  return { ...fields, ...Object.fromEntries(rest), ...(taken.has("id") && idKind !== "number" && { id: own }) };
}
