const EVERY_MS = 25;

/**
 * Makes a pause for a loop whose steps never wait, as those of a file: it lets the process hear Ctrl-C and show progress now and then.
 *
 * @throws {unknown} The reason of the signal, once it has fired.
 */
export function takeTurns(signal: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < EVERY_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
    signal.throwIfAborted();
  };
}
