import type { Clock } from "@kontor/http";

/** PostgreSQL gave no answer in time. Its connection may hang forever, so it is not used again. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
}

/**
 * Waits for an answer of PostgreSQL, but no longer than `ms`. A connection whose other end has vanished would never answer.
 *
 * @param ms Longest wait, in ms.
 * @throws {NoAnswerError} If there is no answer by then. The statement may still take effect.
 */
export async function limitAnswer<T>(answer: Promise<T>, ms: number, clock: Clock): Promise<T> {
  const stop = new AbortController();
  const late = clock.sleep(ms, stop).then(() => {
    throw new NoAnswerError(`PostgreSQL gave no answer within ${ms / 1000} s`);
  });
  return Promise.race([answer, late]).finally(() => stop.abort());
}
