import type { Clock } from "@kontor/http";

const LONGEST_MS = 120_000; // A store lets others take over after a minute, so one that takes longer hangs.

/**
 * Waits for an answer of the store, but not for ever. The time of a token call during the request does not count.
 *
 * @param isCalling Whether a token call is underway.
 * @throws {Error} If the store gives no answer in time. The error of the store, if it fails.
 */
export async function waitForStore<T>(clock: Clock, ask: () => Promise<T>, isCalling = () => false): Promise<T> {
  const stop = new AbortController();
  const late = async () => {
    do await clock.sleep(LONGEST_MS, stop);
    while (isCalling());
    throw new Error(`it gave no answer within ${LONGEST_MS} ms`);
  };
  return Promise.race([(async () => ask())(), late()]).finally(() => stop.abort());
}
