import type { Wrap } from "./fetch.ts";

/**
 * Unpacks a `Request` into its address and an `init` with the body as bytes, so that the steps inside can send it
 * more than once: a `Request` hides whether its body is a text or a stream. openapi-fetch always builds one.
 */
export function withPlainInit(): Wrap {
  return (next) => async (input, init) => {
    if (!(input instanceof Request)) return next(input, init);
    const { method, headers, signal, redirect, credentials, cache, referrerPolicy, keepalive } = input;
    const body = method === "GET" || method === "HEAD" ? undefined : await input.arrayBuffer();
    const plain = { method, headers, signal, redirect, credentials, cache, referrerPolicy, keepalive };
    return next(input.url, { ...plain, ...(body && body.byteLength > 0 && { body }), ...init });
  };
}
