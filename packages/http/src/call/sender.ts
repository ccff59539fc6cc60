import type { Telemetry } from "../telemetry/telemetry.ts";
import { buildRequest } from "./build-request.ts";
import type { OperationCall, PreparedCall } from "./call.ts";
import { checkCall } from "./check.ts";
import { describeCall } from "./place.ts";
import { secureUrl, trimSlashes } from "./secure-url.ts";
import { decodeResponse, type Reading } from "../decode/response.ts";
import { ArgumentError } from "../errors/argument.ts";
import { ConnectionError } from "../errors/connection.ts";
import { isPlatformError } from "../errors/platform.ts";
import { TimeoutError } from "../errors/timeout.ts";
import type { Fetch } from "../fetch/fetch.ts";

/** Options of `createCallSender()`: the address, the `fetch` and the headers of a client. */
export interface CallSenderOptions {
  /** The client that is created, for errors: `an ERP client`. */
  what: string;
  /** Base address of the interface; a path prefix is kept. */
  baseUrl: string;
  /** Sends the requests. Default `globalThis.fetch`. */
  fetch?: Fetch | undefined;
  /** Headers of every request. Default: none. */
  headers?: Record<string, string>;
  /** Makes the error for an answer outside 2xx. */
  fail: Reading["fail"];
  /** The fields of an error body, which is an error with 2xx too. Default: none. A filled `errorList` is an error in any case. */
  errorFields?: Reading["errorFields"];
  /** Runs around every call. Default: nothing does. */
  telemetry?: Pick<Telemetry, "observe"> | undefined;
}

/** Sends the calls of a client to the platform. */
export interface CallSender {
  call(call: OperationCall): Promise<unknown>;
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
  fetch = globalThis.fetch,
  headers,
  fail,
  errorFields,
  telemetry,
}: CallSenderOptions): CallSender {
  const { href: base, host, pathname } = secureUrl(`create ${what}`, "baseUrl", baseUrl);
  if (typeof fetch !== "function") throw new ArgumentError(`create ${what}`, "fetch", "be a function", fetch);
  return {
    call: (call) => {
      const { operation, method, path } = call; // Parameters and body are not for telemetry.
      const run = () => send({ ...call, params: { ...call.params } });
      return telemetry ? telemetry.observe({ operation, method, path }, run) : run();
    },
  };

  async function send(call: PreparedCall): Promise<unknown> {
    const { operation, method } = call;
    const { signal, readAnswer } = call.options ?? {};
    const action = `send ${describeCall(call)}`;
    checkCall(action, call);
    const request = buildRequest(action, base, headers, call);
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
      isOurs = true; // From here on, decodeResponse() reports a body that breaks off.
      const answer = await decodeResponse(response, { ...call, place, fail, errorFields });
      return call.finish ? call.finish(answer, call, place) : answer;
    } catch (error) {
      if (signal?.aborted) throw signal.reason; // The caller ended the call, so the failure is the caller's own reason.
      if (isOurs || isPlatformError(error)) throw error;
      const isLate = (error as Error | undefined)?.name === "TimeoutError";
      throw isLate ? new TimeoutError(place, error) : new ConnectionError(place, error);
    }
  }
}
