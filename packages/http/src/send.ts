import { checkAnswer } from "./decode/answer.ts";
import { type Reading, decodeResponse } from "./decode/response.ts";
import {
  ArgumentError,
  buildUnwritable,
  ConnectionError,
  hideText,
  isPlatformError,
  isTimeout,
  TimeoutError,
} from "./errors.ts";
import { encodeTexts } from "./encode.ts";
import { type Fetch, isOfRuntime, noStore, runtimeFetch, withTimeout, type Wrap } from "./fetch/pipeline.ts";
import { describeCall } from "./hints.ts";
import { listFields } from "./reason.ts";
import { checkTimeout, isHeaderText, readOptions, secureUrl, trimSlashes } from "./options.ts";
import { type Batch, type OperationCall, type PreparedCall, buildRequest, readFacts } from "./request.ts";

/** A call, for telemetry. Parameters and body are not told. */
export interface ObservedCall extends Pick<OperationCall, "operation" | "method" | "path"> {
  /** Status of the answer, once there is one. */
  status?: number;
  /** The id under which the platform or a gateway knows the request, where an answer has one. */
  requestId?: string | undefined;
}

/** Observes calls, attempts and token calls. `openTelemetry()` from `@kontor/http/telemetry` creates one for the `telemetry` options. */
export interface Telemetry {
  /** Runs around every call of a client, including its retries and its decoding. It returns the result of `run`. */
  observe<T>(call: ObservedCall, run: () => Promise<T>): Promise<T>;
  /** Runs around every attempt of a `fetch`. */
  attempt: Wrap;
  /** Runs around every token call of a grant, and keeps the identity of the grant. */
  tokenRefresh<Refresh extends (...context: never[]) => Promise<unknown>>(grant: Refresh): Refresh;
}

/** Options of `createCallSender()`: the address, the `fetch` and the headers of a client. */
interface CallSenderOptions {
  /** The client that is created, for errors: `an ERP client`. */
  what: string;
  baseUrl: string;
  fetch?: Fetch | undefined;
  headers?: Record<string, string>;
  /** Makes the error for an answer outside 2xx. */
  fail: Reading["fail"];
  /** The fields of an error body, which is an error with 2xx too. Default: none. A filled `errorList` is an error in any case. */
  errorFields?: Reading["errorFields"];
  telemetry?: Pick<Telemetry, "observe"> | undefined;
  /** Hosts that may be reached by plain http. */
  allowHttp?: readonly string[] | undefined;
}

/**
 * The one way from a generated method to the platform. It gives `fetch` an address, plain headers and a body that can be sent again;
 * `decodeResponse()` reads the answer. A redirect is an error: to follow it would send the credentials to another place.
 *
 * @throws {ArgumentError} If `baseUrl` is not https (http only to this machine), or `fetch` is not a function.
 */
export function createCallSender({
  what,
  baseUrl,
  fetch = runtimeFetch,
  headers,
  fail,
  errorFields,
  telemetry,
  allowHttp,
}: CallSenderOptions): { call(call: OperationCall): Promise<unknown> } {
  const { href: base, host, pathname } = secureUrl(`create ${what}`, "baseUrl", baseUrl, "", allowHttp);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  const isBare = isOfRuntime(fetch);
  const isWithoutToken = isBare && !["authorization", "x-api-key"].some((each) => headers?.[each]);
  return {
    call: (call) => {
      const { operation, method, path } = call;
      const observed: ObservedCall = { operation, method, path };
      const run = () => send({ ...call, params: { ...call.params } }, observed);
      return telemetry ? telemetry.observe(observed, run) : run();
    },
  };

  async function send(call: PreparedCall, observed: ObservedCall): Promise<unknown> {
    const { operation, method } = call;
    const { signal, readAnswer, onResponse, timeoutMs } = call.options ?? {};
    const action = `send ${describeCall(call)}`;
    checkCall(action, call);
    const [address, built] = buildRequest(action, base, headers, call);
    if (call.form) built.body = await (built.body as unknown as Promise<Blob>); // A file of another library is read before it is sent.
    const init = call.sendOnce ? { ...built, ...noStore() } : built; // An answer out of a cache would be an old one.
    const sendIt = timeoutMs && isBare ? withTimeout(timeoutMs)(fetch) : fetch; // No step of ours keeps the limit otherwise.
    const repeats = new Headers(init.headers).has("idempotency-key") || call.repeats;
    const place = {
      operation,
      call: call.call,
      method,
      host,
      path: `${trimSlashes(pathname)}${call.path}`,
      parameters: Object.keys(call.params),
      ...(repeats !== undefined && { repeats }),
    };
    let isOurs = false;
    let isReading = false;
    try {
      const response = checkAnswer(await sendIt(address, init), place);
      isOurs = true; // What the caller's own function throws is no failure of the connection.
      const { headers, ...facts } = readFacts(response);
      Object.assign(observed, facts);
      await onResponse?.({ headers, ...facts });
      if (readAnswer && response.ok) {
        isReading = true;
        return await readAnswer(response);
      }
      // From here on, decodeResponse() reports a body that breaks off.
      const failHere: Reading["fail"] = (at, ...facts) =>
        fail({ ...at, fields: listFields([call.params, call.body], call.bodyFields), isWithoutToken }, ...facts);
      const answer = await decodeResponse(response, { ...call, place, fail: failHere, errorFields });
      return call.finish ? call.finish(answer, call, place) : answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason; // The caller ended the call, so the failure is the caller's own reason.
      const isBroken = !isOurs || (isReading && (isTimeout(error) || error instanceof TypeError)); // A body may break off while it is read.
      if (!isBroken || isPlatformError(error)) throw error;
      throw new (isTimeout(error) ? TimeoutError : ConnectionError)(place, error);
    }
  }
}

/**
 * A method of a group: the HTTP method, the path, the operation and the names of the arguments before the options as one text, such as
 * `PATCH /v2/labels/{id} Labels_Update params body`, and what else is to be known of its calls.
 */
type MethodFacts = readonly [text: string, facts?: Partial<OperationCall> & { batch?: Batch }];

/** Makes the methods of a group. They are a table, because a client has hundreds of them, and loads them all. */
export function buildGroup<Methods extends object>(
  core: { call(call: OperationCall): Promise<unknown> },
  group: string,
  methods: { [Name in keyof Methods]: MethodFacts | Methods[Name] },
): Methods {
  const made = Object.entries(methods).map(([name, given]) => {
    if (!Array.isArray(given)) return [name, given];
    const [text, { batch, ...facts } = {}] = given as unknown as MethodFacts;
    const [method, path, operation, ...names] = text.split(" ") as [string, string, string, ...string[]];
    const call = { call: `${group}.${name}`, method, path, operation, needsBody: names.includes("body"), ...facts };
    names.push("options");
    const send = (...args: unknown[]) =>
      core.call({ ...call, ...Object.fromEntries(names.map((each, at) => [each, args[at]])) });
    return [name, Object.assign(send, batch && { batch })];
  });
  return Object.fromEntries(made) as Methods;
}

/**
 * Checks a call before anything is sent.
 *
 * @throws {ArgumentError} If something required is missing, an option or a parameter is unknown, or a value cannot be sent in its place.
 */
export function checkCall(
  action: string,
  { params, path, query = [], header = [], required = [], body, needsBody, options, finish }: PreparedCall,
): void {
  readOptions<object, object>(action, options, {
    signal: 1,
    timeoutMs: 1,
    headers: 1,
    idempotencyKey: 1,
    onResponse: String, // It must be a function too.
    readAnswer: String,
    ...(finish && { throwOnRefused: 1 }),
  });
  checkTimeout(action, options?.timeoutMs ?? 1);
  if (options?.signal && !options.signal.addEventListener)
    throw new ArgumentError(action, "signal", "be an AbortSignal", {});
  const inPath = Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name]) => name!);
  const known = [...inPath, ...required, ...query, ...header].map((name) => [name, 1]);
  readOptions<object, object>(action, params, Object.fromEntries(known));
  const refuse = (name: string, must: string, got = params[name]) => {
    throw new ArgumentError(action, name, must, got);
  };
  for (const name of [...inPath, ...required]) {
    // An empty value would vanish from the address, and the call would mean something else.
    const given = params[name] ?? "";
    if (given === "" || (Array.isArray(given) && given.length === 0)) refuse(name, "be given");
    if (inPath.includes(name) && Array.isArray(given)) refuse(name, "be one value");
    // An app id such as stock-sync/1.4.0 has a slash, sent as %2F. Some servers decode that, so no part may be empty or a step, and none encoded.
    if (inPath.includes(name) && /(^|\/)(\.|%2e){0,2}(\/|$)|\\|%2f|%5c/i.test(String(params[name])))
      refuse(name, "be one step of a path", hideText(params[name]));
  }
  for (const name in params) {
    const texts = encodeTexts(action, name, params[name]);
    if (header.includes(name) && !texts.every(isHeaderText))
      refuse(name, "be text that a header can carry", "[secret]");
  }
  if (needsBody && (body === undefined || body === null)) refuse("the body", "be given", body);
  finish?.check?.(action, body);
}

/**
 * Refuses what cannot observe the calls of a client, such as the telemetry of a consumer. Otherwise the first call would tell, and not the
 * creation. A client whose groups are imported one by one does without this check, because it must stay small.
 *
 * @throws {ArgumentError} If `telemetry` is given and has no `observe()`.
 */
export function checkTelemetry(action: string, telemetry: { observe?: unknown } | null | undefined): void {
  if (telemetry === undefined || typeof telemetry?.observe === "function") return;
  throw new ArgumentError(action, "telemetry", "be what openTelemetry() makes", telemetry);
}

/** A call of a client by path. It gives the answer beside its data. */
type CallByPath = (path: string, ...more: unknown[]) => Promise<{ response: Response }>;

/** The parameters of a call by path, its values written as the methods of ours write them. @throws {ArgumentError} If one has no text. */
function encodeParams(action: string, params: object = {}): object {
  const places = Object.entries(params).map(([place, values]: [string, unknown]) => {
    const given = Object.entries(Object(values) as object).map(([name, value]) => {
      const texts = encodeTexts(action, name, value);
      return [name, Array.isArray(value) ? texts : texts[0]];
    });
    return [place, Object.fromEntries(given)];
  });
  return Object.fromEntries(places) as object;
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Refuses a call of an openapi-fetch client that cannot be written, such as half of a character in a path or a header of two lines, and lets telemetry observe each call, as
 * it observes the methods of ours. The name of a call is its method and its path as the specs write it, such as `GET /v2/items/{id}`: no
 * value of a parameter is told.
 */
export function withRules<Client extends object>(
  client: Client,
  { observe = (_, run) => run() }: Partial<Pick<Telemetry, "observe">> = {},
): Client {
  const { use, ...sends } = client as unknown as Record<string, CallByPath> & { use(step: object): void };
  const written = new WeakSet<object>();
  use({ onRequest: ({ params }: { params: object }) => void written.add(params) });
  const request = async (name: string, path: string, init?: { params?: object }) => {
    const method = name.toUpperCase();
    const params = encodeParams(`send ${method} ${path}`, init?.params); // They are of this call alone, and tell how far it came.
    const results: Awaited<ReturnType<CallByPath>>[] = [];
    await observe({ operation: `${method} ${path}`, method, path }, async () => {
      const result = await sends[method]!(path, { ...init, params }).catch((error: unknown) => {
        if (written.has(params) || isPlatformError(error) || !(error instanceof Error)) throw error;
        throw buildUnwritable(`send ${method} ${path}`, error); // The error of the runtime may quote a header.
      });
      results.push(result);
      return result.response; // An answer outside 2xx is a result here, and its status is measured.
    });
    return results[0]!;
  };
  const methods = METHODS.map((method) => [
    method,
    (path: string, init?: { params?: object }) => request(method, path, init),
  ]);
  return Object.assign(client, Object.fromEntries(methods), { request });
}
