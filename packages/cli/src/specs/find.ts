import { CliError, createUsageError } from "../errors.ts";
import { describeSimilar } from "../values.ts";
import { listEvents, listOperations, readCallName, type Specs } from "./load.ts";
import type { DataSchema, ErrorWords, SpecData, SpecEvent, SpecOperation, Unknown } from "./shape.ts";

export type Found =
  | { kind: "operation"; data: SpecData; operation: SpecOperation }
  | { kind: "schema"; data: SpecData; name: string; schema: DataSchema }
  | { kind: "event"; data: SpecData; event: SpecEvent }
  | { kind: "error"; error: ErrorWords }
  | { kind: "unknown"; unknown: Unknown };

/** Every name of an operation: of its method, with and without its interface, its id, and where it is. */
function listNames({ id, call, api, method, path }: SpecOperation): string[] {
  return [...(call === undefined ? [] : [call, `${api}.${call}`]), id, `${method} ${path}`];
}

export function findOperation(specs: Specs, name: string): Extract<Found, { kind: "operation" }> | undefined {
  const wanted = name.trim().toLowerCase();
  const operation = listOperations(specs).find((each) => listNames(each).some((one) => one.toLowerCase() === wanted));
  return operation && { kind: "operation", data: specs[operation.api], operation };
}

export function readOperation(specs: Specs, name: string): Extract<Found, { kind: "operation" }> {
  const found = findOperation(specs, name);
  if (found) return found;
  const hint = describeSimilar(name, listCallNames(specs)) || ": kontor specs search finds it by its words";
  throw new CliError(`Cannot find the operation ${name}${hint}`, { exitCode: 2 });
}

function listCallNames(specs: Specs): string[] {
  return listOperations(specs).flatMap((each) => [readCallName(each), each.id]);
}

export function readNamed(specs: Specs, name: string): Found {
  const operation = findOperation(specs, name);
  if (operation) return operation;
  const wanted = name.trim().toLowerCase();
  const isWanted = (each: string) => each.toLowerCase() === wanted;
  for (const data of [specs.erp, specs.channel]) {
    const schema = Object.keys(data.schemas).find((each) => isWanted(each) || isWanted(`${data.api}.${each}`));
    if (schema !== undefined) return { kind: "schema", data, name: schema, schema: data.schemas[schema]! };
    const event = data.events.find(({ type }) => isWanted(type));
    if (event) return { kind: "event", data, event };
  }
  const error = specs.errors.find(({ code }) => isWanted(code));
  if (error) return { kind: "error", error };
  const unknown = specs.unknowns.find(({ id }) => isWanted(id));
  if (unknown) return { kind: "unknown", unknown };
  const names = [
    ...listCallNames(specs),
    ...[specs.erp, specs.channel].flatMap(({ schemas }) => Object.keys(schemas)),
    ...listEvents(specs).map(({ type }) => type),
    ...specs.errors.map(({ code }) => code),
    ...specs.unknowns.map(({ id }) => id),
  ];
  const hint = describeSimilar(name, names) || ": kontor specs search finds names by words";
  throw createUsageError(`show ${name}`, `the specs have no such name${hint}`);
}
