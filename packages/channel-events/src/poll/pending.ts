import type { ChannelClient } from "@kontor/channel-client";
import type { Inbox } from "../inbox/inbox.ts";
import { buildProblemFacts } from "../observe/event-facts.ts";
import type { Logger } from "../observe/logger.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";
import { acknowledge, type Acknowledgement } from "./acknowledge.ts";
import type { PollReport } from "./report.ts";

/** Calls of one poll to find out which ids are refused: the quota is for fetching. */
export const MAX_CALLS_PER_POLL = 20;

const MAX_PAGES_AHEAD = 4; // If the disk fails, so many further pages may use a delivery before the poll knows of it.
const MAX_CHUNKS = 50; // After an outage there may be more. The rest goes with the next page.

/** The parts and the state of a poll that acknowledges stored events. */
export interface PendingPoll {
  channel: Pick<ChannelClient, "events">;
  inbox: Pick<Inbox, "pendingAcknowledgements" | "markAcknowledged">;
  maxAckIds: number;
  signal: AbortSignal;
  report: PollReport;
  /** Calls that may be made in this poll to find out which ids are refused. */
  callsLeft: number;
  telemetry: Pick<ConsumerTelemetry, "settle">;
  log: Logger;
}

/** Acknowledges the events of a poll while it goes on fetching. */
export interface Acknowledger {
  /**
   * Has what is stored acknowledged. While acknowledgements are under way, it resolves at once for the first pages, because their turn
   * comes; then it waits until all that is stored is acknowledged.
   *
   * @throws The error of the inbox, if it made an earlier acknowledgement fail.
   */
  take(): Promise<void>;
  /** Resolves when all that is stored is acknowledged, or must wait for a later poll. */
  end(): Promise<void>;
}

/**
 * Acknowledges stored events, one call at a time, beside the fetches of a poll. Fetching may be a few pages ahead, so that a fetch
 * does not wait for the call of the page before. After a failure the ids stay pending, and the next page or a later poll tries again.
 */
export function createAcknowledger(poll: PendingPoll): Acknowledger {
  let isUnderWay = false;
  let taken = 0; // how often it was asked since the latest one began
  let latest = Promise.resolve();
  const start = () => {
    isUnderWay = true;
    taken = 0;
    latest = acknowledgePending(poll).finally(() => (isUnderWay = false));
    latest.catch(() => {}); // A failure is handled where it is awaited.
  };
  return {
    async take() {
      taken += 1;
      if (isUnderWay && taken < MAX_PAGES_AHEAD) return;
      await latest;
      start();
    },
    async end() {
      await latest;
      if (taken > 0) await acknowledgePending(poll); // It may have been about to end when the last page came.
    },
  };
}

async function acknowledgePending(poll: PendingPoll): Promise<void> {
  for (let chunks = 0; chunks < MAX_CHUNKS; chunks += 1) {
    const ids = await poll.inbox.pendingAcknowledgements(poll.maxAckIds);
    if (ids.length === 0 || poll.callsLeft <= 0) return;
    if (!(await acknowledgeChunk(poll, ids))) return;
  }
}

/** Acknowledges some ids; `false` if the rest must wait. */
async function acknowledgeChunk(poll: PendingPoll, ids: string[]): Promise<boolean> {
  const { channel, signal, telemetry, log } = poll;
  try {
    const maxCalls = poll.callsLeft;
    return await noteChunk(poll, await telemetry.settle(ids, () => acknowledge(channel, ids, { signal, maxCalls })));
  } catch (error) {
    const facts = { events: ids.length, ids, ...buildProblemFacts(error) };
    if (!signal.aborted) log.warn(facts, "An acknowledgement failed; it goes with the next");
    return false;
  }
}

async function noteChunk(poll: PendingPoll, { acknowledged, refused, left, calls }: Acknowledgement): Promise<boolean> {
  const { inbox, report, log } = poll;
  if (refused.length > 0)
    log.error(
      { ids: refused },
      "The platform refuses to have these events acknowledged; they are stored and not sent again",
    );
  if (refused.length + left.length > 0) poll.callsLeft -= calls; // Calls without a refusal are not counted.
  report.acknowledged += acknowledged.length;
  await inbox.markAcknowledged([...acknowledged, ...refused]);
  if (left.length === 0) return true;
  log.warn(
    { events: left.length, ids: left },
    "Acknowledgements are refused again and again; the rest goes with the next poll",
  );
  return false;
}
