import { ArgumentError } from "@kontor/http";
import { isStream, readBytes, findRequest } from "@kontor/http/internal";

type Input = Parameters<typeof fetch>[0];

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Prepares a request so that it can be sent more than once. A stream is read into memory first. The body of a `Request` counts as a stream,
 * because a `Request` does not show what its body was made from.
 *
 * @throws {ArgumentError} If a stream is longer than 32 MB, because it would have to stay in memory.
 */
export async function prepareReplay(input: Input, init: RequestInit): Promise<RequestInit> {
  const { duplex: _, ...given } = { ...init } as RequestInit & { duplex?: string };
  const body = given.body === undefined ? findRequest(input)?.body : given.body;
  if (!isStream(body)) return given;
  const must = "be bytes, or a stream of at most 32 MB, to be sent again after a 401";
  const tooLong = () => new ArgumentError("send a request", "body", must, "a longer stream");
  return { ...given, body: await readBytes(new Response(body).body, MOST_BYTES, tooLong) };
}

/** Copies all that the caller may change afterwards, except a stream. */
export function takeSnapshot(init: RequestInit | undefined): RequestInit {
  const body = init?.body;
  return body ? { ...init, body: copyOf(body) } : { ...init };
}

function copyOf(body: BodyInit): BodyInit {
  if (body instanceof URLSearchParams) return new URLSearchParams(body);
  if (body instanceof ArrayBuffer) return body.slice();
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength).slice();
  if (!(body instanceof FormData)) return body;
  const copy = new FormData();
  for (const [name, value] of body) copy.append(name, value);
  return copy;
}
