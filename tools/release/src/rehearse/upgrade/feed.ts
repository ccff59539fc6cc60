import { setTimeout as pause } from "node:timers/promises";
import type { RemoteControl } from "@kontor/sandbox";

/** Events that come until they are stopped. */
export interface Feed {
  /** Stops them. @throws {Error} If the sandbox refused one. */
  stop(): Promise<void>;
}

const INTERVAL_MS = 50;

/** Causes an event of every second seller each 50 ms, until it is stopped. */
export function startFeed(sandbox: Pick<RemoteControl, "triggerAll">, sellers: readonly string[]): Feed {
  const stopping = new AbortController();
  const running = feed();
  running.catch(() => {}); // `stop()` tells it
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };

  async function feed(): Promise<void> {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      const some = sellers.filter((_, place) => (place + round) % 2 === 0);
      await sandbox.triggerAll(
        some.map((sellerId) => ({
          type: "Seller:Offer.StockUpdate",
          event: { sellerId, offerId: round + 1, quantity: "3" },
        })),
      );
      await pause(INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
}
