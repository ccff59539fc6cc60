import type { Bytes } from "./bytes.ts";

/**
 * Reads the bytes of a body.
 *
 * @throws The error that `tooLong` makes, if there are more than `maxBytes`. The rest is not read.
 */
export async function readBytes(
  body: ReadableStream<Bytes> | null,
  maxBytes: number,
  tooLong: () => Error,
): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  const reader = body?.getReader(); // Not every browser can iterate over a body.
  for (;;) {
    const value = (await reader?.read())?.value; // At the end there is no value.
    if (!value) return chunks.length === 1 ? chunks[0]! : new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      throw tooLong();
    }
    chunks.push(value);
  }
}
