import type { ChannelClient } from "@kontor/channel-client";
import { isPlatformError, type ApiError } from "@kontor/http";
import { raceAbort } from "@kontor/http/internal";
import type { ConsumerTelemetry, StoredSettings } from "../options.ts";
import { waitAtMost } from "../ground/wait.ts";
import type { Inbox } from "../inbox/inbox.ts";
import { buildProblemFacts } from "../ground/log.ts";
import type { PollReport } from "./loop.ts";

const MAX_PAGES_AHEAD = 4; // If the disk fails, so many further pages may use a delivery before the poll knows of it.
const PATIENCE_MS = 5_000; // A poll waits so long for an acknowledgement that is under way.
const ACKNOWLEDGE_MS = 60_000; // An acknowledgement that never ends must not hold up the next one, or a stop.

/**
 * Statuses that object to the ids. 404 may mean that an id is gone already, for example after a DELETE that worked and was answered 500.
 * It cannot mean a wrong address, because the GET before it has reached that address. 401 and 403 object to this program, and 5xx means a
 * failure of the platform.
 */
const ABOUT_THE_IDS = [400, 404, 409, 410, 413, 422];

/** Calls of one poll to find out which ids are refused: the quota is for fetching. */
export const MAX_CALLS_PER_POLL = 20;

/** The parts of a poll that acknowledges stored events, and the state of the latest one. */
export interface PendingPoll extends Pick<StoredSettings, "channel" | "maxAckIds" | "clock" | "log"> {
  inbox: Pick<Inbox, "pendingAcknowledgements" | "markAcknowledged">;
  /** Tells before each call whether it is still this process's turn. */
  mayFetch(): boolean;
  signal: AbortSignal;
  report: PollReport;
  /** Calls that may be made in this poll to find out which ids are refused. */
  callsLeft: number;
  telemetry: Pick<ConsumerTelemetry, "settle"> | undefined;
}

/**
 * Acknowledges stored events, one call at a time, beside the fetches of all polls. Fetching may be a few pages ahead, so that a fetch does
 * not wait for the call of the page before. A call that is not answered holds up a poll for a few seconds at most; it goes on, and is not
 * made twice. After a failure the ids stay pending, and the next page or a later poll tries again.
 */
export function createAcknowledger(poll: PendingPoll) {
  let isUnderWay = false;
  let taken = 0; // how often it was asked since the latest one began, or since all was last known to be on the disk
  let answered = 0; // calls, of all polls
  let lateAfter: number | undefined; // the call after so many answered ones was waited for in vain
  let latest = Promise.resolve();
  const start = () => {
    isUnderWay = true;
    lateAfter = undefined;
    taken = 0;
    latest = acknowledgePending(poll, () => (answered += 1)).finally(() => (isUnderWay = false));
    latest.catch(() => {}); // A failure is handled where it is awaited.
  };
  /** Waits while calls are answered. `false` if the latest call is not, also when it is asked again. */
  const isDone = async () => {
    while (isUnderWay) {
      if (lateAfter === answered) return false;
      const before = answered;
      if (!(await waitAtMost(PATIENCE_MS, latest, poll.clock)) && answered === before) lateAfter = answered;
    }
    const done = latest;
    latest = Promise.resolve(); // An error is thrown once, so that a later poll can try again.
    await done;
    return true;
  };
  return {
    /** Has what is stored acknowledged; waits if that is several pages behind. @throws The error of the inbox, also of an earlier call. */
    async take(): Promise<void> {
      taken += 1;
      if (isUnderWay && taken < MAX_PAGES_AHEAD) return;
      if (await isDone()) return start();
      await poll.inbox.pendingAcknowledgements(1); // It brings the pages to the disk, or tells that the disk fails.
      taken = 1;
    },
    /** Resolves when all that is stored is acknowledged, must wait for a later poll, or waits for a call that is not answered. */
    async end(): Promise<void> {
      if (!(await isDone()) || taken === 0) return;
      start(); // It may have been about to end when the last page came.
      await isDone();
    },
    /** What is under way, for a stop. */
    underway: (): Promise<void> => latest,
  };
}

async function acknowledgePending(poll: PendingPoll, onAnswered: () => void): Promise<void> {
  while (poll.callsLeft > 0 && poll.mayFetch()) {
    const ids = await poll.inbox.pendingAcknowledgements(poll.maxAckIds);
    if (ids.length === 0 || !(await acknowledgeChunk(poll, ids))) return;
    onAnswered();
  }
}

/** Acknowledges some ids; `false` if the rest must wait. */
async function acknowledgeChunk(poll: PendingPoll, ids: string[]): Promise<boolean> {
  const { inbox, signal, telemetry, log } = poll;
  try {
    const call = () => acknowledgeInTime(poll, ids, signal);
    const fate = await (telemetry ? telemetry.settle(ids, call) : call());
    return await noteChunk(poll, fate, (done) => inbox.markAcknowledged(done));
  } catch (error) {
    const facts = { events: ids.length, ids, ...buildProblemFacts(error) };
    if (!signal.aborted) log.warn(facts, "An acknowledgement failed; its ids go with the next one");
    return false;
  }
}

/** Notes the fate of some ids, and marks those that need not be acknowledged any more; `false` if the rest must wait. */
async function noteChunk(
  poll: Pick<PendingPoll, "callsLeft" | "report" | "log">,
  { acknowledged, refused, left, calls }: Acknowledgement,
  mark: (ids: string[]) => Promise<void>,
): Promise<boolean> {
  const { report, log } = poll;
  if (refused.length > 0)
    log.error(
      { ids: [...refused] },
      "The platform refuses to acknowledge these events; Kontor counts them as acknowledged",
    );
  if (refused.length + left.length > 0) poll.callsLeft -= calls; // Calls without a refusal are not counted.
  report.acknowledged += acknowledged.length;
  await mark([...acknowledged, ...refused]);
  const message = "The platform keeps refusing acknowledgements; the rest goes with the next poll";
  if (left.length > 0) log.warn({ events: left.length, ids: [...left] }, message);
  return left.length === 0;
}

interface Acknowledgement {
  acknowledged: string[];
  /** The platform refuses these ids, and would refuse them again. */
  refused: string[];
  /** These ids were not sent, because too many calls were refused. They wait for another time. */
  left: string[];
  calls: number;
}

/**
 * Acknowledges ids in one call. If the platform refuses the call because of its ids (400, 404, 409, 410, 413, 422, or a 2xx that lists
 * errors), the ids are sent again in halves, until the refused id is found: one bad id must not keep the others from being acknowledged.
 * `maxCalls` is their limit, because they share their quota with the fetches of events.
 *
 * @throws The error of the client, if another try may help: no answer, 401, 403, 429, 5xx.
 * @see given spec §4.5, §8
 */
export async function acknowledge(
  channel: Pick<ChannelClient, "events">,
  ids: readonly string[],
  { signal, maxCalls }: { signal?: AbortSignal; maxCalls: number },
): Promise<Acknowledgement> {
  const result: Acknowledgement = { acknowledged: [], refused: [], left: [], calls: 0 };
  const parts = [[...ids]];
  while (parts.length > 0) {
    if (result.calls === maxCalls) return { ...result, left: parts.flat() };
    const part = parts.shift()!;
    result.calls += 1;
    try {
      const call = () => channel.events.acknowledge({ eventIdList: part }, signal && { signal });
      await raceAbort<unknown>(call, signal); // A client may not hear its signal.
      result.acknowledged.push(...part);
    } catch (error) {
      if (!isAboutIds(error)) {
        if (result.acknowledged.length + result.refused.length === 0) throw error;
        return { ...result, left: [part, ...parts].flat() }; // The ids before it are acknowledged, so the caller must hear of them.
      }
      const middle = Math.ceil(part.length / 2);
      if (part.length === 1) result.refused.push(...part);
      else parts.unshift(part.slice(0, middle), part.slice(middle));
    }
  }
  return result;
}

function isAboutIds(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status < 300 || ABOUT_THE_IDS.includes(status);
}

/** Acknowledges ids as `acknowledge()` does, for a minute at most, and until `ended` fires. */
async function acknowledgeInTime(
  poll: Pick<PendingPoll, "channel" | "clock" | "callsLeft">,
  ids: readonly string[],
  ended: AbortSignal,
): Promise<Acknowledgement> {
  ended.throwIfAborted();
  const tooLong = new AbortController();
  const call = acknowledge(poll.channel, ids, { signal: tooLong.signal, maxCalls: poll.callsLeft });
  try {
    await waitAtMost(ACKNOWLEDGE_MS, call, poll.clock, ended);
  } finally {
    tooLong.abort(new DOMException("The acknowledgement took too long", "TimeoutError")); // It ends a call that still runs.
  }
  return call;
}
