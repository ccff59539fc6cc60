import { buildModel } from "../model/build.ts";
import { addSteps, Refusal } from "../model/refusal.ts";
import type { EventType, Model } from "../model/model.ts";
import type { Document } from "./openapi.ts";
import { readOperation, type Operation } from "./operation.ts";
import { readRefName } from "./resolve.ts";

export { findCallParameters, type Answer, type Operation } from "./operation.ts";
export { readRefName, resolve } from "./resolve.ts";
export type { EventType } from "../model/model.ts";
export type { Document, Json, Parameter, RawOperation, Schema } from "./openapi.ts";

/**
 * A description beside its model, for those who show or check what it says in its own words: the docs, and the sandbox with its schemas
 * and examples. Every rule about an operation is the model's; the order is the description's.
 */
export interface Spec {
  /** `erp` or `channel`. */
  api: string;
  /** `Erp` or `Channel`. */
  Api: string;
  file: string;
  version: string;
  document: Document;
  operations: Operation[];
  scopes: Readonly<Record<string, string>>;
  events: readonly EventType[];
}

/** Puts a bundled description beside its model. @throws {Refusal} If it has something that is not supported. */
export function readSpec(api: string, document: Document, model: Model = buildModel({ api, document })): Spec {
  const { Api, file, version, scopes } = model;
  const odd = Object.keys(document.components.schemas).find((name) => !/^[A-Z]\w*$/.test(name));
  if (odd !== undefined) throw new Refusal(addSteps("#/components/schemas", odd), "have a name that is an identifier");
  const operations = listOperations(document, model);
  for (const { tag, path, method } of operations)
    if (!/^[A-Za-z][\w -]*$/.test(tag))
      throw new Refusal(addSteps("#/paths", path, method.toLowerCase(), "tags"), "have a tag that names a file");
  return { api, Api, file, version, document, operations, scopes, events: listEvents(document, model) };
}

/** The types of events in the order of the description. */
function listEvents({ components }: Document, { events, traits }: Model): EventType[] {
  const union = traits.events ? components.schemas[traits.events.union]?.anyOf : undefined;
  const order = (union ?? []).map((member) => readRefName(member));
  return events.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** The operations in the order of the description, each before the variant that is a method of its own. */
function listOperations(document: Document, { operations }: Model): Operation[] {
  const places = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const order = new Map(places.map((place, index) => [place, index]));
  const orderOf = ({ method, path, isVariant }: Model["operations"][number]) =>
    2 * order.get(`${method} ${path}`)! + Number(isVariant);
  return operations
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((operation) => readOperation(document, operation));
}
