import { raceAbort } from "../fetch/race-abort.ts";

/**
 * Waits, and stops waiting at once when the signal aborts. No listener remains.
 *
 * @param ms How long, in ms.
 * @param options.signal Ends the wait when it aborts. Default: none.
 * @throws The signal's reason, if it is or gets aborted.
 */
export async function sleep(ms: number, { signal }: { signal?: AbortSignal | null | undefined } = {}): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = () => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await raceAbort(over, signal).finally(() => clearTimeout(timer));
}
