import type { Document, Parameter as Given, RawOperation } from "../document/openapi.ts";
import { resolve } from "../document/resolve.ts";
import type { Parameter, Shape } from "./model.ts";
import { addSteps, checkText, Refusal } from "./refusal.ts";
import type { ShapeReader } from "./shapes/reader.ts";

type Raw = Given & { in: string; content?: object };

/**
 * The parameters of an operation, those of its path included; its own replace those of the path.
 *
 * @throws {Refusal} If a client could not write one into an address or a header.
 */
export function readParameters(
  reader: ShapeReader,
  document: Document,
  {
    path,
    shared = [],
    raw,
    demanded,
    at,
  }: { path: string; shared: Given[] | undefined; raw: RawOperation; demanded: string | undefined; at: string },
): Parameter[] {
  const given = new Map<string, { raw: Raw; at: string }>();
  for (const [list, place] of [
    [shared, addSteps(at.slice(0, at.lastIndexOf("/")), "parameters")],
    [raw.parameters ?? [], addSteps(at, "parameters")],
  ] as const)
    for (const [index, each] of list.entries()) {
      const found = resolve(document, each) as Raw | undefined;
      if (!found) throw new Refusal(addSteps(place, index), "refer to a parameter that is there");
      given.set(`${found.in} ${found.name}`, { raw: found, at: addSteps(place, index) });
    }
  const parameters = [...given.values()].map((each) => readParameter(reader, raw.operationId, each, demanded));
  checkTogether(parameters, path, at);
  return parameters;
}

function readParameter(
  reader: ShapeReader,
  id: string,
  { raw, at }: { raw: Raw; at: string },
  demanded: string | undefined,
): Parameter {
  const { name, style, schema, content } = raw;
  const place = raw.in;
  if (place !== "path" && place !== "query" && place !== "header")
    throw new Refusal(at, `stand in the path, the query or a header: got ${place}`);
  if (typeof name !== "string" || name in Object.prototype || /[&#=+%\s]/.test(name))
    throw new Refusal(at, `have a name that an address can hold, and no object has by itself: got ${name}`);
  if (place === "header" && !/^[\w!#$%&'*+.^`|~-]+$/.test(name))
    throw new Refusal(at, `have a name that a header can have: got ${name}`);
  if (content) throw new Refusal(at, "have a schema: got content");
  checkText(raw.description, addSteps(at, "description"));
  if (style !== undefined && style !== (place === "query" ? "form" : "simple"))
    throw new Refusal(at, `be of style form or simple: got ${style}`);
  const read = reader.read(schema ?? true, addSteps(at, "schema"), `${id}${name}`);
  const meant = followAlias(reader, read);
  const isList = meant.kind === "list";
  if (["freeForm", "map", "ref"].includes((isList ? followAlias(reader, meant.items) : meant).kind))
    throw new Refusal(at, "be no object");
  if (isList && place === "path") throw new Refusal(at, "be one value, as it is a step of the path");
  const required = place === "path" || raw.required === true || name === demanded;
  const isGivenPerCall = !raw["x-transport"] && (place !== "header" || !raw["x-client-option"]);
  const description =
    raw.description ?? (read.kind === "ref" ? reader.named.get(read.name)!.comment.description : undefined);
  return {
    name,
    place,
    required,
    description,
    shape: isList ? meant : read, // a list by name is written as any list
    explode: raw.explode ?? place === "query",
    isGivenPerCall,
    given: { ...raw, schema: schema ?? {}, ...(description && { description }) } as Given,
  };
}

/** The shape that a name stands for; an object is its name. */
function followAlias(reader: ShapeReader, shape: Shape): Shape {
  const body = shape.kind === "ref" ? reader.named.get(shape.name)!.body : undefined;
  return body?.kind === "alias" ? followAlias(reader, body.shape) : shape;
}

function checkTogether(parameters: readonly Parameter[], path: string, at: string): void {
  for (const [, part] of path.matchAll(/\{([^{}]+)\}/g))
    if (!parameters.some(({ place, name }) => place === "path" && name === part))
      throw new Refusal(at, `have the path parameter ${part}`);
  const called = parameters.filter(({ isGivenPerCall }) => isGivenPerCall);
  const twice = called.find(({ name }, index) => called.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Refusal(at, `have one parameter of the name ${twice.name}`);
  const lists = called.filter(({ place, shape }) => place === "query" && shape.kind === "list");
  if (new Set(lists.map(({ explode }) => explode)).size > 1)
    throw new Refusal(at, "have lists that all explode, or none");
}
