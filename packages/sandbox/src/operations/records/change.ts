import type { RecordRow } from "../../state/rows.ts";
import { buildNotFound, formatInstant, type Operation, type OperationRequest } from "../operation.ts";
import { buildAnswer, buildAnswerOfMany } from "./answer.ts";
import { listParents, readCollectionFacts, type CollectionFacts, type RecordOperation } from "./catalogue.ts";
import type { Collection } from "./collection.ts";
import { findField } from "./complete.ts";
import { findPlace, findRow } from "./place.ts";
import { findOrMake } from "./read.ts";

/** Makes a record of the body, or one of each entry where the body is a list. The sandbox makes the id. */
export function createRecord(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const add = (body: unknown) => addRecord(operation.record.name, place.collection, request, readFields(body));
    return Array.isArray(request.body)
      ? buildAnswerOfMany(operation, request.body.map(add))
      : buildAnswer(operation, request, add(request.body));
  };
}

/** Adds a record with a new id. */
export function addRecord(
  name: string,
  collection: Collection,
  { state, now }: Pick<OperationRequest, "state" | "now">,
  fields: Record<string, unknown>,
): RecordRow {
  const id = chooseId(readCollectionFacts(name), collection, state.random.uuid, fields);
  const above = listParents(name).map((parent) => [parent, findField(fields, parent)] as const);
  const parents = above.filter(([, value]) => typeof value === "string" || typeof value === "number");
  const named = Object.fromEntries(parents.map(([parent, value]) => [parent, String(value)]));
  return collection.save({ id, at: formatInstant(now), fields, parents: named });
}

/** Changes the fields that are sent, and no other. */
export function applyPatch(operation: RecordOperation): Operation {
  return changeRecord(operation, (before, sent) => ({ ...before, ...sent }));
}

/** Replaces all fields by those that are sent. */
export function replaceRecord(operation: RecordOperation): Operation {
  return changeRecord(operation, (_, sent) => sent);
}

function changeRecord(
  operation: RecordOperation,
  change: (before: Record<string, unknown>, sent: Record<string, unknown>) => Record<string, unknown>,
): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findOrMake(operation, request, place);
    if (!row) return { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
    const fields = change(row.fields, readFields(request.body));
    return buildAnswer(
      operation,
      request,
      place.collection.save({ id: row.id, at: formatInstant(request.now), fields }),
    );
  };
}

/** Deletes a record and all below it. */
export function deleteRecord(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findRow(place);
    if (!row) return { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
    place.collection.remove(row);
    return buildAnswer(operation, request, row);
  };
}

/** An id that the body must name, such as the language of a text, else a new one. */
function chooseId(
  { idKind, idNames }: CollectionFacts,
  collection: Collection,
  uuid: () => string,
  fields: Record<string, unknown>,
): string {
  if (idKind === "uuid") return uuid();
  if (idKind === "number") return String(Math.max(0, ...collection.list().map(({ id }) => Number(id))) + 1);
  const named = [...idNames].map((each) => findField(fields, each)).find((each) => typeof each === "string");
  return named ?? uuid();
}

function readFields(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  return typeof body === "object" ? (body as Record<string, unknown>) : { value: body };
}
