import { formatDuration } from "../inbox/duration.ts";
import type { Terminal } from "./terminal.ts";

const EVERY_MS = 1_000;

/** A wait that a terminal shows while it lasts. */
export interface LiveWait extends Disposable {
  /** Begins to show it; later calls change nothing. */
  start(): void;
  /** Makes room for a line; the wait comes back by itself. */
  clear(): void;
}

/** Shows in one line, which is replaced each second, how long a wait lasts. Where nobody looks, it says nothing. */
export function createLiveWait(
  { showProgress }: Pick<Terminal, "showProgress">,
  {
    what,
    mostMs,
    startInterval = setInterval,
  }: { what: string; mostMs: number; startInterval?: (run: () => void, ms: number) => NodeJS.Timeout },
): LiveWait {
  let timer: NodeJS.Timeout | undefined;
  let seconds = 0;
  const show = () => {
    showProgress(`${what} for ${formatDuration(seconds * 1_000)}; at most ${formatDuration(mostMs)}`);
    seconds += 1;
  };
  return {
    start() {
      if (timer) return;
      show();
      timer = startInterval(show, EVERY_MS);
      timer.unref?.();
    },
    clear: () => showProgress(""),
    [Symbol.dispose]() {
      clearInterval(timer);
      showProgress("");
    },
  };
}
