import type { ChannelClient } from "@kontor/channel-client";
import { isPlatformError, type ApiError } from "@kontor/http";

/** Statuses that speak of the ids; 401, 403, 404 and the like speak of us, and 5xx of the platform. */
const ABOUT_THE_IDS = [400, 413, 422];

/** What became of some ids. */
export interface Acknowledgement {
  acknowledged: string[];
  /** The platform will not have them, however often it is asked. */
  refused: string[];
}

/**
 * Acknowledges ids in one call. Where the platform refuses the call for what is in it (400, 413, 422, or a 2xx
 * that lists errors), in halves, until the id is found that it will not have: one bad id must not keep the others from being
 * acknowledged.
 *
 * @throws What the client throws when another try is of use: no answer, 401, 403, 429, 5xx.
 * @see given spec §4.5
 */
export async function acknowledge(
  channel: Pick<ChannelClient, "events">,
  ids: readonly string[],
  { signal }: { signal?: AbortSignal } = {},
): Promise<Acknowledgement> {
  try {
    await channel.events.acknowledge({ eventIdList: [...ids] }, signal && { signal });
    return { acknowledged: [...ids], refused: [] };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (ids.length === 1) return { acknowledged: [], refused: [...ids] };
    const middle = Math.ceil(ids.length / 2);
    const first = await acknowledge(channel, ids.slice(0, middle), signal && { signal });
    const second = await acknowledge(channel, ids.slice(middle), signal && { signal });
    return {
      acknowledged: [...first.acknowledged, ...second.acknowledged],
      refused: [...first.refused, ...second.refused],
    };
  }
}

function isRefusal(error: unknown): boolean {
  if (!isPlatformError(error) || error.code !== "ERR_PLATFORM_API") return false;
  const { status } = error as ApiError;
  return status < 300 || ABOUT_THE_IDS.includes(status);
}
