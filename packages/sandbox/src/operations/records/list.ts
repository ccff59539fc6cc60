import type { Schema } from "../../platform/validate/schema.ts";
import { buildInvalid, type Operation, type OperationRequest, type OperationResult } from "../operation.ts";
import { buildPage } from "../rules/page.ts";
import { buildKnown, findAnswerSchema, resolveReference } from "./answer.ts";
import { readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { findField, completeValue } from "./complete.ts";
import { findPlace } from "./place.ts";
import { readRecord } from "./read.ts";

const SINCE = /(since|from|start(Date)?)$/i;
const UNTIL = /(until|to|end(Date)?)$/i;

/** Lists the records of a collection that a filter leaves, all or one page of them. */
export function listRecords(operation: RecordOperation): Operation {
  if (readCollectionFacts(operation.record.name).isOneForEach) return readRecord(operation);
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const rows = place.collection.list().filter((row) => isWanted(buildKnown(row), row.at, request.query));
    return buildList(
      operation,
      request,
      rows.map((row) => ({ known: buildKnown(row), at: row.at })),
    );
  };
}

/** Answers entries in the form that the specs give a list: bare, in an object, or page by page. */
export function buildList(
  operation: RecordOperation,
  { query, now }: Pick<OperationRequest, "query" | "now">,
  entries: readonly { known: Record<string, unknown>; at: string }[],
): OperationResult {
  const schema = findAnswerSchema(operation) ?? {};
  const [field, list] = findList(schema);
  const { items = {} } = list ?? {};
  const all = entries.map(({ known, at }) => completeValue(items, readEntry(items, known), { api: operation.api, at }));
  const { notShown } = operation;
  if (Object.keys(schema).length === 0) return { body: all, ...(notShown !== undefined && { assumed: [notShown] }) };
  if (field === undefined) return { body: list ? all : (all[0] ?? completeEmpty(schema)) };
  if (!Object.hasOwn(schema.properties ?? {}, "totalItems"))
    return { body: { ...completeEmpty(schema), [field]: all } };
  const { pageNumber = 1, pageSize = 100 } = query as { pageNumber?: number; pageSize?: number };
  if (pageNumber < 1 || pageSize < 1 || pageSize > 1000)
    return {
      problem: buildInvalid("pageNumber must be from 1, pageSize from 1 to 1000"),
      assumed: ["paging-limits"],
    };
  return { body: buildPage(all, pageNumber, pageSize), assumed: ["paging-limits"] };

  function completeEmpty(each: Schema): object {
    return completeValue(each, {}, { api: operation.api, at: new Date(now).toISOString() }) as object;
  }
}

/** A list of bare texts holds the names of its records. */
function readEntry({ type }: Schema, known: Record<string, unknown>): unknown {
  return type === "string" ? (known["name"] ?? known["value"]) : known;
}

/** Whether each parameter that names a field of the record has its value. Others, such as a page, leave every record. */
function isWanted(known: Record<string, unknown>, at: string, query: Record<string, unknown>): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    const value = findField(known, name);
    if (value !== undefined) return isAlike(value, wanted);
    const instant = Date.parse(String(wanted));
    if (Number.isNaN(instant) || !/^\d{4}-/.test(String(wanted))) return true;
    if (SINCE.test(name)) return Date.parse(at) >= instant;
    return !UNTIL.test(name) || Date.parse(at) <= instant;
  });
}

function isAlike(value: unknown, wanted: unknown): boolean {
  return Array.isArray(wanted)
    ? wanted.some((each) => isAlike(value, each))
    : String(value).toLowerCase() === String(wanted).toLowerCase();
}

/** The list in an answer, and the field that holds it. */
function findList(schema: Schema): [field: string | undefined, list: Schema | undefined] {
  if (schema.type === "array") return [undefined, schema];
  const [name, list] =
    Object.entries(schema.properties ?? {}).find(([, each]) => resolveReference(each).type === "array") ?? [];
  return [name, list && resolveReference(list)];
}
