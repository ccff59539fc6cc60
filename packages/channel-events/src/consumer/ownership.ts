import type { Clock } from "@kontor/http";
import type { Inbox, Ownership } from "../inbox/inbox.ts";
import type { OwnershipFacts } from "../observe/health.ts";
import type { Logger } from "../observe/log.ts";
import { isRefusal } from "./lifecycle.ts";

const TAKE_EVERY_MS = 500; // A process that waits takes over so soon after the end of the owner.
const SIGN_EVERY_MS = 5_000;

/** Keeps an inbox that one process owns at a time, such as a file, or waits for it. Any other inbox is always ours. */
export interface OwnershipKeeper {
  /**
   * Asks for the inbox, and goes on asking. `false` if another process owns it, or it does not answer.
   *
   * @throws {StoreError} If no later try would help.
   */
  start(): Promise<boolean>;
  isOurs(): boolean;
  /** Resolves when this process owns the inbox, or asks for it no longer. */
  gained(): Promise<void>;
  read(): OwnershipFacts;
  /** Gives the inbox up. */
  stop(): Promise<void>;
}

export function createOwnershipKeeper({
  inbox,
  clock,
  log,
  onError,
  onAnswer,
}: {
  inbox: Pick<Inbox, "own" | "disown">;
  clock: Clock;
  log: Logger;
  onError(error: unknown): void;
  /** Called whenever the inbox answered. */
  onAnswer(): void;
}): OwnershipKeeper {
  const user = crypto.randomUUID();
  let asking: AbortController | undefined;
  let gained = Promise.withResolvers<void>();
  let last: Ownership | undefined;
  let signedAt = clock.monotonicMs();
  const isOurs = () => !inbox.own || last?.isOurs === true;

  async function ask(): Promise<void> {
    const was = last;
    last = await inbox.own!(user);
    onAnswer();
    if (!last.isOurs) {
      if (!was || was.isOurs)
        log.info(
          { ...last.owner },
          "Another process owns the inbox; this one waits, and takes over when that one ends",
        );
      return;
    }
    signedAt = clock.monotonicMs();
    if (was?.isOurs === false) log.info({}, "The process that owned the inbox has ended; this one takes over");
    gained.resolve();
  }

  async function goOn({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(isOurs() ? SIGN_EVERY_MS : TAKE_EVERY_MS, { signal }).catch(() => {});
      if (!signal.aborted) await ask().catch(onError);
    }
    gained.resolve();
  }

  return {
    async start() {
      if (!inbox.own || asking) return isOurs();
      try {
        await ask();
      } catch (error) {
        if (isRefusal(error)) throw error;
        onError(error);
      }
      asking = new AbortController();
      void goOn(asking);
      return isOurs();
    },
    isOurs,
    gained: () => gained.promise,
    read: () => ({
      standby: last && !last.isOurs ? { owner: last.owner, silentMs: last.silentMs } : undefined,
      silentMs: inbox.own && last?.isOurs ? clock.monotonicMs() - signedAt : 0,
    }),
    async stop() {
      asking?.abort();
      asking = undefined;
      gained = Promise.withResolvers();
      last = undefined;
      await inbox.disown?.(user);
    },
  };
}
