import type { Inbox } from "./inbox.ts";

export interface Leadership {
  /** Begins to ask for it; whether it is ours at once. */
  start(): Promise<boolean>;
  isOurs(): boolean;
  /** Resolves when it becomes ours. One waits at a time. */
  gained(): Promise<void>;
  /** Gives it up, so that the next one need not wait. */
  stop(): Promise<void>;
}

export interface LeadershipOptions {
  inbox: Inbox;
  name: string;
  /** How long it is ours without being renewed, in ms. */
  forMs: number;
  onError(error: unknown): void;
}

/** One process at a time does something; another one waits for it to end, or to say nothing for too long. */
export function createLeadership({ inbox, name, forMs, onError }: LeadershipOptions): Leadership {
  const owner = crypto.randomUUID();
  let until = 0; // by a clock that only goes on: ours may stand still while another's goes on
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiters: (() => void)[] = [];
  const isOurs = () => performance.now() < until;

  async function ask(): Promise<boolean> {
    const askedAt = performance.now();
    const was = isOurs();
    try {
      until = (await inbox.lease(name, owner, forMs)) ? askedAt + forMs : 0;
    } catch (error) {
      onError(error);
    }
    if (!was && isOurs()) for (const resolve of waiters.splice(0)) resolve();
    return isOurs();
  }

  return {
    async start() {
      timer ??= setInterval(() => void ask(), forMs / 3).unref();
      return ask();
    },
    isOurs,
    gained: () =>
      new Promise((resolve) => {
        waiters = [resolve];
      }),
    async stop() {
      clearInterval(timer);
      timer = undefined;
      until = 0;
      await inbox.endLease(name, owner).catch(onError);
    },
  };
}
