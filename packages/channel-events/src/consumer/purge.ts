import type { Clock } from "@kontor/http";
import type { Inbox, PurgePolicy } from "../inbox/inbox.ts";

const HOUR_MS = 3_600_000;

export interface PurgeOptions {
  inbox: Pick<Inbox, "purge">;
  retention: PurgePolicy;
  clock: Pick<Clock, "monotonicMs">;
  onError(error: unknown): void;
}

/** Makes a function that purges the inbox, at most once an hour. A purge that fails is reported, and tried again an hour later. */
export function createHourlyPurge({ inbox, retention, clock, onError }: PurgeOptions): () => Promise<void> {
  let purgeAt = clock.monotonicMs();
  return async () => {
    if (clock.monotonicMs() < purgeAt) return;
    purgeAt = clock.monotonicMs() + HOUR_MS;
    await inbox.purge(retention).catch(onError);
  };
}
