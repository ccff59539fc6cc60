import { toPascalCase, type MethodName } from "../name/names.ts";
import type { ClientHeader, Document, RawOperation, Schema, SecurityScheme } from "../read/openapi.ts";
import { resolve } from "../read/resolve.ts";
import { collectShapes } from "./groups.ts";
import { createIdentifiers } from "./identifiers.ts";
import type { ClientTraits, EventType, Model, Operation } from "./model.ts";
import { readOperation } from "./read-operation.ts";
import { createShapeReader, type ShapeReader } from "./shapes/reader.ts";
import { addSteps, Refusal } from "./refusal.ts";

const METHODS = ["delete", "get", "head", "options", "patch", "post", "put", "trace"];

/**
 * Reads a description into the one model that every emitter reads. The order of paths and keys in the description makes no difference.
 *
 * @throws {Refusal} If it has something that is not supported; the message has the operation and the JSON Pointer.
 */
export function buildModel({ api, document }: { api: string; document: Document }): Model {
  const traits: ClientTraits = { what: "a client", baseUrl: "the address of the API", ...document["x-client"] };
  const identifiers = createIdentifiers();
  const found = listOperations(document).map((each) => ({ ...each, call: each.raw["x-call"] ?? undefined }));
  for (const name of reserveNames(toPascalCase(api), found)) identifiers.allocate(name);
  const reader = createShapeReader(document, identifiers, traits.events);
  const events = readEvents(reader, document, traits);
  const operations = found.map((place): Operation => {
    try {
      return readOperation(reader, { document, traits, ...place });
    } catch (error) {
      throw Refusal.of(error, place.raw.operationId);
    }
  });
  checkNames(operations);
  const error = traits.error && nameOf(reader, traits.error.schema);
  const envelope = traits.events && nameOf(reader, traits.events.envelope);
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  return {
    api,
    Api: toPascalCase(api),
    file: `specs/${api}/openapi.yaml`,
    title: document.info.title,
    version: document.info.version,
    traits: {
      ...traits,
      ...(error && { error: { ...traits.error!, schema: error } }),
      ...(envelope && { events: { ...traits.events!, envelope } }),
    },
    headers: readHeaders(document, schemes),
    scopes: readScopes(schemes),
    events,
    operations: operations.toSorted((one, other) => compare(one.id, other.id)),
    groups: listGroups(operations),
    shapes: collectShapes({ named: reader.named, operations, events, traits, error, envelope }),
  };
}

/** The types of a client that are no shapes; a schema of the same name gets another one. */
function reserveNames(Api: string, found: readonly { raw: RawOperation; call: MethodName | undefined }[]): Set<string> {
  const own = ["Client", "ClientOptions", "Core", "Error", "Headers", "Scope"].map((name) => `${Api}${name}`);
  const parameters = found.map(({ raw }) => buildParametersName(raw.operationId));
  return new Set([
    ...own,
    "OperationId",
    ...parameters,
    ...found.flatMap(({ call }) => (call ? [buildGroupName(call.group)] : [])),
  ]);
}

/** The type of the parameters of an operation. */
export function buildParametersName(operationId: string): string {
  return `${toPascalCase(operationId)}Parameters`;
}

/** The type of a group of methods. */
export function buildGroupName(group: string): string {
  return `${toPascalCase(group)}Group`;
}

/** All operations in the order of their addresses, and the variants that are methods of their own. */
function listOperations(document: Document) {
  return Object.keys(document.paths ?? {})
    .toSorted()
    .flatMap((path) =>
      METHODS.filter((method) => document.paths[path]![method]).flatMap((method) => {
        const raw = document.paths[path]![method]!;
        const at = addSteps("#/paths", path, method);
        const variant = raw["x-explicit-without"];
        const whole = { path, method, raw, at, isVariant: false };
        return variant ? [whole, { ...whole, raw: removeParameter(document, raw, variant), isVariant: true }] : [whole];
      }),
    );
}

/** Without its optional parameter the call is so destructive that it is an operation of its own. */
function removeParameter(
  document: Document,
  raw: RawOperation,
  { parameter, operationId, summary, call }: NonNullable<RawOperation["x-explicit-without"]>,
): RawOperation {
  const { "x-explicit-without": _, "x-call": __, ...rest } = raw;
  const parameters = (raw.parameters ?? []).filter((each) => resolve(document, each).name !== parameter);
  return { ...rest, operationId, summary, parameters, ...(call !== undefined && { "x-call": call }) };
}

/** @throws {Refusal} If two operations have one id, or two methods one name. */
function checkNames(operations: readonly Operation[]): void {
  const ids = new Map<string, string>();
  for (const { id, call, path, method } of operations) {
    const at = addSteps("#/paths", path, method.toLowerCase());
    for (const name of [id, ...(call ? [`${call.group}.${call.method}()`] : [])]) {
      if (ids.has(name)) throw new Refusal(at, `have a name of its own: got ${name}, as ${ids.get(name)} has`, id);
      ids.set(name, id);
    }
  }
}

function listGroups(operations: readonly Operation[]): Model["groups"] {
  const called = operations.filter(({ call }) => call);
  const groups = Map.groupBy(called, ({ call }) => call!.group);
  return [...groups]
    .toSorted(([one], [other]) => compare(one, other))
    .map(([name, members]) => ({
      name,
      operations: members.toSorted((one, other) => compare(one.call!.method, other.call!.method)),
    }));
}

function readScopes(schemes: readonly SecurityScheme[]): Record<string, string> {
  const flows = schemes.flatMap((scheme) => Object.values(scheme.flows ?? {}));
  const all = flows.flatMap(({ scopes }) => Object.entries(scopes));
  return Object.fromEntries(all.toSorted(([one], [other]) => compare(one, other)));
}

function readHeaders(document: Document, schemes: readonly SecurityScheme[]): ClientHeader[] {
  const parameters: ClientHeader[] = Object.values(document.components?.parameters ?? {}).filter(
    (each) => each["x-client-option"],
  );
  const keys: ClientHeader[] = schemes
    .filter((scheme) => scheme["x-client-option"])
    .map((scheme) => ({ ...scheme, name: scheme.name!, secret: true, schema: { type: "string", minLength: 1 } }));
  return [...parameters, ...keys].sort(
    (one, other) =>
      Number(other.required ?? false) - Number(one.required ?? false) ||
      compare(one["x-client-option"]!, other["x-client-option"]!),
  );
}

function readEvents(reader: ShapeReader, document: Document, { events }: ClientTraits): EventType[] {
  const union: Schema = (events && document.components.schemas[events.union]) || {};
  const types = (union.anyOf ?? []).flatMap((member): EventType[] => {
    const schema = resolve(document, member);
    if (schema["x-unknown-event"]) return [];
    const own = schema.allOf?.at(-1)?.properties ?? {};
    const type = own[events!.type]?.const;
    const payload = own[events!.payload];
    const name = member.$ref!.slice(member.$ref!.lastIndexOf("/") + 1);
    if (typeof type !== "string" || !payload?.$ref)
      throw new Refusal(member.$ref!, "say its type and its payload, as an event does");
    const shape = reader.read(payload, member.$ref!, name);
    if (shape.kind !== "ref") throw new Refusal(member.$ref!, "have an object as its payload");
    const renamedTo = schema["x-renamed-to"];
    return [
      {
        type,
        name,
        payload: shape.name,
        description: schema.description ?? "",
        source: schema["x-source"] ?? "",
        ...(renamedTo && { renamedTo }),
      },
    ];
  });
  return types.toSorted((one, other) => compare(one.type, other.type));
}

function nameOf(reader: ShapeReader, key: string): string {
  const shape = reader.readNamed(key);
  return shape.kind === "ref" ? shape.name : key;
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
