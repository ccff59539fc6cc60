import type { Bytes } from "./bytes.ts";

/** Whether a body can be read only once. Node's `fetch` also reads any async iterable as a stream. */
export function isStream(body: unknown): body is ReadableStream<Bytes> {
  return body instanceof ReadableStream || Symbol.asyncIterator in (Object(body) as object);
}
