import type { Sandbox } from "@kontor/sandbox";
import type { DescribedOperation } from "../operations/described.ts";
import { send, type ValidCall } from "../operations/send-call.ts";
import { applyValue, isId, listPlaces, replaceValue, findValue, without } from "./bend-call.ts";

/** One way to call wrongly: what to send, or why the operation cannot be called so. */
export type WrongCall = { call: BentCall } | { notApplicable: string };

/** A call whose body may be text that is no JSON. */
type BentCall = ValidCall & { rawBody?: string };

type Wrong = (
  operation: DescribedOperation,
  call: ValidCall,
  all: DescribedOperation[],
  calls: ReadonlyMap<string, ValidCall>,
) => WrongCall;

/** The reason of operations without a body. The test compares it with the specs. */
export const NO_BODY = { notApplicable: "it takes no body" };
const NO_JSON = { notApplicable: "its body is a form" };
const A_FILE = { notApplicable: "its body is a file" };

/** Seventeen ways to call an operation wrongly. */
export const wrongCalls = {
  "extra property"(_, call) {
    if (call.bytes) return A_FILE;
    if (call.form) return { call: { ...call, form: { ...call.form, nobodyKnows: "1" } } };
    if (call.body === undefined) return NO_BODY;
    const [first, ...rest] = [call.body].flat() as object[];
    const body = { ...first, nobodyKnows: 1 };
    return { call: { ...call, body: Array.isArray(call.body) ? [body, ...rest] : body } };
  },

  "bad uuid": (operation, call) =>
    replaceValue(
      operation,
      call,
      ({ format }, name) => format === "uuid" && name !== "x-tenant-id",
      () => "not-a-uuid",
      "no UUID is sent",
    ),

  "int32 overflow": (operation, call) =>
    replaceValue(
      operation,
      call,
      ({ format }) => format === "int32",
      () => 2 ** 31,
      "no int32 is sent",
    ),

  "missing id"(operation, call) {
    const [place] = listPlaces(operation, call).filter(
      ({ path, isRequired }) => isRequired && isId(String(path.at(-1))),
    );
    if (!place) return { notApplicable: "it asks for no id, or has it in its path" };
    return { call: applyValue(call, place.path, undefined) };
  },

  "missing field"(operation, call) {
    const [place] = listPlaces(operation, call)
      .filter(({ path, isRequired }) => isRequired && !isId(String(path.at(-1))) && path.at(-1) !== "x-tenant-id")
      .toSorted((one, other) => Number(one.path[0] === "header") - Number(other.path[0] === "header"));
    if (!place) return { notApplicable: "it asks for nothing but ids" };
    return { call: applyValue(call, place.path, undefined) };
  },

  "unknown value": (operation, call) =>
    replaceValue(
      operation,
      call,
      ({ enum: allowed }, _, place) => allowed !== undefined && place !== "header",
      ({ enum: allowed }) => (typeof allowed![0] === "number" ? 987_654 : "NOBODY-KNOWS"),
      "it takes no value of a set",
    ),

  "wrong type": (operation, call) =>
    replaceValue(
      operation,
      call,
      ({ type }, _, place) =>
        place === "body" && typeof type === "string" && ["string", "integer", "boolean"].includes(type),
      () => ({ nobodyKnows: 1 }),
      "its body has no scalar",
    ),

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

  "credentials of another API"({ api, raw }, call, _, calls) {
    if (raw.security?.length === 0) return { notApplicable: "it is open" };
    const { authorization } = calls.get(api === "erp" ? "Events_List" : "Category_UpdateCategory")!.headers;
    return { call: { ...call, headers: { ...without(call.headers, "x-api-key"), authorization: authorization! } } };
  },

  "credentials of the other side"({ id, api, path, raw }, call, _, calls) {
    if (api === "erp") return { notApplicable: "the ERP has no sides" };
    if (raw.security?.length === 0 || id === "PublicChannels_List") return { notApplicable: "it is for both sides" };
    const { authorization } = calls.get(/^\/v[12]\/seller/.test(path) ? "Events_List" : "SellerEvents_List")!.headers;
    return { call: { ...call, headers: { ...call.headers, authorization: authorization! } } };
  },

  "wrong content type"(_, call) {
    if (call.body === undefined && !call.form && !call.bytes) return NO_BODY;
    return { call: { ...call, headers: { ...call.headers, "content-type": "text/plain" }, rawBody: "id=1" } };
  },

  "malformed JSON": (_, call) => raw(call, '{"id":'),
  "empty body": (_, call) => raw(call, ""),

  "too many ids"(operation, call) {
    const [place] = listPlaces(operation, call).filter(({ schema }) => schema.maxItems !== undefined);
    if (!place) return { notApplicable: "none of its lists has a limit" };
    const [first] = findValue(call.body, place.path) as unknown[];
    return { call: applyValue(call, place.path, Array(place.schema.maxItems! + 1).fill(first)) };
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
} satisfies Record<string, Wrong>;

function raw(call: ValidCall, rawBody: string): WrongCall {
  if (call.bytes) return A_FILE;
  if (call.form && rawBody !== "") return NO_JSON;
  if (call.body === undefined && !call.form) return NO_BODY;
  const type = call.form ? "application/x-www-form-urlencoded" : "application/json";
  return { call: { ...call, headers: { ...call.headers, "content-type": type }, rawBody } };
}

export function sendWrong(sandbox: Pick<Sandbox, "fetch">, { rawBody, ...call }: BentCall): Promise<Response> {
  if (rawBody === undefined) return send(sandbox, call);
  const { method, path, headers } = call;
  return sandbox.fetch(`https://sandbox.test${path}`, { method, headers, body: rawBody });
}
