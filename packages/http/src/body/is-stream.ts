/** Whether a body can be read only once: a stream, or what Node's `fetch` takes for one. */
export function isStream(body: unknown): body is ReadableStream<Uint8Array<ArrayBuffer>> {
  return body instanceof ReadableStream || Symbol.asyncIterator in (Object(body) as object);
}
