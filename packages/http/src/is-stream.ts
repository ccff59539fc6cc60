/** Whether a body can be read only once: a stream, or what Node's `fetch` takes for one. */
export function isStream(body: unknown): body is ReadableStream<Uint8Array<ArrayBuffer>> {
  return body instanceof ReadableStream || (typeof body === "object" && body !== null && Symbol.asyncIterator in body);
}
