import { addressOf, type CallParameters } from "./address-of.ts";
import { nameOf, type CallPlace } from "./call-place.ts";
import { decodeResponse, type Reading } from "./decode-response.ts";
import { isHeaderText } from "./client-headers.ts";
import { ArgumentError, ConnectionError, isPlatformError, TimeoutError } from "./errors.ts";
import type { Fetch } from "./fetch.ts";
import { jsonOf } from "./json-of.ts";
import { withHints } from "./request-hints.ts";
import { secureUrl, withoutSlashes } from "./secure-url.ts";

/** What a caller may say about one call. */
export interface CallOptions {
  /** Stops the call; its reason is what the call rejects with. */
  signal?: AbortSignal;
  /** Longest wait for this answer, in ms, in place of what the time limit of the client's `fetch` was made with. */
  timeoutMs?: number;
  /** Reads an answer of 2xx in place of the method: for answers that are too large to be held at once. What it gives, the method gives. */
  readAnswer?: (response: Response) => Promise<unknown>;
}

/** One call of a generated method. */
export interface Call extends CallOptions {
  operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  call?: string;
  method: string;
  path: string;
  params?: CallParameters;
  /** Parameters that must be there: a missing one can mean something else altogether. */
  required?: readonly string[];
  /** How lists are written in the query. Default: the name again for every item. */
  lists?: "comma";
  body?: unknown;
  /** Every sending costs something: it is not sent again by itself. */
  sendOnce?: boolean;
  /** The operation means nothing without a body. */
  needsBody?: boolean;
  /** Writes the body where it is a form. Default: it is JSON. */
  form?: ((fields: object) => FormData | URLSearchParams) | undefined;
  decode?: Reading["decode"];
  reviver?: Reading["reviver"];
  document?: Reading["document"];
  answer?: Reading["answer"];
  /** Makes of the answer what the method gives: what became of each item. */
  finish?: Finish | undefined;
}

/** Makes of an answer what a method gives. */
export interface Finish {
  (answer: unknown, call: Call, place: CallPlace): unknown;
  /** Looks at the body before it is sent. */
  check?(action: string, body: unknown): void;
}

/** Runs around every call of a client, its decoding included; must return what `run` gives. */
export type Observe = <T>(call: Pick<Call, "operation" | "method" | "path">, run: () => Promise<T>) => Promise<T>;

export interface CallerOptions {
  /** What is being made, for errors: `an ERP client`. */
  what: string;
  baseUrl: string;
  fetch?: Fetch | undefined;
  headers?: Record<string, string>;
  fail: Reading["fail"];
  observe?: Observe | undefined;
}

/** The one way to the platform. */
export interface Caller {
  call(call: Call): Promise<unknown>;
}

/**
 * The one way a generated method reaches the platform: an address, plain headers and a body that can be sent again go to
 * `fetch`, `decodeResponse()` reads the answer. A redirect is not followed, as it would carry the credentials elsewhere: it
 * is an error like any other.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or `fetch` is no function.
 */
export function caller({
  what,
  baseUrl,
  fetch = globalThis.fetch,
  headers,
  fail,
  observe = (_, run) => run(),
}: CallerOptions): Caller {
  const { href: base, host, pathname } = secureUrl(`create ${what}`, "baseUrl", baseUrl);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  return {
    call: (call) => {
      const { operation, method, path } = call; // and not what it carries
      return observe({ operation, method, path }, () => send(call));
    },
  };

  async function send(call: Call): Promise<unknown> {
    const { operation, method, signal, readAnswer } = call;
    const action = `send ${nameOf(call)}`;
    checkParameters(action, call);
    const request = written(action, base, headers, call);
    const place = { operation, call: call.call, method, host, path: `${withoutSlashes(pathname)}${call.path}` };
    let isOurs = false;
    try {
      const response = await fetch(...request);
      if (readAnswer && response.ok) return await readAnswer(response);
      isOurs = true; // decodeResponse() itself tells of a body that breaks off
      const answer = await decodeResponse(response, { ...call, place, fail });
      return call.finish ? call.finish(answer, call, place) : answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason; // whatever broke, it broke because the caller said so
      if (isOurs || isPlatformError(error)) throw error;
      const isLate = (error as Error | undefined)?.name === "TimeoutError";
      throw isLate ? new TimeoutError(place, error) : new ConnectionError(place, error);
    }
  }
}

/** @throws {ArgumentError} If it cannot be written. The runtime's own words may quote it: only its kind of error is told. */
function written(
  action: string,
  baseUrl: string,
  headers: CallerOptions["headers"],
  call: Call,
): [string, RequestInit] {
  const { method, path, params = {}, lists, body, form, signal, sendOnce, timeoutMs } = call;
  try {
    const sent = form && body ? form(body) : jsonOf(body, action);
    return [
      addressOf(baseUrl, path, params, lists),
      withHints(
        {
          method,
          redirect: "manual",
          // a form says its own type
          headers: {
            ...(typeof sent === "string" && { "content-type": "application/json" }),
            ...headers,
            ...given(params.header),
          },
          body: sent,
          signal,
        },
        { sendOnce, timeoutMs },
      ),
    ];
  } catch (error) {
    if (isPlatformError(error)) throw error;
    throw new ArgumentError(action, "the request", `be one that can be written (${(error as Error).name})`, {});
  }
}

/** What is not given is not sent. */
function given(headers: object = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined && value !== null));
}

/** @throws {ArgumentError} If something is missing that must be there, or cannot be sent as what it is. */
function checkParameters(action: string, { params = {}, required = [], body, needsBody, finish }: Call): void {
  const given = { ...params.path, ...params.query, ...params.header } as Record<string, unknown>;
  for (const name of required) {
    // what is empty is left out of an address without a word, and the call then means something else
    if (!isThere(given[name])) throw new ArgumentError(action, name, "be given", given[name]);
  }
  for (const [name, value] of Object.entries(params.path ?? {})) {
    if (/^\.{1,2}$/.test(String(value))) throw new ArgumentError(action, name, "not be a step in a path", value);
  }
  for (const [name, value] of Object.entries(params.header ?? {})) {
    if (!isHeaderText(String(value)))
      throw new ArgumentError(action, name, "be text that a header can carry", "[secret]");
  }
  if (needsBody && (body === undefined || body === null)) throw new ArgumentError(action, "the body", "be given", body);
  finish?.check?.(action, body);
}

function isThere(value: unknown): boolean {
  return (
    Number.isFinite(value) ||
    typeof value === "boolean" ||
    ((typeof value === "string" || Array.isArray(value)) && value.length > 0)
  );
}
