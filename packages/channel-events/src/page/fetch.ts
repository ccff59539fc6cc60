import { ChannelError, type ChannelClient } from "@kontor/channel-client";
import { decodeEventList } from "@kontor/channel-client/internal";
import type { EventList } from "@kontor/channel-types";
import type { CallPlace, ReadApart, UnreadableItem } from "@kontor/http";
import { decodeResponse, encodeExactJson, openBody, releaseAnswer } from "@kontor/http/internal";
import { readItem, type FetchedEvent } from "./item.ts";
import { readPage, splitBrokenItem, type RawItem } from "./read.ts";

const BATCH_BYTES = 4 * 1024 * 1024; // Memory holds this much of a page at a time, and one event more.

/** How a page is fetched. */
export interface FetchPageOptions {
  signal?: AbortSignal | undefined;
  /** Longest wait for the page, in ms. Default: that of the client's `fetch`. */
  timeoutMs?: number | undefined;
  /** Longest event that is kept whole, in bytes. */
  maxEventBytes: number;
  /** Takes the events as they come. Reading goes on when its promise resolves. It must not throw. */
  onEvents(events: FetchedEvent[]): Promise<void>;
}

/** The result of fetching one page. */
export interface FetchedPage {
  events: number;
  /** The reason why the page broke off after these events. */
  problem?: unknown;
}

/**
 * Fetches one page and reads each event by itself, as it comes. An event that cannot be read, is too large, or has no end does not hold
 * up the others. The fetch uses one delivery of each event.
 *
 * @throws The error of the client; `DecodeError` if the answer is not a list of events.
 */
export async function fetchPage(
  channel: Pick<ChannelClient, "events">,
  { signal, timeoutMs, maxEventBytes, onEvents }: FetchPageOptions,
): Promise<FetchedPage> {
  const page: FetchedPage = { events: 0 };
  let batch: FetchedEvent[] = [];
  let batchBytes = 0;
  const flush = async () => {
    const events = batch;
    batch = [];
    batchBytes = 0;
    page.events += events.length;
    if (events.length > 0) await onEvents(events);
  };
  const take = (item: RawItem): Promise<void> | void => {
    const event = readItem(item);
    const parts = "problem" in event.decoded && item.length === item.bytes.length ? splitBrokenItem(item) : [];
    batch.push(...(parts.length > 1 ? parts.map((part) => readItem(part.item)) : [event]));
    batchBytes += item.bytes.length;
    if (batchBytes >= BATCH_BYTES) return flush();
  };
  const readAnswer = async (response: Response): Promise<ReadApart<EventList>> => {
    const end = await readPage(await openBody(response), { maxItemBytes: maxEventBytes, onItem: take });
    releaseAnswer(response);
    // An event without an end hides the events behind it. The last part of a page that the network cut off is left out, because the
    // platform sends it again.
    const isWhole = /\]\s*\}\s*$/.test(new TextDecoder("latin1").decode(end.rest.bytes.subarray(-64))); // Its brackets or quotes may not match.
    for (const { item, isEvent } of end.rest.length > 0 ? splitBrokenItem(end.rest) : [])
      if (isWhole || isEvent) await take(item);
    if (isWhole) delete end.problem;
    await flush();
    if (end.problem !== undefined && page.events === 0) throw end.problem;
    if (end.problem !== undefined) page.problem = end.problem;
    const { isNull, hasErrors } = readHead(end.head);
    const isPage = page.events > 0 || ((end.hasList || isNull) && !hasErrors); // Some serializers write an empty list as null.
    if (isPage) return { eventList: [], unreadable: [] };
    return decodeWithoutEvents(response, end.head);
  };
  const options = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }), readAnswer };
  for (const item of await fetchParsedItems(channel, options)) await take(encodeItem(item));
  await flush();
  return page;
}

/** Decodes an answer that holds no list of events: errors of the platform become an error, and so does what is no answer of it. */
async function decodeWithoutEvents(response: Response, head: Uint8Array): Promise<ReadApart<EventList>> {
  const { status, headers } = response;
  const body = head.length > 0 ? (head as Uint8Array<ArrayBuffer>) : null;
  return (await decodeResponse(new Response(body, { status, headers }), {
    place: { operation: "Events_List", call: "channel.events.list" },
    decode: decodeEventList,
    fail: (place: CallPlace, code: number, answer: unknown, facts: Headers) =>
      new ChannelError(place, code, answer, facts),
  })) as ReadApart<EventList>;
}

/** Reads the members of an answer without events. Where its list is long, only the part before it is here, and nothing is known. */
function readHead(head: Uint8Array): { isNull: boolean; hasErrors: boolean } {
  try {
    const { eventList, errorList } = Object(JSON.parse(new TextDecoder().decode(head))) as Record<string, unknown>;
    return { isNull: eventList === null, hasErrors: Array.isArray(errorList) && errorList.length > 0 };
  } catch {
    return { isNull: false, hasErrors: false };
  }
}

/** Fetches the events of a client that does not use `readAnswer`, such as one that answers from memory. They are in order of arrival. */
async function fetchParsedItems(
  channel: Pick<ChannelClient, "events">,
  options: Parameters<ChannelClient["events"]["list"]>[1],
): Promise<readonly unknown[]> {
  const page: EventList & { unreadable?: UnreadableItem[] } = await channel.events.list({}, options); // Another client has no `unreadable`.
  const { eventList, unreadable = [] } = page;
  const items: unknown[] = [...(eventList ?? [])];
  for (const { index, value } of unreadable) items.splice(index, 0, value); // They are in order, so each gets its own index back.
  return items;
}

/** Writes an item as it may have come. Of one that cannot be written, only the id and the type are kept. */
function encodeItem(item: unknown): RawItem {
  const { id, type } = Object(item) as { id?: unknown; type?: unknown };
  const encode = (value: unknown) => Buffer.from(encodeExactJson(value));
  let bytes: Buffer;
  try {
    bytes = encode(item);
  } catch {
    bytes = encode({ id, type }); // It nests too deeply.
  }
  return { bytes, length: bytes.length };
}
