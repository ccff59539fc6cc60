import { ArgumentError } from "@kontor/http";
import { isStream, readBytes, findRequest } from "@kontor/http/parts";

type Input = Parameters<typeof fetch>[0];

const MOST_BYTES = 32 * 1024 * 1024;

/**
 * What to send a request with so that it can be sent more than once. A `Request` hides whether its body is a text or a
 * stream, so its bytes stand in for it; a stream is read into memory first.
 *
 * @throws {ArgumentError} If a stream is longer than 32 MB: it would have to be kept to be sent again.
 */
export async function prepareReplay(input: Input, init: RequestInit): Promise<RequestInit> {
  const { duplex: _, ...given } = { ...init } as RequestInit & { duplex?: string };
  const body = given.body === undefined ? findRequest(input)?.body : given.body;
  if (!isStream(body)) return given;
  const must = "be bytes, or a stream of at most 32 MB, to be sent again after a 401";
  const tooLong = () => new ArgumentError("send a request", "body", must, "a longer stream");
  return { ...given, body: await readBytes(new Response(body).body, MOST_BYTES, tooLong) };
}

/** What the caller may change afterwards, a stream apart, is copied. */
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
