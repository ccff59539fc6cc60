import type { ChannelClient } from "@kontor/channel-client";
import { isPlatformError, type ApiError } from "@kontor/http";

/**
 * Statuses that speak of the ids: also that one is not there any more, as after a DELETE that was answered 500 though it worked. 401, 403
 * and the like speak of us, and 5xx of the platform; an address that is none has been told by the GET before.
 */
const ABOUT_THE_IDS = [400, 404, 409, 410, 413, 422];

/** The fate of some ids. */
export interface Acknowledgement {
  acknowledged: string[];
  /** The platform will not have them, however often it is asked. */
  refused: string[];
  /** Not asked for: so many calls were refused that the rest waits for another time. */
  left: string[];
  /** How many calls it took. */
  calls: number;
}

export interface AcknowledgeOptions {
  signal?: AbortSignal | undefined;
  /** How many calls may be made to find out which ids a refused call was refused for. */
  maxCalls: number;
}

/**
 * Acknowledges ids in one call. Where the platform refuses the call for what is in it (400, 404, 409, 410, 413, 422, or a 2xx
 * that lists errors), in halves, until the id is found that it will not have: one bad id must not keep the others from being
 * acknowledged. The calls have a limit, as they share their quota with the fetching of events.
 *
 * @throws What the client throws when another try is of use: no answer, 401, 403, 429, 5xx.
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
      if (!isRefusal(error)) {
        if (result.acknowledged.length + result.refused.length === 0) throw error;
        return { ...result, left: [part, ...parts].flat() }; // what was done is done
      }
      const middle = Math.ceil(part.length / 2);
      if (part.length === 1) result.refused.push(...part);
      else parts.unshift(part.slice(0, middle), part.slice(middle));
    }
  }
  return result;
}

function isRefusal(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status < 300 || ABOUT_THE_IDS.includes(status);
}
