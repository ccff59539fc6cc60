import type { Inbox } from "./inbox.ts";

export interface Leadership {
  /** Begins to ask for it; whose it is, if that can be told. */
  start(): Promise<"ours" | "theirs" | "unknown">;
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
  /** Called whenever the inbox answered. */
  onAnswer(): void;
}

/** One process at a time does something; another one waits for it to end, or to say nothing for too long. */
export function createLeadership({ inbox, name, forMs, onError, onAnswer }: LeadershipOptions): Leadership {
  const owner = crypto.randomUUID();
  let until = 0; // by a clock that only goes on: ours may stand still while another's goes on
  let timer: ReturnType<typeof setInterval> | undefined;
  let waiters: (() => void)[] = [];
  let isAsking = false;
  const isOurs = () => performance.now() < until;

  async function ask(): Promise<"ours" | "theirs" | "unknown"> {
    const askedAt = performance.now();
    const was = isOurs();
    try {
      until = (await inbox.lease(name, owner, forMs)) ? askedAt + forMs : 0;
      onAnswer();
    } catch (error) {
      onError(error);
      return "unknown";
    }
    if (!was && isOurs()) for (const resolve of waiters.splice(0)) resolve();
    return isOurs() ? "ours" : "theirs";
  }

  async function askAgain(): Promise<void> {
    if (isAsking) return; // one that hangs is not helped by another
    isAsking = true;
    await ask();
    isAsking = false;
  }

  return {
    async start() {
      timer ??= setInterval(() => void askAgain(), forMs / 3).unref();
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
