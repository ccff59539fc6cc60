import type { RecordRow } from "../../state/rows.ts";
import { buildNotFound, formatInstant, type Operation, type OperationRequest } from "../operation.ts";
import { buildAnswer } from "./answer.ts";
import { findOwner, readCollectionFacts, type RecordOperation } from "./catalogue.ts";
import { openCollection } from "./collection.ts";
import { findPlace, type FoundPlace } from "./place.ts";

/** Reads one record. */
export function readRecord(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findOrMake(operation, request, place);
    return row
      ? buildAnswer(operation, request, row)
      : { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
  };
}

/** Does something with a record that changes none of its fields, and answers as it is described. */
export function runAction(operation: RecordOperation): Operation {
  return (request) => {
    const place = findPlace(operation, request);
    if ("problem" in place) return place;
    const row = findOrMake(operation, request, place);
    if (!row) return { problem: buildNotFound(operation.record.name, place.id ?? "without an id") };
    const sent =
      typeof request.body === "object" && !Array.isArray(request.body) ? request.body : { value: request.body };
    return buildAnswer(operation, request, { ...row, fields: { ...row.fields, ...sent } });
  };
}

/**
 * Finds the record that a request means. One that there is for each record above it, and one of a collection that nobody can list or
 * add to, are there as soon as they are asked for. The address may name a record of another collection, such as the position of a pick list.
 */
export function findOrMake(
  { record }: RecordOperation,
  { state, tenantId, now }: OperationRequest,
  { collection, id, parents }: FoundPlace,
): RecordRow | undefined {
  const row = id === undefined ? undefined : collection.find(id);
  const { isKnown, isOneForEach } = readCollectionFacts(record.name);
  if (row || (isKnown && !isOneForEach && id !== undefined)) return row;
  const owner = record.id === undefined ? undefined : findOwner(record.id);
  if (owner !== undefined && owner !== record.name && readCollectionFacts(owner).isKnown)
    return openCollection(state, { tenantId, name: owner, parents: {} }).find(id!);
  return { tenantId, name: record.name, parents: { ...parents }, id: id ?? "", at: formatInstant(now), fields: {} };
}
