/** The `Request` that a `fetch` is given in place of an address; what is said beside it goes before what it says. */
export function findRequest(input: Parameters<typeof fetch>[0]): Request | undefined {
  return input instanceof Request ? input : undefined;
}
