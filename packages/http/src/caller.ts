import { decodeResponse, type Reading } from "./decode-response.ts";
import { ArgumentError, ConnectionError, isPlatformError, TimeoutError } from "./errors.ts";
import type { Fetch } from "./fetch.ts";
import { formBody } from "./form-body.ts";
import { secureUrl } from "./secure-url.ts";

/** What a caller may say about one call. */
export interface CallOptions {
  /** Stops the call; its reason is what the call rejects with. */
  signal?: AbortSignal;
}

/** One call of a generated method. */
export interface Call extends CallOptions {
  operation: string;
  method: string;
  path: string;
  params?: { path?: object; query?: object; header?: object };
  /** Parameters that must be there: a missing one can mean something else altogether. */
  required?: readonly string[];
  /** How lists are written in the query. Default: the name again for every item. */
  lists?: "comma";
  body?: unknown;
  /** The operation means nothing without a body. */
  needsBody?: boolean;
  /** Media type of the body. Default `application/json`. */
  type?: string;
  decode?: Reading["decode"];
  answer?: Reading["answer"];
}

interface RawClient {
  request(method: never, path: never, init: never): Promise<unknown>;
}

export interface CallerOptions {
  /** What is being made, for errors: `an ERP client`. */
  what: string;
  baseUrl: string;
  fetch?: Fetch | undefined;
  headers?: Record<string, string>;
  /** openapi-fetch; handed in by the generated client, the only one that imports it. */
  createRawClient(options: {
    baseUrl: string;
    fetch: Fetch;
    headers?: Record<string, string>;
    redirect: "manual";
  }): unknown;
  fail: Reading["fail"];
}

/**
 * The one way a generated method reaches the platform: openapi-fetch builds the request, `decodeResponse()` reads
 * the answer. A redirect is not followed, as it would carry the credentials elsewhere: it is an error like any other.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or `fetch` is no function.
 */
export function caller<Raw>({
  what,
  baseUrl,
  fetch = globalThis.fetch,
  headers = {},
  createRawClient,
  fail,
}: CallerOptions): {
  raw: Raw;
  call(call: Call): Promise<unknown>;
} {
  secureUrl(`create ${what}`, "baseUrl", baseUrl);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  const raw = createRawClient({ baseUrl, fetch, headers, redirect: "manual" }) as Raw;
  const { request } = raw as RawClient;

  return {
    raw,
    async call(call) {
      const { operation, method, path, decode, answer, signal } = call;
      checkParameters(call);
      let response: Response | undefined;
      let sending = false;
      const capture = async (...[input, init]: Parameters<Fetch>) => {
        sending = true;
        response = await fetch(input, init);
        return new Response(null, { status: 204 }); // openapi-fetch has nothing to read: we read
      };
      try {
        await request(method as never, path as never, { fetch: capture, ...initOf(call) } as never);
        return await decodeResponse(response!, { operation, decode, answer, fail });
      } catch (error) {
        if (signal?.aborted) throw signal.reason; // whatever broke, it broke because the caller said so
        if (isPlatformError(error)) throw error;
        if (!sending) throw unwritable(operation, error as Error);
        const isLate = (error as Error | undefined)?.name === "TimeoutError";
        throw isLate ? new TimeoutError(operation, error) : new ConnectionError(operation, error);
      }
    },
  };
}

function initOf({ params, body, type, lists, signal }: Call): object {
  return {
    ...(params && { params }),
    ...(lists && { querySerializer: { array: { style: "form", explode: false } } }),
    ...(signal && { signal }),
    ...(body !== undefined && { body }),
    ...(type && { bodySerializer: (fields: object) => formBody(type, fields) }),
    ...(type === "application/x-www-form-urlencoded" && { headers: { "content-type": type } }), // multipart sets its own
  };
}

/** @throws {ArgumentError} If something is missing that must be there, or cannot be sent as what it is. */
function checkParameters({ operation, params = {}, required = [], body, needsBody }: Call): void {
  const action = `send ${operation}`;
  const given = { ...params.path, ...params.query, ...params.header } as Record<string, unknown>;
  for (const name of required) {
    // what is empty is left out of an address without a word, and the call then means something else
    if (!isThere(given[name])) throw new ArgumentError(action, name, "be given", given[name]);
  }
  for (const [name, value] of Object.entries(params.path ?? {})) {
    if (/^\.{1,2}$/.test(String(value))) throw new ArgumentError(action, name, "not be a step in a path", value);
  }
  for (const [name, value] of Object.entries(params.header ?? {})) {
    const isText = value === undefined || /^[\t\x20-\x7e\x80-\xff]*$/.test(String(value));
    if (!isText) throw new ArgumentError(action, name, "be text that a header can carry", "[secret]");
  }
  if (needsBody && (body === undefined || body === null)) throw new ArgumentError(action, "the body", "be given", body);
}

function isThere(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "boolean" || ((typeof value === "string" || Array.isArray(value)) && value.length > 0);
}

/** The runtime's own words may quote what was sent: only its kind of error is told. */
function unwritable(operation: string, { name }: Error): ArgumentError {
  return new ArgumentError(`send ${operation}`, "the request", `be one that can be written (${name})`, {});
}
