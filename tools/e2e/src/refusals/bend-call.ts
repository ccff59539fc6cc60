import type { DescribedOperation, RawParameter, RawSchema } from "../operations/described.ts";
import type { ValidCall } from "../operations/send-call.ts";

/** A value that a call sends. */
interface Place {
  /** From the body: its keys; of a parameter: its place and name. */
  path: (string | number)[];
  schema: RawSchema;
  isRequired: boolean;
}

/** Every value that a call sends and its schema: in the body, the query, the path and the headers. */
export function listPlaces(
  { raw: { parameters = [], requestBody }, resolve }: DescribedOperation,
  call: ValidCall,
): Place[] {
  const places: Place[] = [];
  for (const each of parameters) {
    const { name, in: place, required = false, schema } = resolve(each) as RawParameter;
    if (place !== "path" || !required)
      places.push({ path: [place, name], schema: resolve(schema) as RawSchema, isRequired: required });
    else places.push({ path: [place, name], schema: resolve(schema) as RawSchema, isRequired: false }); // cannot be left out
  }
  const content = requestBody?.content["application/json"];
  if (content) walk(content.schema, call.body, ["body"], false);
  return places;

  function walk(reference: RawSchema, value: unknown, path: Place["path"], isRequired: boolean): void {
    const schema = resolve(reference as RawSchema | { $ref: string }) as RawSchema;
    places.push({ path, schema, isRequired });
    for (const part of schema.allOf ?? []) walk(part, value, path, isRequired);
    if (Array.isArray(value) && schema.items && value.length > 0) walk(schema.items, value[0], [...path, 0], false);
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      if (typeof value === "object" && value !== null && name in value)
        walk(each, (value as Record<string, unknown>)[name], [...path, name], schema.required?.includes(name) ?? false);
  }
}

/** Puts a wrong value into the first place that fits, or says why there is none. */
export function replaceValue(
  operation: DescribedOperation,
  call: ValidCall,
  fits: (schema: RawSchema, name: string, place: string | number) => boolean,
  choose: (schema: RawSchema) => unknown,
  otherwise: string,
): { call: ValidCall } | { notApplicable: string } {
  const place = listPlaces(operation, call).find(({ schema, path }) => fits(schema, String(path.at(-1)), path[0]!));
  return place
    ? { call: applyValue(call, place.path, choose(place.schema), operation.path) }
    : { notApplicable: otherwise };
}

/** Changes the value at a place; `undefined` leaves it out. */
export function applyValue(call: ValidCall, [place, ...keys]: Place["path"], value: unknown, template = ""): ValidCall {
  const name = String(keys.at(-1));
  if (place === "header")
    return {
      ...call,
      headers: { ...without(call.headers, name.toLowerCase()), ...(value !== undefined && { [name]: String(value) }) },
    };
  if (place === "query") {
    const url = new URL(call.path, "https://x");
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
    return { ...call, path: url.pathname + url.search };
  }
  if (place === "path") {
    const at = template.split("/").indexOf(`{${name}}`) - template.split("/").length;
    const [address = "", query] = call.path.split("?");
    const parts = address.split("/");
    parts.splice(at, 1, String(value));
    return { ...call, path: parts.join("/") + (query === undefined ? "" : `?${query}`) };
  }
  const body = structuredClone(call.body);
  const parent = findValue(body, ["body", ...keys.slice(0, -1)]) as Record<string, unknown>;
  if (keys.length === 0) return { ...call, body: value };
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return { ...call, body };
}

/** The value at a place of the body. */
export function findValue(body: unknown, [, ...keys]: Place["path"]): unknown {
  return keys.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], body);
}

/** Whether a field or a parameter is called like an id. */
export function isId(name: string): boolean {
  return /^(id|session|pin)$|Ids?$|Id$/.test(name);
}

/** The headers but one. */
export function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));
}
