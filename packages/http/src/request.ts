import { isStream, type Reading } from "./decode/response.ts";
import { ArgumentError, buildUnwritable, hideText, isPlatformError, isRounded } from "./errors.ts";
import { withHints } from "./fetch/pipeline.ts";
import type { CallPlace } from "./hints.ts";
import { isHeaderText, readOptions, trimSlashes } from "./options.ts";
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
  /** Encodes the body where it is a form, text, bytes or JSON of a separate media type. Default: `application/json`. */
  form?(body: unknown): FormData | URLSearchParams | Blob | ReadableStream;
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
export function buildAddress(baseUrl: string, { path, params, query = [], lists }: Addressed): string {
  const place = path.replace(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const parts = query.flatMap((name) => {
    const trim = (text: string) => (name === "pin" ? text.trim() : text); // A credential loses the line end of its file.
    const texts = [params[name] ?? []].flat().map((each) => encodeURIComponent(trim(String(each))));
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
    const own = { ...headers };
    const known = [...Object.keys({ ...own, ...keyed }), ...header];
    for (const name of header) {
      const values = [params[name] ?? []].flat();
      if (values.length > 0) own[name] = values.join(); // An empty list is none.
    }
    return [
      buildAddress(baseUrl, call),
      withHints(
        {
          method,
          redirect: "manual",
          // The runtime itself sets the content type of a form and of a Blob.
          headers: {
            ...(typeof sent === "string" && { "content-type": "application/json" }),
            ...(isStream(sent) && { "content-type": (form as EncodeAs).type }),
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
const OURS =
  "authorization content-type x-api-key content-length transfer-encoding connection expect upgrade host".split(" ");
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** The headers of one call. @throws {ArgumentError} If one cannot be sent, or is the client's own to set. */
function readExtraHeaders(action: string, headers: CallOptions["headers"] = {}, known: readonly string[] = []) {
  if (headers instanceof Headers || Object(headers) !== headers)
    throw new ArgumentError(action, "headers", "be an object with a text for each name", headers);
  const taken = [...OURS, ...known].map((name) => name.toLowerCase());
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
 * The headers that a client sends with every request. `options` may also hold the client's other options.
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
    const text = typeof given === "object" ? given?.reveal() : given;
    if (typeof text !== "string" || !pattern.test(text) || !isHeaderText(text))
      throw new ArgumentError(`create ${what}`, option, must, hideText(given));
    headers[header] = text;
  }
  return headers;
}

/** Encodes a value as JSON. @throws {ArgumentError} If it holds `NaN`, an infinite or rounded number, or a file, which JSON would turn into something else. */
export function encodeJson(value: unknown, action: string): string {
  return JSON.stringify(value, (key, each: unknown) => {
    if (typeof each === "number" && !Number.isFinite(each)) throw new ArgumentError(action, key, "be finite", each);
    if (isRounded(each)) throw new ArgumentError(action, key, "be exact", each);
    if (each instanceof Blob) throw new ArgumentError(action, key, "be JSON, which holds no files", "a Blob");
    return each;
  });
}

/** Encodes a field of a form as text. @throws {ArgumentError} If it is `NaN` or an infinite number. */
export function encodeField(value: unknown, action: string): string {
  return typeof value === "number" ? encodeJson(value, action) : String(value);
}

/** Encodes a form like a query. A field that is `undefined` is left out, and so is the line end of a credential out of a file. */
export function encodeForm(fields: object): URLSearchParams {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, encodeField(value, "write a form").trim()]));
}

/**
 * Encodes a form of several parts. An object becomes a part of JSON text, and each item of a list its own part. A file keeps its name and its type; a file without a name gets
 * the name of its field, because servers require a name (observed).
 */
export function encodeMultipart(fields: object): FormData {
  const form = new FormData();
  const parts = Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  for (const [name, given] of parts as [string, unknown][]) {
    const value = isBytes(given) ? new Blob([given as BlobPart]) : given;
    if (isStream(value)) throw new ArgumentError("write a form", name, "be a Blob, as no part can stream", "a stream");
    if (value instanceof Blob) form.append(name, value, (value as Partial<File>).name ?? name);
    else if (typeof value === "object")
      form.append(name, new Blob([encodeJson(value, "write a form")], { type: "application/json" }), `${name}.json`);
    else form.append(name, encodeField(value, "write a form"));
  }
  return form;
}

/**
 * Encodes a body of a separate media type: text, bytes and streams go out as they are, and a type of JSON as JSON. `withToken()` reads a stream
 * into memory, because it may have to send it twice, so a large file is better a Blob: `openAsBlob()` of `node:fs`.
 *
 * @throws {ArgumentError} By the function that it gives, if a body is neither text nor bytes: `Blob` would write `[object Object]`.
 */
export function encodeAs(type: string): EncodeAs {
  const isOfJson = /\bjson\b/.test(type);
  const encode = (body: unknown) => {
    if (!isOfJson && body instanceof ReadableStream) return body;
    const isPart = isOfJson || typeof body === "string" || body instanceof Blob || isBytes(body);
    if (!isPart) throw new ArgumentError("write a body", "the body", "be text, bytes, a Blob or a stream", body);
    return new Blob([isOfJson ? encodeJson(body, "write a body") : (body as BlobPart)], { type });
  };
  return Object.assign(encode, { type });
}

/** Encodes a body. A stream cannot tell its media type itself. */
type EncodeAs = ((body: unknown) => Blob | ReadableStream) & { type: string };

/** Bytes that another realm made count too. */
const isBytes = (body: unknown): boolean =>
  ArrayBuffer.isView(body) || /^\[object (Shared)?ArrayBuffer\]$/.test({}.toString.call(body));
