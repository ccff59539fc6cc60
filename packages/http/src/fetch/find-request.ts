/** The `Request` that `fetch` was given in place of an address, if any. Fields of `init` override its fields. */
export function findRequest(input: Parameters<typeof fetch>[0]): Request | undefined {
  return input instanceof Request ? input : undefined;
}
