import type { ChannelClient } from "@kontor/channel-client";
import { decodeEvent } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError, isPlatformError } from "@kontor/http";
import { messageOf } from "./message-of.ts";

/** One item of a page. */
export interface FetchedEvent {
  id: string;
  type: string;
  /** What came, as JSON text; integers above 2^53 have lost their last digits before we see them. */
  raw: string;
  /** The typed event, or why there is none. */
  decoded: { event: ChannelEvent } | { problem: DecodeError };
}

export interface Page {
  events: FetchedEvent[];
  /** Items without a usable id: nobody can acknowledge them. */
  nameless: { raw: string; problem: DecodeError }[];
}

/**
 * Fetches one page, and looks at each item on its own: one that cannot be read does not hold up the rest. Uses one
 * delivery of each event.
 *
 * @throws {DecodeError} If the answer is no list of events at all.
 */
export async function fetchPage(
  channel: Pick<ChannelClient, "events">,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Page> {
  const page: Page = { events: [], nameless: [] };
  for (const item of await items(channel, signal)) {
    const { id, type } = (typeof item === "object" && item !== null ? item : {}) as { id?: unknown; type?: unknown };
    const { raw, decoded } = read(item, { id, type });
    if (typeof id === "string" && id !== "")
      page.events.push({ id, type: typeof type === "string" ? type : "", raw, decoded });
    else
      page.nameless.push({
        raw,
        problem:
          "problem" in decoded ? decoded.problem : new DecodeError("an event", "must have an id", { path: "/id" }),
      });
  }
  return page;
}

/** One that nests too deeply to be written as text costs itself, not its page; its id and type are kept. */
function read(item: unknown, { id, type }: { id?: unknown; type?: unknown }): Pick<FetchedEvent, "raw" | "decoded"> {
  try {
    return { raw: JSON.stringify(item), decoded: decode(item) };
  } catch (error) {
    const problem = new DecodeError("an event", `it cannot be kept: ${messageOf(error)}`);
    return { raw: JSON.stringify({ id, type }), decoded: { problem } };
  }
}

/** Reads a stored or fetched event; gives the error instead of throwing it. */
export function decode(item: unknown): FetchedEvent["decoded"] {
  try {
    return { event: decodeEvent(item) };
  } catch (error) {
    if (isDecodeError(error)) return { problem: error };
    throw error;
  }
}

async function items(
  channel: Pick<ChannelClient, "events">,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  try {
    return (await channel.events.list({}, signal && { signal })).eventList;
  } catch (error) {
    // the list is there and one of its items does not fit: we look at each ourselves
    const list = isDecodeError(error) ? (error.value as { eventList?: unknown } | undefined)?.eventList : undefined;
    if (Array.isArray(list)) return list;
    throw error;
  }
}

/** By its code and not by its class: two copies of the package may be installed. */
function isDecodeError(error: unknown): error is DecodeError {
  return isPlatformError(error) && error.code === "ERR_PLATFORM_DECODE";
}
