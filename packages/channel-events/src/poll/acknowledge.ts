import type { ChannelClient } from "@kontor/channel-client";
import { isPlatformError, type ApiError } from "@kontor/http";
import type { Clock } from "@kontor/http";
import { waitAtMost } from "../dispatch/wait-at-most.ts";

/**
 * Statuses that object to the ids. 404 may mean that an id is gone already, for example after a DELETE that worked and was answered 500.
 * It cannot mean a wrong address, because the GET before it has reached that address. 401 and 403 object to this program, and 5xx means a
 * failure of the platform.
 */
const ABOUT_THE_IDS = [400, 404, 409, 410, 413, 422];

/** The fate of some ids. */
export interface Acknowledgement {
  acknowledged: string[];
  /** The platform refuses these ids, and would refuse them again. */
  refused: string[];
  /** These ids were not sent, because too many calls were refused. They wait for another time. */
  left: string[];
  /** How many calls were made. */
  calls: number;
}

export interface AcknowledgeOptions {
  signal?: AbortSignal | undefined;
  /** How many calls may be made to find out which ids the platform refuses. */
  maxCalls: number;
}

/**
 * Acknowledges ids in one call. If the platform refuses the call because of its ids (400, 404, 409, 410, 413, 422, or a 2xx that lists
 * errors), the ids are sent again in halves, until the refused id is found: one bad id must not keep the others from being acknowledged.
 * The calls have a limit, because they share their quota with the fetches of events.
 *
 * @throws The error of the client, if another try may help: no answer, 401, 403, 429, 5xx.
 * @see given spec §4.5, §8
 */
export async function acknowledge(
  channel: Pick<ChannelClient, "events">,
  ids: readonly string[],
  { signal, maxCalls }: AcknowledgeOptions,
): Promise<Acknowledgement> {
  const result: Acknowledgement = { acknowledged: [], refused: [], left: [], calls: 0 };
  const parts = [[...ids]];
  while (parts.length > 0) {
    if (result.calls === maxCalls) return { ...result, left: parts.flat() };
    const part = parts.shift()!;
    result.calls += 1;
    try {
      await channel.events.acknowledge({ eventIdList: part }, signal && { signal });
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

/** Whether the platform refused a call because of its ids. */
function isAboutIds(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status < 300 || ABOUT_THE_IDS.includes(status);
}

const ACKNOWLEDGE_MS = 60_000; // An acknowledgement that never ends must not hold up a stop.

/** The parts of a poll that an acknowledgement needs. */
interface Caller {
  channel: Pick<ChannelClient, "events">;
  clock: Clock;
  ended: AbortSignal;
  callsLeft: number;
}

/** The signal of a stop is not passed on, because an event that was handled must be acknowledged. The call ends with the stop. */
export async function acknowledgeInTime(
  { channel, clock, ended, callsLeft }: Caller,
  ids: readonly string[],
): Promise<Acknowledgement> {
  const tooLong = new AbortController();
  const call = acknowledge(channel, ids, { signal: tooLong.signal, maxCalls: callsLeft });
  try {
    await waitAtMost(ACKNOWLEDGE_MS, call, clock, ended);
  } finally {
    tooLong.abort(new DOMException("The acknowledgement took too long", "TimeoutError")); // It ends a call that still runs.
  }
  return call;
}
