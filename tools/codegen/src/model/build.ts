import { toPascalCase } from "../name/names.ts";
import { toCommentText } from "../name/text.ts";
import type { ClientHeader, Document, MethodName, Schema, SecurityScheme } from "../document/openapi.ts";
import { resolve } from "../document/resolve.ts";
import { readTexts } from "../document/texts.ts";
import { settleAccess } from "./access.ts";
import { collectShapes } from "./groups.ts";
import { buildGroupName, buildPathsName, createIdentifiers, isMethodName, type Identifiers } from "./identifiers.ts";
import { createNameCheck, deriveCalls, listOperations, type Place } from "./operations.ts";
import type { ClientTraits, EventType, Model, Operation } from "./model.ts";
import { keepOperations } from "./keep.ts";
import { readOperation } from "./read-operation.ts";
import { createShapeReader, type ShapeReader } from "./shapes/reader.ts";
import { addSteps, Refusal } from "./refusal.ts";

/** A description and what it is called. */
interface Source {
  api: string;
  document: Document;
  /**
   * For a description that is not ours: it is told each refusal, and the operation is left out. Operations that no table names get
   * methods by their tag and their id. Default: the first refusal is thrown.
   */
  onRefused?: (refusal: Refusal) => void;
}

/**
 * Reads a description into the one model that every emitter reads. The order of paths and keys in the description makes no difference.
 *
 * @throws {Refusal} If it has something that is not supported; the message has the operation and the JSON Pointer.
 */
export function buildModel(source: Source): Model {
  try {
    return readDescription(source);
  } catch (error) {
    throw Refusal.ofWhole(error);
  }
}

function readDescription({ api, document: given, onRefused }: Source): Model {
  const document = onRefused ? readTexts(given) : given;
  const listed = listOperations(document, onRefused);
  const calls = onRefused ? deriveCalls(listed) : undefined;
  let found = listed.map((each, index) => ({
    ...each,
    call: calls ? calls[index] : (each.raw["x-call"] ?? undefined),
  }));
  for (;;) {
    const refused = new Map<Found, Refusal>();
    const model = readModel(api, document, found, (place, refusal) => {
      if (!onRefused) throw refusal;
      refused.set(place, refusal);
    });
    if (refused.size === 0) return onRefused ? { ...model, document: keepOperations(document, found) } : model;
    refused.forEach((refusal) => onRefused!(refusal));
    found = found.filter((place) => !refused.has(place)); // read anew: what was read for a refused operation is half a shape
  }
}

type Found = Place & { call: MethodName | undefined };

function readModel(
  api: string,
  document: Document,
  found: readonly Found[],
  refuse: (place: Found, refusal: Refusal) => void,
): Model {
  const traits: ClientTraits = { what: "a client", baseUrl: "the address of the API", ...document["x-client"] };
  checkTraits(traits);
  const identifiers = createIdentifiers();
  const parameterNames = reserveNames(identifiers, toPascalCase(api), found);
  const reader = createShapeReader(document, identifiers, traits.events);
  const events = readEvents(reader, document, traits);
  const names = createNameCheck();
  const given = found.flatMap((place): Operation[] => {
    try {
      const operation = readOperation(reader, { document, traits, ...place });
      names.check(place);
      return [{ ...operation, parametersName: parameterNames.get(place)! }];
    } catch (error) {
      refuse(place, Refusal.of(error, place.raw.operationId, place.at));
      return [];
    }
  });
  const error = traits.error && nameOf(reader, traits.error.schema);
  const envelope = traits.events && nameOf(reader, traits.events.envelope);
  const roots = [error, envelope, ...events.map(({ payload }) => payload)].filter((name) => name !== undefined);
  const { named, operations } = settleAccess({ named: reader.named, operations: given, read: roots, identifiers });
  const schemes = Object.values(document.components?.securitySchemes ?? {});
  return {
    api,
    Api: toPascalCase(api),
    file: `specs/${api}/openapi.yaml`,
    title: toCommentText(document.info.title),
    version: toCommentText(document.info.version),
    document,
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
    shapes: collectShapes({ named, operations, events, traits, error, envelope }),
  };
}

/** @throws {Refusal} If a text that stands in code as it is has more than words. */
function checkTraits({ what, baseUrl, paging, events }: ClientTraits): void {
  const texts = { what, baseUrl, ...paging, ...events };
  for (const [key, text] of Object.entries(texts))
    if (!/^[\w {}/-]*$/.test(String(text))) throw new Refusal(addSteps("#/x-client", key), "be plain words");
}

/** Gives the types of a client that are no shapes their names; a schema of the same name gets another one. */
function reserveNames(identifiers: Identifiers, Api: string, found: readonly Found[]): Map<Found, string> {
  const own = ["Client", "ClientOptions", "Core", "Error", "Headers", "Scope"].map((name) => `${Api}${name}`);
  const groups = found.flatMap(({ call }) => (call ? [buildGroupName(call.group), buildPathsName(call.group)] : []));
  for (const name of new Set([...own, "OperationId", ...groups])) identifiers.allocate(name);
  const byId = found.toSorted((one, other) => compare(one.raw.operationId, other.raw.operationId));
  return new Map(
    byId.map((place) => [place, identifiers.allocate(`${toPascalCase(place.raw.operationId)}Parameters`)]),
  );
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
  const marked = Object.values(document.components?.parameters ?? {}).filter((each) => each["x-client-option"]);
  // An operation may require a header that others may leave out: it is one option all the same, and required.
  const parameters: ClientHeader[] = [...Map.groupBy(marked, (each) => each["x-client-option"]).values()].map(
    (same) => same.find(({ required }) => required) ?? same[0]!,
  );
  const given = [...parameters, ...schemes].map((each) => each["x-client-option"]);
  const odd = given.find((option) => option !== undefined && !isMethodName(option));
  if (odd !== undefined) throw new Refusal("#/components", `have client options that are names in code: got ${odd}`);
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
    if (typeof type !== "string" || type in Object.prototype || !payload?.$ref)
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
