import type { Reading } from "./decode/response.ts";
import { encodeJson } from "./encode.ts";
import { ArgumentError, hideText, isPlatformError } from "./errors.ts";
import { withHints } from "./fetch/pipeline.ts";
import type { CallPlace } from "./hints.ts";
import { readOptions } from "./options.ts";
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
  /** Longest wait for this answer, in ms. It replaces the time limit of the client's `fetch` for this call. Default: that limit. */
  timeoutMs?: number | undefined;
  /**
   * Reads a 2xx answer in place of the method, for answers that are too large to be held in memory. The method returns what this
   * function returns. Default: the method reads the answer.
   */
  readAnswer?: ((response: Response) => Promise<unknown>) | undefined;
}

/** One call of a generated method. */
export interface OperationCall extends Omit<Addressed, "params"> {
  operation: string;
  /** The method as its caller writes it: `channel.orders.create`. */
  call?: string;
  method: string;
  /** The caller's options. They are checked here for every operation. */
  options?: (CallOptions & { throwOnRefused?: boolean | undefined }) | undefined;
  /** The parameters of the path, the query and the headers. Default: none. */
  params?: object | undefined;
  /** Names of the parameters that are sent as headers. */
  header?: readonly string[];
  /** Parameters that must have a value, including all of the path: without one of them the call could mean something else. */
  required?: readonly string[];
  /** The body before it is encoded. Default: none. */
  body?: unknown;
  /** Every request has a cost for the caller, so it is not retried automatically. */
  sendOnce?: boolean;
  /** The operation requires a body. */
  needsBody?: boolean;
  /** Encodes the body where it is a form, text, bytes or JSON of a media type of its own. Default: `application/json`. */
  form?(body: unknown): FormData | URLSearchParams | Blob;
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
    const texts = [params[name] ?? []].flat().map((each) => encodeURIComponent(String(each)));
    return (lists && texts.length > 0 ? [texts.join(",")] : texts).map((text) => `${name}=${text}`);
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
  const { signal, timeoutMs } = options ?? {};
  try {
    const sent = form && body !== undefined ? form(body) : encodeJson(body, action);
    const given = header.flatMap((name) => [params[name] ?? []].flat().map((value) => [name, value])); // Headers without a value are not sent.
    return [
      buildAddress(baseUrl, call),
      withHints(
        {
          method,
          redirect: "manual",
          // The runtime itself sets the content type of a form and of a Blob.
          headers: {
            ...(typeof sent === "string" && { "content-type": "application/json" }),
            ...headers,
            ...Object.fromEntries(given),
          },
          body: sent,
          signal,
        } as RequestInit,
        { sendOnce, timeoutMs },
      ),
    ];
  } catch (error) {
    if (isPlatformError(error)) throw error;
    throw new ArgumentError(action, "the request", `be one that can be written (${(error as Error).name})`, {});
  }
}

/** Whether a header can carry a text. `fetch` refuses other text, and its error quotes the text. */
export function isHeaderText(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
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
  readOptions<object, object>(`create ${what}`, options, { ...rules, baseUrl: 1, fetch: 1, telemetry: 1 });
  const headers: Record<string, string> = {};
  for (const [option, { header, required, pattern, must }] of Object.entries(rules)) {
    const given = options[option];
    if (given === undefined && !required) continue;
    const text = typeof given === "object" ? given?.reveal() : given;
    if (typeof text !== "string" || !pattern.test(text) || !isHeaderText(text)) {
      throw new ArgumentError(`create ${what}`, option, must, hideText(given));
    }
    headers[header] = text;
  }
  return headers;
}

/** Parses an address, relative to `base` if given. The result is `undefined` where the text is not an address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of an endpoint that receives credentials, below a base address whose path prefix is kept.
 *
 * @param action The action, for errors: `create an ERP client`.
 * @param argument Name of the base address, for errors.
 * @throws {ArgumentError} If the base is not an address, is plain http to another machine, or has a user, a query or a fragment: addresses
 *   appear in errors and logs, and these parts may hold secrets.
 * @see given spec §5.1 (only to be used over SSL)
 */
export function secureUrl(action: string, argument: string, base: string, path = ""): URL {
  const url = typeof base === "string" && parseUrl(base) ? new URL(`${trimSlashes(base)}${path}`) : undefined;
  checkSecureUrl(action, argument, url, base);
  if (url.username || url.password || /[?#]/.test(base))
    throw new ArgumentError(action, argument, "be an address without a user, a query or a fragment", base);
  return url;
}

/**
 * Checks that credentials may be sent to an address.
 *
 * @throws {ArgumentError} If the address is missing, or credentials may not be sent there.
 */
export function checkSecureUrl(
  action: string,
  argument: string,
  url: URL | undefined,
  given: unknown,
): asserts url is URL {
  const told = url?.protocol === "http:" ? given : hideText(given); // Text that is not an address may be a key.
  if (!url || !isSecure(url))
    throw new ArgumentError(action, argument, "be an https address (http only to this machine)", told);
}

/** Whether credentials may be sent to an address: by https, or by plain http to this machine. */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** A base address without the slashes at its end. */
export function trimSlashes(base: string): string {
  let end = base.length;
  while (base[end - 1] === "/") end -= 1;
  return base.slice(0, end);
}
