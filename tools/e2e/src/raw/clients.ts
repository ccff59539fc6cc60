import { rawChannelClient } from "@kontor/channel-client/raw";
import { rawErpClient } from "@kontor/erp-client/raw";
import { demo, type Sandbox } from "@kontor/sandbox";
import type { DescribedOperation, RawParameter } from "../operations/described.ts";
import { routes, validate, type Route } from "../operations/sandbox-parts.ts";
import { buildForm, type ValidCall } from "../operations/send-call.ts";

/** The result of a call with openapi-fetch. */
interface RawResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type CallByPath = (path: string, init: object) => Promise<RawResult>;

/**
 * Makes the clients of `/raw`, and a function that calls any operation with them. The headers of the call that no operation describes, such
 * as its token, are added by the `fetch`, as in an application.
 *
 * @param note Gets the path of each call from the client's middleware.
 */
export function createRawClients(
  { fetch }: Pick<Sandbox, "fetch">,
  note: (path: string) => void,
): (operation: DescribedOperation, call: ValidCall) => Promise<RawResult> {
  let credentials: Record<string, string> = {};
  const send: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(credentials)) request.headers.set(name, value);
    return fetch(request);
  };
  const headers = { tenantId: demo.tenantId, appId: "stock-sync/1.4.0", appVersion: "1.4.0" };
  const erp = rawErpClient({ baseUrl: "https://sandbox.test/erp", ...headers, fetch: send });
  const channel = rawChannelClient({ baseUrl: "https://sandbox.test", fetch: send });
  for (const each of [erp, channel])
    each.use({
      onRequest({ schemaPath }) {
        note(schemaPath); // nothing is given back, so the request goes out as it is
      },
    });
  return (operation, call) => {
    const { api, method, path, raw, resolve } = operation;
    const described = (raw.parameters ?? []).map((each) => (resolve(each) as RawParameter).name.toLowerCase());
    const all = Object.entries(call.headers);
    const isDescribed = ([name]: [string, string]) => described.includes(name);
    credentials = Object.fromEntries(all.filter((each) => !isDescribed(each)));
    const client = (api === "erp" ? erp : channel) as unknown as Record<string, CallByPath>;
    return client[method]!(path, {
      params: { ...call.params, header: Object.fromEntries(all.filter(isDescribed)) },
      ...buildBody(call),
      ...(findRoute(operation).fileType !== undefined && { parseAs: "arrayBuffer" }),
    });
  };
}

/** The body, and how it is written where it is no JSON. */
function buildBody({ body, bytes, form }: ValidCall): object {
  const typed = (type: string) => ({ headers: { "content-type": type } });
  if (bytes) return { body: bytes, bodySerializer: (each: unknown) => each, ...typed("application/octet-stream") };
  if (form && Object.values(form).every((value) => typeof value === "string"))
    return { body: form, ...typed("application/x-www-form-urlencoded") };
  if (form) return { body: buildForm(form) };
  return body === undefined ? {} : { body };
}

/** Finds the problems of the data of an answer, by JSON Pointer: with its schema, with a file, with what there must not be. */
export function findProblems(operation: DescribedOperation, data: unknown): Record<string, string[]> | undefined {
  const { id, status, fileType } = findRoute(operation);
  if (fileType !== undefined)
    return data instanceof ArrayBuffer && data.byteLength > 0 ? undefined : { "": ["must be the bytes of a file"] };
  if (operation.hasBody(status))
    return data === undefined ? { "": ["must be there"] } : validate(`${id}_${status}`, data);
  return data === undefined || Object.keys(Object(data) as object).length === 0
    ? undefined
    : { "": ["must not be there"] };
}

/** The route of the sandbox for an operation. */
export function findRoute({ id }: DescribedOperation): Route {
  return routes.find((each) => each.id === id)!;
}
