import { createLeadership, type Leadership, type LeadershipOptions } from "../../consumer/leadership.ts";

/** A turn that several consumers of this process share, because their channels share credentials, and so a quota. */
export interface SharedLeadership {
  /** The turn as one consumer sees it: each starts and stops its own part. */
  join(): Leadership;
  /** Whether this process has the turn. */
  isOurs(): boolean;
  /** Asks for the turn now, or gives it up. */
  look(): Promise<void>;
}

/** The turn is asked for from the first start to the last stop. */
export function createSharedLeadership(options: LeadershipOptions): SharedLeadership {
  const turn = createLeadership(options);
  const started = new Set<object>();
  const waiters = new Map<object, () => void>();
  let isListening = false;

  async function listen(): Promise<void> {
    isListening = true;
    while (started.size > 0) {
      await turn.gained();
      for (const [part, resolve] of [...waiters]) {
        if (!started.has(part)) continue;
        waiters.delete(part);
        resolve();
      }
    }
    isListening = false;
  }

  return {
    isOurs: () => turn.isOurs(),
    look: () => (started.size > 0 ? turn.look() : Promise.resolve()),
    join() {
      const part = {};
      return {
        async start() {
          const isFirst = started.size === 0;
          started.add(part);
          if (!isListening) void listen();
          if (isFirst || !turn.isOurs()) return turn.start();
          return "ours";
        },
        isOurs: () => started.has(part) && turn.isOurs(),
        isTheirs: () => turn.isTheirs(),
        gained: () => new Promise((resolve) => waiters.set(part, resolve)),
        look: turn.look,
        async stop() {
          if (!started.delete(part)) return;
          waiters.delete(part);
          if (started.size === 0) await turn.stop();
        },
      };
    },
  };
}
