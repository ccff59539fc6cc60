import { routes, type RecordOperationId, type RecordVerb } from "../../generated/routes.generated.ts";
import type { Schema } from "../../ground/schema.ts";
import { fromBase64, PDF_BASE64, PNG_BASE64 } from "../../ground/bytes.ts";
import type { RecordRow } from "../../state/tables.ts";
import {
  buildNotFound,
  buildPage,
  formatInstant,
  refuse,
  type Operation,
  type OperationRequest,
  type OperationResult,
} from "../../platform/operation.ts";
import { tradeRules } from "../trade/trade.ts";
import {
  buildAnswer,
  buildAnswerOfMany,
  buildKnown,
  findAnswerSchema,
  resolveReference,
  type RecordRule,
} from "./answer.ts";
import { completeValue, findField } from "../../platform/complete.ts";
import { readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { addRecord, findOrMake, findPlace, findRow, type Fields, type FoundPlace } from "./place.ts";

/** Makes the rule of an operation on one record. `find` finds the record that a request means, and an unknown one is refused. */
function onRecord(
  run: (operation: RecordOperation, request: OperationRequest, row: RecordRow, place: FoundPlace) => OperationResult,
  find: (...found: Parameters<typeof findOrMake>) => RecordRow | undefined = findOrMake,
): RecordRule {
  return (operation) => (request) => {
    const place = findPlace(operation, request);
    const unknown = buildNotFound(operation.record.name, place.id ?? "without an id");
    return run(operation, request, find(operation, request, place) ?? refuse(unknown), place);
  };
}

export const readRecord: RecordRule = onRecord(buildAnswer);

/** Makes a record of the body, or one of each entry where the body is a list. The sandbox makes the id. */
export const createRecord: RecordRule = (operation) => (request) => {
  const { parents } = findPlace(operation, request);
  const add = (body: unknown) => addRecord(request, operation.record.name, readFields(body), parents);
  return Array.isArray(request.body)
    ? buildAnswerOfMany(operation, request.body.map(add))
    : buildAnswer(operation, request, add(request.body));
};

export const applyPatch: RecordRule = changeRecord((before, sent) => ({ ...before, ...sent }));

export const replaceRecord: RecordRule = changeRecord((_, sent) => sent);

function changeRecord(change: (before: Fields, sent: Fields) => Fields): RecordRule {
  return onRecord((operation, request, { id, fields: before }, { collection }) => {
    const fields = change(before, readFields(request.body));
    return buildAnswer(operation, request, collection.save({ id, at: formatInstant(request.now), fields }));
  });
}

export const deleteRecord: RecordRule = onRecord(
  (operation, request, row, { collection }) => {
    collection.remove(row);
    return buildAnswer(operation, request, row);
  },
  (_, __, place) => findRow(place),
);

/** Does something with a record that changes none of its fields, and answers as it is described. */
export const runAction: RecordRule = onRecord((operation, request, row) => {
  const sent =
    typeof request.body === "object" && !Array.isArray(request.body) ? request.body : { value: request.body };
  return buildAnswer(operation, request, { ...row, fields: { ...row.fields, ...sent } });
});

/** Gives the file that was sent, else a small PDF, or a small PNG for a picture. */
export const renderRecord: RecordRule = onRecord((operation, request, row) => {
  const sample = /image|picture/i.test(operation.record.name) ? PNG_BASE64 : PDF_BASE64;
  const base64 = findFile(row.fields) ?? sample;
  if (operation.fileType === undefined) return buildAnswer(operation, request, { ...row, id: base64 });
  return { file: { bytes: fromBase64(base64), type: operation.fileType } };
});

function findFile(fields: Fields): string | undefined {
  const [, text] = Object.entries(fields).find(([name]) => /^(file)?data$/i.test(name)) ?? [];
  const isBase64 = /^(?=.)(?:[\w+/]{4})*(?:[\w+/]{2}==|[\w+/]{3}=)?$/.test(String(text));
  return typeof text === "string" && isBase64 ? text : undefined;
}

function readFields(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  return typeof body === "object" ? (body as Fields) : { value: body };
}

const SINCE = /(since|from|start(Date)?)$/i;
const UNTIL = /(until|to|end(Date)?)$/i;

export const listRecords: RecordRule = (operation) => {
  if (readCollectionFacts(operation.record.name).isOneForEach) return readRecord(operation);
  return (request) => {
    const rows = findPlace(operation, request).collection.list();
    const entries = rows.map((row) => ({ known: buildKnown(row), at: row.at }));
    const wanted = entries.filter(({ known, at }) => isWanted(known, at, request.query));
    return buildList(operation, request, wanted);
  };
};

function buildList(
  operation: RecordOperation,
  { query, now }: OperationRequest,
  entries: readonly { known: Fields; at: string }[],
): OperationResult {
  const schema = findAnswerSchema(operation) ?? {};
  const [field, list] = findList(schema);
  const { items = {} } = list ?? {};
  const all = entries.map(({ known, at }) => {
    const entry = items.type === "string" ? (known["name"] ?? known["value"]) : known;
    return completeValue(items, entry, { api: operation.api, at });
  });
  const { notShown } = operation;
  if (Object.keys(schema).length === 0) return { body: all, assumed: notShown && [notShown] };
  if (field === undefined) return { body: list ? all : (all[0] ?? completeEmpty(schema)) };
  if (!Object.hasOwn(schema.properties ?? {}, "totalItems"))
    return { body: { ...completeEmpty(schema), [field]: all } };
  return buildPage(all, query);

  function completeEmpty(each: Schema): object {
    return completeValue(each, {}, { api: operation.api, at: new Date(now).toISOString() }) as object;
  }
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

function findList(schema: Schema): [field: string | undefined, list: Schema | undefined] {
  if (schema.type === "array") return [undefined, schema];
  const [name, list] =
    Object.entries(schema.properties ?? {}).find(([, each]) => resolveReference(each).type === "array") ?? [];
  return [name, list && resolveReference(list)];
}

/** The rule for each verb. A verb without a rule does not compile. */
const rules: Record<RecordVerb, RecordRule> = {
  list: listRecords,
  get: readRecord,
  create: createRecord,
  update: applyPatch,
  replace: replaceRecord,
  delete: deleteRecord,
  act: runAction,
  mail: readRecord,
  print: readRecord,
  download: renderRecord,
};

/** The rules of the operations whose records the specs name, by operationId. Trade has rules that a collection alone does not tell. */
export const recordBehaviours = Object.fromEntries(
  routes.flatMap((route) => {
    if (!route.record) return [];
    const rule = (Object.hasOwn(tradeRules, route.id) && tradeRules[route.id]) || rules[route.record.does];
    return [[route.id, rule(route as RecordOperation)]];
  }),
) as Record<RecordOperationId, Operation>;
