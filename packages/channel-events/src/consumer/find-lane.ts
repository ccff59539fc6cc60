import type { ChannelEvent } from "@kontor/channel-types";
import type { FetchedEvent } from "../page/read-item.ts";
import type { Logger } from "../observe/logger.ts";
import { describeError } from "./describe-error.ts";

/** The `sellerId` of the payload, or an empty text if it has none. */
export function findSeller({ event }: { event?: unknown }): string {
  const { sellerId } = (event ?? {}) as { sellerId?: unknown };
  return typeof sellerId === "string" ? sellerId : "";
}

/** The seller of an event that cannot be read, or an empty text if its payload names none. */
export function findSellerIn(raw: string): string {
  try {
    return findSeller((JSON.parse(raw) ?? {}) as { event?: unknown });
  } catch {
    return "";
  }
}

/**
 * Makes a function that finds the lane of a fetched event. If the key function fails or gives no text, the event goes into the lane with
 * the empty name, so that the page is not held up. An event that cannot be read goes into the lane of its seller.
 */
export function createLaneFinder(key: (event: ChannelEvent) => string, log: Logger): (fetched: FetchedEvent) => string {
  return ({ id, type, raw, decoded }) => {
    if ("problem" in decoded) return findSellerIn(raw);
    const facts = () => {
      const seller = findSellerIn(raw);
      return { id, type, lane: "", ...(seller && { seller }) };
    };
    try {
      const lane: unknown = key(decoded.event);
      if (typeof lane === "string") return lane;
      log.error(facts(), "lanes.key gave no text; the event goes into the lane of those without one");
    } catch (error) {
      log.error(
        { ...facts(), problem: describeError(error) },
        "lanes.key failed; the event goes into the lane of those without one",
      );
    }
    return "";
  };
}
