import { isStream, type Reading } from "./decode/response.ts";
import { type EncodeBody, encodeJson, encodeTexts } from "./encode.ts";
import { ArgumentError, buildUnwritable, hideText, isPlatformError } from "./errors.ts";
import { withHints } from "./fetch/pipeline.ts";
import type { CallPlace } from "./hints.ts";
import { isHeaderText, readOptions, readSetting, trimSlashes } from "./options.ts";
import type { Secret } from "./secret.ts";

/** The parameters of one call. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** The parts of a call that its address consists of. */
export interface Addressed {
  path: string;
  params: CallParameters;
  /** Names of the query parameters. The path itself names its own. */
  query?: readonly string[] | undefined;
  /** `comma`: a list is sent as one value, its items separated by commas. */
  lists?: "comma" | undefined;
}

/** Options that a caller may give to one call. */
export interface CallOptions {
  /** Stops the call. The call then rejects with the reason of the signal. Default: none. */
  signal?: AbortSignal | undefined;
  /**
   * Longest wait for this answer, in ms. It replaces the time limit of `channelFetch()`, `erpFetch()` and `withTimeout()` for this call. A
   * `fetch` of your own without `withTimeout()` ignores it. Default: that limit.
   */
  timeoutMs?: number | undefined;
  /** Headers for this call only. One that the client or the method sets itself is refused. Default: none. */
  headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Sent as `Idempotency-Key`. With it any call may be sent again after its answer was lost, so set it only where the platform or a
   * gateway in front of it supports that header; the platform does not document that it does. Default: none.
   */
  idempotencyKey?: string | undefined;
  /** Called with the status, the headers and the request id of every answer, before the body is read. Default: no call. */
  onResponse?: ((facts: ResponseFacts) => void | Promise<void>) | undefined;
}

/** What is known of an answer besides its body. */
export interface ResponseFacts {
  status: number;
  headers: Headers;
  /** The id under which the platform or a gateway knows the request: `x-request-id`, `x-correlation-id` or `traceparent`. The platform shows none of them. */
  requestId: string | undefined;
}

export function readFacts({ status, headers }: Response): ResponseFacts {
  const names = ["x-request-id", "x-correlation-id", "traceparent"];
  return { status, headers, requestId: names.map((name) => headers.get(name)).find(Boolean) as string | undefined };
}

/** Options of a call that downloads a document. */
export interface DownloadOptions<Read> extends CallOptions {
  /**
   * Reads a 2xx answer instead of the method, for documents that are too large for memory. The method returns what this
   * function returns. Default: the method returns all bytes.
   */
  readAnswer?: ((response: Response) => Promise<Read>) | undefined;
}

/** One call of a generated method. */
export interface OperationCall extends Omit<Addressed, "params"> {
  operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  call?: string;
  method: string;
  options?: (DownloadOptions<unknown> & { throwOnRefused?: boolean | undefined }) | undefined;
  params?: object | undefined;
  header?: readonly string[];
  /** Parameters beside those of the path that must have a value: without one of them the call could mean something else. */
  required?: readonly string[];
  body?: unknown;
  /** Every request has a cost for the caller, so it is not retried automatically. */
  sendOnce?: boolean;
  /** Whether it may be sent again after its answer was lost. Default: its method decides (RFC 9110 §9.2.2). */
  repeats?: boolean;
  needsBody?: boolean;
  /** Names of the fields that a body of the operation requires, at any depth, divided by spaces. A reason of the platform may name one of them. */
  bodyFields?: string;
  /** Encodes the body where it is a form, text, bytes or JSON of a separate media type. Default: `application/json`. */
  form?: EncodeBody | undefined;
  /** Checks and types the answer. Default: it is returned unchecked. */
  decode?: Reading["decode"];
  /** Visits each value of the JSON before it is decoded. Default: none. */
  reviver?: Reading["reviver"];
  /** Reads the bytes of an operation that answers with a document. Default: the answer is JSON. */
  document?: Reading["document"];
  /** Says where a body is missing, may be missing, or lists refused items. Default: there is always a body. */
  answer?: Reading["answer"];
  /** Turns the answer into the result of the method: the outcome for each item. */
  finish?: Finish | undefined;
}

/** How many items of which list one call of an operation takes. A method has it as `batch`, for `sendInBatches()`. */
export interface Batch {
  operation: string;
  list: string;
  most: number;
}

/** Turns an answer into the result of a method. */
export interface Finish {
  (answer: unknown, call: OperationCall, place: CallPlace): unknown;
  /** Checks the body before it is sent. */
  check?(action: string, body: unknown): void;
}

/** A call whose parameters are a plain object, even where its caller gave none. */
export type PreparedCall = OperationCall & { params: CallParameters };

/**
 * Builds the address of a call: the path below the base address, with its parameters, and the query. A query parameter that is `undefined`
 * or `null` is left out. A list repeats its name for every item.
 */
function buildAddress(baseUrl: string, { path, params, query = [], lists }: Addressed): string {
  const write = (name: string) => encodeTexts("build an address", name, params[name]);
  const place = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(write(name).join()));
  const parts = query.flatMap((name) => {
    const trim = (text: string) => (name === "pin" ? text.trim() : text); // A credential loses the line end of its file.
    const texts = write(name).map((each) => encodeURIComponent(trim(each)));
    return (lists && texts.length > 0 ? [texts.join()] : texts).map((text) => `${name}=${text}`);
  });
  const search = parts.join("&");
  return `${trimSlashes(baseUrl)}${place}${search && `?${search}`}`;
}

/**
 * Builds the arguments of `fetch` for a call.
 *
 * @throws {ArgumentError} If the call cannot be encoded. The runtime's error may quote the call, so only its name is repeated.
 */
export function buildRequest(
  action: string,
  baseUrl: string,
  headers: Record<string, string> | undefined,
  call: PreparedCall,
): [string, RequestInit] {
  const { method, params, header = [], body, form, sendOnce, options } = call;
  const { signal, timeoutMs, idempotencyKey } = options ?? {};
  const keyed = idempotencyKey === undefined ? undefined : { [KEY]: idempotencyKey };
  try {
    const sent = form && body !== undefined ? form(body) : encodeJson(body, action);
    const type = form?.type ?? (sent as Partial<Blob> | undefined)?.type ?? "application/json";
    const own = { ...headers };
    const known = [...Object.keys({ ...own, ...keyed }), ...header];
    for (const name of header) {
      const values = encodeTexts(action, name, params[name]);
      if (values.length > 0) own[name] = values.join(); // An empty list is none.
    }
    return [
      buildAddress(baseUrl, call),
      withHints(
        {
          method,
          redirect: "manual",
          headers: {
            ...(sent !== undefined && { "content-type": type }),
            ...own,
            ...readExtraHeaders(action, options?.headers, known),
            ...readExtraHeaders(action, keyed),
          },
          body: sent,
          ...(isStream(sent) && { duplex: "half" }), // The runtime demands it of a stream.
          signal,
        } as RequestInit,
        { sendOnce, repeats: call.repeats, timeoutMs },
      ),
    ];
  } catch (error) {
    if (isPlatformError(error)) throw error;
    throw buildUnwritable(action, error as Error);
  }
}

const KEY = "idempotency-key";
const CLIENT_HEADERS =
  "authorization content-type x-api-key content-length transfer-encoding connection expect upgrade host".split(" ");
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The headers of one call. @throws {ArgumentError} If one cannot be sent, or is the client's own to set. */
function readExtraHeaders(action: string, headers: CallOptions["headers"] = {}, known: readonly string[] = []) {
  if (headers instanceof Headers || Object(headers) !== headers)
    throw new ArgumentError(action, "headers", "be an object with a text for each name", headers);
  const taken = [...CLIENT_HEADERS, ...known].map((name) => name.toLowerCase());
  for (const [name, value] of Object.entries(headers)) {
    if (taken.includes(name.toLowerCase()))
      throw new ArgumentError(action, "headers", "leave out what the client sets itself", name);
    taken.push(name.toLowerCase());
    if (typeof value !== "string" || !value.trim() || !isHeaderText(value) || !HEADER_NAME.test(name))
      throw new ArgumentError(action, name, "be text that a header can carry", "[secret]");
  }
  return headers;
}

/** The header that an option becomes, and the form that its value must have. */
export interface HeaderRule {
  header: string;
  required?: boolean;
  pattern: RegExp;
  /** The rule, for errors: `be a UUID`. */
  must: string;
}

/**
 * The headers that a client sends with every request, without the blanks and line ends around their values. `options` may also hold the client's other options.
 *
 * @throws {ArgumentError} If an option is unknown, a required one is missing, or a value does not match its rule. The error does not repeat
 *   the value, because it may be a key in the wrong place.
 */
export function clientHeaders<Rules extends Record<string, HeaderRule>>(
  what: string,
  rules: Rules,
  options: { [Option in keyof Rules]?: string | Secret | undefined },
): Record<string, string> {
  readOptions<object, object>(`create ${what}`, options, {
    ...rules,
    baseUrl: 1,
    fetch: 1,
    telemetry: 1,
    allowHttp: 1,
  });
  const headers: Record<string, string> = {};
  for (const [option, { header, required, pattern, must }] of Object.entries(rules)) {
    const given = options[option];
    if (given === undefined && !required) continue;
    const text = readSetting(`create ${what}`, option, typeof given === "object" ? given?.reveal() : given);
    if (typeof text !== "string" || !pattern.test(text) || !isHeaderText(text))
      throw new ArgumentError(`create ${what}`, option, must, hideText(given));
    headers[header] = text;
  }
  return headers;
}
