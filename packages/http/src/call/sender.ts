import type { Telemetry } from "../telemetry/telemetry.ts";
import { buildAddress, type Addressed, type CallParameters } from "./address.ts";
import { describeCall, type CallPlace } from "./place.ts";
import { checkTimeout } from "../fetch/check-timeout.ts";
import { decodeResponse, type Reading } from "../decode/response.ts";
import { isHeaderText } from "./client-headers.ts";
import { ArgumentError } from "../errors/argument.ts";
import { ConnectionError } from "../errors/connection.ts";
import { isPlatformError } from "../errors/platform.ts";
import { TimeoutError } from "../errors/timeout.ts";
import type { Fetch } from "../fetch/fetch.ts";
import { readJson } from "../body/encode-json.ts";
import { checkOptionNames } from "../values/check-option-names.ts";
import { withHints } from "../fetch/request-hints.ts";
import { secureUrl, trimSlashes } from "./secure-url.ts";

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
export interface OperationCall extends Omit<Addressed, "params"> {
  operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  call?: string;
  method: string;
  /** What its caller says of it, checked here for every operation: nothing else of a call is theirs. */
  options?: (CallOptions & { throwOnRefused?: boolean }) | undefined;
  params?: object | undefined;
  /** Names of the parameters that go into the header. */
  header?: readonly string[];
  /** Parameters that must be there, all of the path among them: a missing one can mean something else altogether. */
  required?: readonly string[];
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
  (answer: unknown, call: OperationCall, place: CallPlace): unknown;
  /** Looks at the body before it is sent. */
  check?(action: string, body: unknown): void;
}

export interface CallSenderOptions {
  /** What is being made, for errors: `an ERP client`. */
  what: string;
  baseUrl: string;
  fetch?: Fetch | undefined;
  headers?: Record<string, string>;
  fail: Reading["fail"];
  telemetry?: Pick<Telemetry, "observe"> | undefined;
}

/** The one way to the platform. */
export interface CallSender {
  call(call: OperationCall): Promise<unknown>;
}

/**
 * The one way a generated method reaches the platform: an address, plain headers and a body that can be sent again go to
 * `fetch`, `decodeResponse()` reads the answer. A redirect is not followed, as it would carry the credentials elsewhere: it
 * is an error like any other.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or `fetch` is no function.
 */
export function createCallSender({
  what,
  baseUrl,
  fetch = globalThis.fetch,
  headers,
  fail,
  telemetry,
}: CallSenderOptions): CallSender {
  const { href: base, host, pathname } = secureUrl(`create ${what}`, "baseUrl", baseUrl);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  return {
    call: (call) => {
      const { operation, method, path } = call; // and not what it carries
      const run = () => send({ ...call, params: { ...call.params } });
      return telemetry?.observe({ operation, method, path }, run) ?? run();
    },
  };

  async function send(call: Sent): Promise<unknown> {
    const { operation, method } = call;
    const { signal, readAnswer } = call.options ?? {};
    const action = `send ${describeCall(call)}`;
    checkCall(action, call);
    const request = written(action, base, headers, call);
    const place = {
      operation,
      call: call.call,
      method,
      host,
      path: `${trimSlashes(pathname)}${call.path}`,
      parameters: Object.keys(call.params),
    };
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

/** A call whose parameters are there to be looked at, whatever its caller gave. */
type Sent = OperationCall & { params: CallParameters };

/** @throws {ArgumentError} If it cannot be written. The runtime's own words may quote it: only its kind of error is told. */
function written(
  action: string,
  baseUrl: string,
  headers: CallSenderOptions["headers"],
  call: Sent,
): [string, RequestInit] {
  const { method, params, header = [], body, form, sendOnce, options } = call;
  const { signal, timeoutMs } = options ?? {};
  try {
    const sent = form && body ? form(body) : readJson(body, action);
    const given = header.flatMap((name) => [params[name] ?? []].flat().map((value) => [name, value])); // what is not given is not sent
    return [
      buildAddress(baseUrl, call),
      withHints(
        {
          method,
          redirect: "manual",
          // a form says its own type
          headers: {
            ...(typeof sent === "string" && { "content-type": "application/json" }),
            ...headers,
            ...Object.fromEntries(given),
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

/** @throws {ArgumentError} If something is missing that must be there, is not known, or cannot be sent as what it is. */
function checkCall(
  action: string,
  { params, path, query = [], header = [], required = [], body, needsBody, options, finish }: Sent,
): void {
  checkOptionNames<object>(action, options, {
    ...{ signal: 1, timeoutMs: 1, readAnswer: 1 },
    ...(finish && { throwOnRefused: 1 }),
  } as never);
  checkTimeout(action, options?.timeoutMs ?? 1);
  const known = [...required, ...query, ...header].map((name) => [name, 1]);
  checkOptionNames(action, params, Object.fromEntries(known) as Record<string, 1>);
  const refuse = (name: string, must: string, got = params[name]) => {
    throw new ArgumentError(action, name, must, got);
  };
  for (const name of required) {
    // what is empty is left out of an address without a word, and the call then means something else
    if (!isThere(params[name])) refuse(name, "be given");
    if (path.includes(`{${name}}`) && /^\.{1,2}$/.test(String(params[name]))) refuse(name, "not be a step in a path");
  }
  for (const name of header) {
    if (!isHeaderText(String(params[name]))) refuse(name, "be text that a header can carry", "[secret]");
  }
  if (needsBody && (body === undefined || body === null)) refuse("the body", "be given", body);
  finish?.check?.(action, body);
}

/** Whether there is anything to send: text and lists that are empty are nothing. */
function isThere(value: unknown): boolean {
  return Number.isFinite(value) || typeof value === "boolean" || (Object(value) as string).length > 0;
}
