import {
  pipeline,
  withRetry,
  withTimeout,
  type Clock,
  type Fetch,
  type Telemetry,
  ApiError,
  ArgumentError,
  isPlatformError,
  type Wrap,
  checkAllowHttp,
  hideText,
  readOptions,
  withKeptConnections,
  isHeaderText,
  isSecure,
  raceAbort,
  describeRedirect,
  findRequest,
  keepCredential,
  parseUrl,
  isStream,
  readBytes,
  checkAnswer,
  dropBody,
  readHints,
  runtimeFetch,
} from "@kontor/http/internal";
import { TokenError } from "./error.ts";
import type { TokenSource, Token } from "./token.ts";

/** Options of `channelFetch()` and `erpFetch()`: the tokens, the time limit and the retries of every call. */
export interface PlatformFetchOptions {
  /** Gives a current token for every call: `cached()` or `apiKey()`. */
  tokens: TokenSource;
  /** Longest wait for one attempt, in ms; the ERP may be slow (observed). Default 30 000 for `channelFetch()`, 90 000 for `erpFetch()`. */
  timeoutMs?: number | undefined;
  /** Attempts after the first. Default 2. */
  retries?: number | undefined;
  /** Sends the requests. Default `globalThis.fetch`, as it is when a call is sent. */
  fetch?: Fetch | undefined;
  /** Tells time and waits. Default: the clock of this machine. */
  clock?: Clock | undefined;
  /** From 0 to below 1, for the jitter of retries. Default `Math.random`. */
  random?: (() => number) | undefined;
  /** Observes every attempt: `openTelemetry()` of `@kontor/http/telemetry`. Default: nothing is observed. */
  telemetry?: Pick<Telemetry, "attempt"> | undefined;
  /** Hosts that may be reached by plain http, such as a sandbox in another container: `["sandbox:7070"]`. They get the credentials. Default: none but this machine. */
  allowHttp?: readonly string[] | undefined;
}

/**
 * Makes a `fetch` with all that a channel request needs. Redirects are never followed, and plain http goes only to this machine and to the hosts of
 * `allowHttp`.
 *
 * @throws {ArgumentError | ApiError | TokenError} The errors of `withToken()`.
 * @see given spec §5.2, §7
 */
export function channelFetch(options: PlatformFetchOptions): Fetch {
  return makeFetch(options, 30_000, withKeptConnections);
}

/**
 * Makes a `fetch` with all that an ERP request needs. Redirects are never followed, and plain http goes only to this machine and to the hosts of
 * `allowHttp`.
 *
 * @throws {ArgumentError | ApiError | TokenError} The errors of `withToken()`.
 * @see given spec §4.1, §4.2, §5.1
 */
export function erpFetch(options: PlatformFetchOptions): Fetch {
  return makeFetch(options, 90_000);
}

function makeFetch(options: PlatformFetchOptions, timeLimitMs: number, wrap: Wrap = (fetch) => fetch): Fetch {
  if (typeof options === "function" || "get" in Object(options))
    throw new ArgumentError("make a fetch", "the options", "be { tokens }, not the tokens themselves", options);
  const { tokens, timeoutMs, fetch, telemetry, allowHttp, ...retry } = readOptions("make a fetch", options, {
    tokens: undefined,
    timeoutMs: timeLimitMs,
    retries: undefined,
    fetch: runtimeFetch,
    clock: undefined,
    random: undefined,
    telemetry: undefined,
    allowHttp: undefined,
  });
  const network = wrap(fetch);
  return pipeline(
    telemetry?.attempt(network) ?? network,
    withTimeout(timeoutMs, { clock: retry.clock }), // It limits each attempt.
    withRetry(retry),
    withToken(tokens, { allowHttp }), // It is outermost, so a replay after a 401 gets its own attempts.
  );
}

/**
 * Sends every request with a current token. After a 401 it sends the request once more, with a new token and the same body. The second
 * answer counts, even if it is a 401 again. If the source still gives the token that was refused, the first answer counts. A body that
 * is a stream is read into memory before the first request, so that it can be sent twice.
 *
 * A redirect is not followed, because the credential would go to another place. With `redirect: "manual"`, the caller gets the redirect
 * as the answer.
 *
 * @param options.allowHttp Hosts that may be reached by plain http. Default: none but this machine.
 * @throws {TokenError} If there is no token, also when another one is needed after a 401, or if it cannot be sent in a header. Also if
 *   `tokens.get()` throws an error that is not ours.
 * @throws {ArgumentError} If `tokens` is no source of tokens, or gives what is no token. If the address is neither https nor http to this machine or a host of `allowHttp`, or the body is a stream that is too long to be sent
 *   twice. Nothing was sent then.
 * @throws {ApiError} If the answer is a redirect. It names the status and the host.
 * @see given spec §5.2, §7
 */
export function withToken(tokens: TokenSource, options: Pick<PlatformFetchOptions, "allowHttp"> = {}): Wrap {
  const { allowHttp: hosts } = readOptions("send tokens", options, { allowHttp: undefined });
  const allowHttp = checkAllowHttp("send tokens", hosts);
  if (typeof tokens?.get !== "function" || typeof tokens.discard !== "function")
    throw new ArgumentError(
      "send tokens",
      "tokens",
      "be a source of tokens: apiKey() or cached(grant)",
      hideText(tokens),
    );
  return (next) => async (given, init) => {
    // Everything is read before the first wait, so a later change by the caller has no effect on what was checked.
    const request = findRequest(given);
    const input = request ?? String(given);
    checkAddress(request?.url ?? String(input), allowHttp);
    const sent = takeSnapshot(init);
    const own = new Headers(sent.headers ?? request?.headers);
    const signal = sent.signal ?? request?.signal;
    const redirect = sent.redirect ?? request?.redirect;
    const current = () => raceAbort(() => getToken(tokens), signal);
    const token = await current();
    const call = await raceAbort(() => prepareReplay(input, sent), signal);
    const withCredential = ({ value, scheme = "Bearer" }: Token): RequestInit => {
      const headers = new Headers(own);
      const text = value.reveal();
      // The error of the runtime would quote it.
      if (!isHeaderText(text.trim())) throw new TokenError("any grant", "it cannot be sent in a header");
      if (scheme === "x-api-key") headers.set(scheme, text);
      else headers.set("authorization", `${scheme} ${text}`);
      return { ...call, headers, redirect: "manual" };
    };
    const send = async (each: Token) => {
      const response = checkAnswer(await next(input, withCredential(each)));
      const { status, headers } = response;
      keepCredential(headers, each.value.reveal());
      if (redirect === "manual" || !describeRedirect(status, headers)) return response;
      await dropBody(response);
      throw new ApiError({ operation: "a request" }, status, undefined, headers);
    };
    const response = await send(token);
    if (response.status !== 401) return response;
    tokens.discard(token); // This has an effect only on the current token.
    const newer = await current();
    if (newer === token) return response; // There is no better token.
    await dropBody(response);
    await readHints(sent).attemptEnded?.(response)();
    return send(newer);
  };
}

/** Gets a token from a source that anybody may have written. @throws {ArgumentError} If it is none. The error does not show it. */
async function getToken(tokens: TokenSource): Promise<Token> {
  let token;
  try {
    token = await tokens.get();
  } catch (cause) {
    throw isPlatformError(cause) ? cause : new TokenError("any grant", "tokens.get() failed", { cause });
  }
  if (typeof token?.value?.reveal?.() === "string") return token;
  throw new ArgumentError("send tokens", "tokens.get()", "give a Token, its value a Secret", hideText(token));
}

/** @throws {ArgumentError} If a credential may not be sent to the address. */
function checkAddress(address: string, allowHttp: readonly string[] | undefined): void {
  const base = (globalThis as { location?: { href: string } }).location?.href; // A page has one.
  const url = parseUrl(address, base);
  if (!url || !isSecure(url, allowHttp) || url.username || url.password)
    throw new ArgumentError(
      "send a request",
      "its address",
      "be an https address (http only to this machine and to hosts of allowHttp) without a user",
      address,
    );
}

type Input = Parameters<typeof fetch>[0];

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Prepares a request so that it can be sent more than once. A stream is read into memory first. The body of a `Request` counts as a stream,
 * because a `Request` does not show what its body was made from.
 *
 * @throws {ArgumentError} If a stream is longer than 32 MB, because it would have to stay in memory.
 */
async function prepareReplay(input: Input, init: RequestInit): Promise<RequestInit> {
  const { duplex: _, ...given } = { ...init } as RequestInit & { duplex?: string };
  const body = given.body === undefined ? findRequest(input)?.body : given.body;
  if (!isStream(body)) return given;
  const must = "be bytes, or a stream of at most 32 MB, to be sent again after a 401";
  const tooLong = () => new ArgumentError("send a request", "body", must, "a longer stream");
  return { ...given, body: await readBytes(new Response(body).body, MOST_BYTES, tooLong) };
}

/** Copies all that the caller may change afterwards, except a stream. */
function takeSnapshot(init: RequestInit | undefined): RequestInit {
  const body = init?.body;
  return body ? { ...init, body: copyOf(body) } : { ...init };
}

function copyOf(body: BodyInit): BodyInit {
  if (body instanceof ArrayBuffer) return body.slice();
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice();
  if (!(body instanceof URLSearchParams || body instanceof FormData)) return body;
  const copy = body instanceof FormData ? new FormData() : new URLSearchParams();
  for (const [name, value] of body) copy.append(name, value as string);
  return copy;
}
