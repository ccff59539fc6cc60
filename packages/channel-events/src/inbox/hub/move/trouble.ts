import type { Clock } from "@kontor/http";

const QUIET_MS = 5_000; // A lock that is not free, or a server that starts again, is no news.
const AGAIN_MS = 60_000;

/** Notes what stands in the way of work that is tried again for ever. */
export interface Trouble {
  /** The work has failed once more. */
  note(error: unknown): void;
  /** The work goes on. */
  end(): void;
  /** Tells somebody of trouble that lasts, each minute, and of its end (`undefined`). Returns a function that ends this. */
  tell(listener: (error: unknown) => void): () => void;
}

export function createTrouble(clock: Pick<Clock, "monotonicMs">): Trouble {
  const listeners = new Set<(error: unknown) => void>();
  let since: number | undefined;
  let toldAt: number | undefined;
  const tellAll = (error: unknown) => {
    for (const listener of listeners) listener(error);
  };
  return {
    note(error) {
      const now = clock.monotonicMs();
      since ??= now;
      if (now - since < QUIET_MS || (toldAt !== undefined && now - toldAt < AGAIN_MS)) return;
      toldAt = now;
      tellAll(error);
    },
    end() {
      since = undefined;
      if (toldAt === undefined) return;
      toldAt = undefined;
      tellAll(undefined);
    },
    tell(listener) {
      const own = (error: unknown) => listener(error);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
