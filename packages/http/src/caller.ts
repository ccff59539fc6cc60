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
      checkRequired(call);
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

/** @throws {ArgumentError} If a parameter is missing that must be there. */
function checkRequired({ operation, params = {}, required = [] }: Call): void {
  const given = { ...params.path, ...params.query, ...params.header } as Record<string, unknown>;
  for (const name of required) {
    if (given[name] === undefined || given[name] === null || given[name] === "") {
      throw new ArgumentError(`send ${operation}`, name, "be given", given[name]);
    }
  }
}

function unwritable(operation: string, cause: Error): ArgumentError {
  const error = new ArgumentError(
    `send ${operation}`,
    "the request",
    `be one that can be written (${cause.message})`,
    {},
  );
  return Object.assign(error, { cause });
}
