import type { ChannelClient } from "@kontor/channel-client";
import type { Inbox } from "../inbox/inbox.ts";
import { buildProblemFacts } from "../observe/event-facts.ts";
import type { Logger } from "../observe/logger.ts";
import type { ConsumerTelemetry } from "../observe/silent-telemetry.ts";
import { acknowledge, type Acknowledgement } from "./acknowledge.ts";
import type { PollReport } from "./report.ts";

/** Calls of one poll to find out which ids are refused: the quota is for fetching. */
export const MAX_CALLS_PER_POLL = 20;

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

/** Acknowledges stored events. After a failure the ids stay pending, and a later poll tries again. */
export async function acknowledgePending(poll: PendingPoll): Promise<void> {
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
