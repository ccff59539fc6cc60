import { decodeResponse, type Reading } from "./decode-response.ts";
import { ArgumentError, ConnectionError, isPlatformError, TimeoutError } from "./errors.ts";
import type { Fetch } from "./fetch.ts";

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
 * @throws {ArgumentError} If `baseUrl` is not an absolute http or https address.
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
  if (!isHttpUrl(baseUrl))
    throw new ArgumentError(`create ${what}`, "baseUrl", "be an absolute http or https address", baseUrl);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  const raw = createRawClient({ baseUrl, fetch, headers, redirect: "manual" }) as Raw;
  const { request } = raw as RawClient;

  return {
    raw,
    async call({ operation, method, path, params, body, type, decode, answer, signal }) {
      let response: Response | undefined;
      let sending = false;
      const capture = async (...[input, init]: Parameters<Fetch>) => {
        sending = true;
        response = await fetch(input, init);
        return new Response(null, { status: 204 }); // openapi-fetch has nothing to read: we read
      };
      try {
        const form = type === "application/x-www-form-urlencoded";
        await request(
          method as never,
          path as never,
          {
            fetch: capture,
            ...(params && { params }),
            ...(body !== undefined && { body }),
            ...(signal && { signal }),
            ...(form && {
              bodySerializer: (fields: Record<string, string>) => new URLSearchParams(fields).toString(),
              headers: { "content-type": type },
            }),
          } as never,
        );
      } catch (error) {
        if (isPlatformError(error)) throw error;
        if (signal?.aborted) throw signal.reason;
        if (!sending)
          throw Object.assign(
            new ArgumentError(
              `send ${operation}`,
              "the request",
              `be one that can be written: ${(error as Error).message}`,
              body,
            ),
            { cause: error },
          );
        throw (error as Error | undefined)?.name === "TimeoutError"
          ? new TimeoutError(operation, error)
          : new ConnectionError(operation, error);
      }
      try {
        return await decodeResponse(response!, { operation, decode, answer, fail });
      } catch (error) {
        if (signal?.aborted) throw signal.reason; // it broke off because the caller said so
        throw error;
      }
    },
  };
}

function isHttpUrl(text: unknown): boolean {
  return typeof text === "string" && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
