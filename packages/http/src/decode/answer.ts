import { raceAbort, type TimeLimit } from "../clock.ts";
import { DecodeError, describeKind } from "../errors.ts";
import { describeCall, type CallPlace } from "../hints.ts";

/** Bytes in memory of their own. TypeScript 5.5 and 5.6 read this declaration too: their `Uint8Array` has no parameter. */
export type Bytes = ReturnType<Uint8Array["slice"]>;

/**
 * Checks what a `fetch` resolved to. That of another library, or a mock, may give something else.
 *
 * @throws {DecodeError} If it is no `Response`: it has no status, no headers or no body that can be read.
 */
export function checkAnswer(given: Response, place: CallPlace = { operation: "a request" }): Response {
  const { status, headers, body, arrayBuffer } = Object(given) as Partial<Response>;
  const canRead = body === null || arrayBuffer || body?.getReader;
  if (canRead && typeof status === "number" && typeof headers?.get === "function") return given;
  throw new DecodeError(
    `the answer of ${describeCall(place)}`,
    `the given fetch resolved to ${describeKind(given)}, not to a Response`,
  );
}

/** The body of an answer as a stream. That of `node-fetch` is one of Node, and other libraries show none, so it is read into memory first. */
export async function openBody(response: Response): Promise<ReadableStream<Bytes> | null> {
  const { body } = response as { body: Partial<ReadableStream> | null | undefined };
  return body === null || body?.getReader
    ? (body as ReadableStream<Bytes>)
    : new Response(await response.arrayBuffer()).body;
}

/** The time limit of an answer, which is freed once that was read or dropped. That of an answer that others read is freed when its time is over. */
export const limits = /* @__PURE__ */ new WeakMap<Response, TimeLimit>();

/** Frees the time limit of an answer that was read. */
export function releaseAnswer(response: Response): void {
  limits.get(response)?.release();
}

/** Reads the body of an answer within its time limit, which a `fetch` of another library may not keep. */
export async function readInTime<T>(
  response: Response,
  read: (body: ReadableStream<Bytes> | null) => Promise<T>,
): Promise<T> {
  const work = async () => read(await openBody(response));
  return raceAbort(work, limits.get(response)?.signal).finally(() => releaseAnswer(response));
}

/** Drops the rest of an answer, so that its connection is free again. The body may be incomplete already. */
export async function dropBody(response: Response | undefined): Promise<void> {
  const body = response?.body as (Partial<ReadableStream> & { resume?(): void }) | null | undefined;
  await body?.cancel?.().catch(() => {});
  body?.resume?.(); // A stream of Node.
  if (response) releaseAnswer(response);
}
