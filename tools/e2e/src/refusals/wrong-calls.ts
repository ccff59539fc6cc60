import type { Sandbox } from "@kontor/sandbox";
import type { DescribedOperation, RawParameter, RawSchema } from "../operations/described.ts";
import { send, type ValidCall } from "../operations/send-call.ts";

/** One way to call wrongly: what to send, or why the operation cannot be called so. */
export type WrongCall = { call: BentCall } | { notApplicable: string };

/** A call whose body may be text that is no JSON. */
type BentCall = ValidCall & { rawBody?: string };

type Wrong = (operation: DescribedOperation, call: ValidCall, all: DescribedOperation[]) => WrongCall;

const NO_BODY = { notApplicable: "it takes no body" };
const NO_JSON = { notApplicable: "its body is a form" };

/** Twelve ways to call an operation wrongly. */
export const wrongCalls: Record<string, Wrong> = {
  "extra property"(_, call) {
    if (call.form) return { call: { ...call, form: { ...call.form, nobodyKnows: "1" } } };
    if (call.body === undefined) return NO_BODY;
    const [first, ...rest] = [call.body].flat() as object[];
    const body = { ...first, nobodyKnows: 1 };
    return { call: { ...call, body: Array.isArray(call.body) ? [body, ...rest] : body } };
  },

  "bad uuid": (operation, call) =>
    replaced(
      operation,
      call,
      ({ format }, name) => format === "uuid" && name !== "x-tenant-id",
      "not-a-uuid",
      "no UUID is sent",
    ),

  "int32 overflow": (operation, call) =>
    replaced(operation, call, ({ format }) => format === "int32", 2 ** 31, "no int32 is sent"),

  "missing id"(operation, call) {
    const [place] = placesOf(operation, call).filter(({ path, isRequired }) => isRequired && isId(String(path.at(-1))));
    if (!place) return { notApplicable: "it asks for no id, or has it in its path" };
    return { call: changed(call, place.path, undefined) };
  },

  "missing tenant"({ api }, call) {
    if (api !== "erp") return { notApplicable: "the channel interface has no tenants" };
    return { call: { ...call, headers: without(call.headers, "x-tenant-id") } };
  },

  "bad tenant"({ api }, call) {
    if (api !== "erp") return { notApplicable: "the channel interface has no tenants" };
    return { call: { ...call, headers: { ...call.headers, "x-tenant-id": "12" } } };
  },

  "no credentials"({ raw }, call) {
    if (raw.security?.length === 0) return { notApplicable: "it is open" };
    return { call: { ...call, headers: without(without(call.headers, "authorization"), "x-api-key") } };
  },

  "wrong content type"(_, call) {
    if (call.body === undefined && !call.form) return NO_BODY;
    return { call: { ...call, headers: { ...call.headers, "content-type": "text/plain" }, rawBody: "id=1" } };
  },

  "malformed JSON": (_, call) => raw(call, '{"id":'),
  "empty body": (_, call) => raw(call, ""),

  "too many ids"(operation, call) {
    const [place] = placesOf(operation, call).filter(({ schema }) => schema.maxItems !== undefined);
    if (!place) return { notApplicable: "none of its lists has a limit" };
    const [first] = valueAt(call.body, place.path) as unknown[];
    return { call: changed(call, place.path, Array(place.schema.maxItems! + 1).fill(first)) };
  },

  "wrong method"(operation, call, all) {
    const address = operation.path.replaceAll(/\{\w+\}/g, "1");
    const taken = all
      .filter(
        ({ path, api }) =>
          api === operation.api && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(address),
      )
      .map(({ method }) => method);
    const method = ["PUT", "POST", "PATCH", "DELETE", "GET"].find((each) => !taken.includes(each));
    if (!method) return { notApplicable: "every method is one" };
    const { body: _, form: __, ...rest } = call;
    return { call: { ...rest, method } };
  },
};

function raw(call: ValidCall, rawBody: string): WrongCall {
  if (call.form && rawBody !== "") return NO_JSON;
  if (call.body === undefined && !call.form) return NO_BODY;
  const type = call.form ? "application/x-www-form-urlencoded" : "application/json";
  return { call: { ...call, headers: { ...call.headers, "content-type": type }, rawBody } };
}

interface Place {
  /** From the body: its keys; of a parameter: its place and name. */
  path: (string | number)[];
  schema: RawSchema;
  isRequired: boolean;
}

/** Every value that a call sends and its schema: in the body, the query, the path and the headers. */
function placesOf({ raw: { parameters = [], requestBody }, resolve }: DescribedOperation, call: ValidCall): Place[] {
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

function replaced(
  operation: DescribedOperation,
  call: ValidCall,
  fits: (schema: RawSchema, name: string) => boolean,
  value: unknown,
  otherwise: string,
): WrongCall {
  const place = placesOf(operation, call).find(({ schema, path }) => fits(schema, String(path.at(-1))));
  return place ? { call: changed(call, place.path, value, operation.path) } : { notApplicable: otherwise };
}

function changed(call: ValidCall, [place, ...keys]: Place["path"], value: unknown, template = ""): ValidCall {
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
  const parent = valueAt(body, ["body", ...keys.slice(0, -1)]) as Record<string, unknown>;
  if (keys.length === 0) return { ...call, body: value };
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  return { ...call, body };
}

function valueAt(body: unknown, [, ...keys]: Place["path"]): unknown {
  return keys.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], body);
}

function isId(name: string): boolean {
  return /^(id|session|pin)$|Ids?$|Id$/.test(name);
}

function without(headers: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));
}

export function sendWrong(sandbox: Pick<Sandbox, "fetch">, { rawBody, ...call }: BentCall): Promise<Response> {
  if (rawBody === undefined) return send(sandbox, call);
  const { method, path, headers } = call;
  return sandbox.fetch(`https://sandbox.test${path}`, { method, headers, body: rawBody });
}
