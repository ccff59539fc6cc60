import { ArgumentError } from "@kontor/http";

type Input = Parameters<typeof fetch>[0];

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * A request that can be sent more than once: gives it anew with every call. A stream is read into memory first.
 *
 * @throws {ArgumentError} If a stream is longer than 32 MB: it would have to be kept to be sent again.
 */
export async function replayable(
  input: Input,
  init: RequestInit | undefined,
): Promise<() => { input: Input; init: RequestInit | undefined }> {
  if (init?.body instanceof ReadableStream) {
    const body = await bytesOf(init.body as ReadableStream<Uint8Array>);
    const { duplex: _, ...rest } = init as RequestInit & { duplex?: string };
    return () => ({ input, init: { ...rest, body } });
  }
  if (!(input instanceof Request) || input.body === null || init?.body !== undefined) return () => ({ input, init });
  return () => ({ input: input.clone(), init });
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<ArrayBuffer> {
  const parts: BlobPart[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > MOST_BYTES)
      throw new ArgumentError(
        "send a request",
        "body",
        "be bytes, or a stream of at most 32 MB, to be sent again after a 401",
        `${size} bytes`,
      );
    parts.push(part as BlobPart);
  }
  return new Blob(parts).arrayBuffer();
}
