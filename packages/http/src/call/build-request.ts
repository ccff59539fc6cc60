import { buildAddress } from "./address.ts";
import type { PreparedCall } from "./call.ts";
import { encodeJson } from "../body/encode-json.ts";
import { ArgumentError } from "../errors/argument.ts";
import { isPlatformError } from "../errors/platform.ts";
import { withHints } from "../fetch/request-hints.ts";

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
        },
        { sendOnce, timeoutMs },
      ),
    ];
  } catch (error) {
    if (isPlatformError(error)) throw error;
    throw new ArgumentError(action, "the request", `be one that can be written (${(error as Error).name})`, {});
  }
}
