import { ChannelError, type ChannelClient } from "@kontor/channel-client";
import { decodeEventList } from "@kontor/channel-client/parts";
import type { EventList } from "@kontor/channel-types";
import { type CallPlace, type ReadApart, type UnreadableItem } from "@kontor/http";
import { decodeResponse } from "@kontor/http/parts";
import type { FetchPatience } from "./fetch-patience.ts";
import { readItem, readParsedItem, type FetchedEvent } from "../page/read-item.ts";
import type { RawItem } from "../page/item-buffer.ts";
import { readPage } from "../page/read.ts";
import { splitBrokenItem } from "../page/split-broken-item.ts";

const BATCH_BYTES = 4 * 1024 * 1024; // as much of a page is in memory at a time, and one event more

export interface FetchPageOptions {
  signal?: AbortSignal | undefined;
  /** Longest wait for the page, in ms. Default: that of the client's `fetch`. */
  timeoutMs?: number | undefined;
  /** Longest event that is kept whole, in bytes. */
  maxEventBytes: number;
  /** Called with the events as they come; what it gives is waited for before more is read. Must not throw. */
  onEvents(events: FetchedEvent[]): Promise<void>;
}

export interface FetchWholeOptions extends Pick<FetchPageOptions, "maxEventBytes"> {
  channel: Pick<ChannelClient, "events">;
  patience: FetchPatience;
  signal: AbortSignal;
}

/** The events that came, counted. */
export interface FetchedPage {
  events: number;
  /** Why the page broke off behind the events that came. */
  problem?: unknown;
}

/**
 * Fetches one page and looks at each event on its own, as it comes: one that cannot be read, is too large, or is missing its end
 * does not hold up the rest. Uses one delivery of each event.
 *
 * @throws What the client throws; `DecodeError` if the answer is no list of events at all.
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
  const take = async (item: RawItem) => {
    const event = readItem(item);
    const parts = "problem" in event.decoded && item.length === item.bytes.length ? splitBrokenItem(item) : [];
    batch.push(...(parts.length > 1 ? parts.map((part) => readItem(part.item)) : [event]));
    batchBytes += item.bytes.length;
    if (batchBytes >= BATCH_BYTES) await flush();
  };
  const readAnswer = async (response: Response): Promise<ReadApart<EventList>> => {
    const { status, headers } = response;
    const end = await readPage(inUtf8(response), {
      maxItemBytes: maxEventBytes,
      onItem: take,
    });
    // an event whose end was not found hides those behind it; what the network cut off is sent again, and left alone
    const isWhole = isClosed(end.rest);
    for (const { item, isEvent } of end.rest.length > 0 ? splitBrokenItem(end.rest) : [])
      if (isWhole || isEvent) await take(item);
    if (isWhole) delete end.problem;
    await flush();
    if (end.problem !== undefined && page.events === 0) throw end.problem;
    if (end.problem !== undefined) page.problem = end.problem;
    if (end.hasList && (page.events > 0 || !isRefusal(end.head))) return { eventList: [], unreadable: [] };
    const fail = (place: CallPlace, code: number, body: unknown, facts: Headers) =>
      new ChannelError(place, code, body, facts);
    const told = new Headers(headers);
    if (charsetOf(response)) told.set("content-type", told.get("content-type")!.split(";")[0]!); // in UTF-8 by now
    const body = end.head.length > 0 ? (end.head as Uint8Array<ArrayBuffer>) : null;
    const whole = new Response(body, { status, headers: told });
    return (await decodeResponse(whole, {
      place: { operation: "Events_List", call: "channel.events.list" },
      decode: decodeEventList,
      fail,
    })) as ReadApart<EventList>;
  };
  const options = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }), readAnswer };
  for (const item of await parsedItems(channel, options)) batch.push(readParsedItem(item));
  await flush();
  return page;
}

/** Fetches one page with all its events in memory, and learns from how it went. */
export async function fetchWholePage({
  channel,
  patience,
  signal,
  maxEventBytes,
}: FetchWholeOptions): Promise<{ events: FetchedEvent[]; problem?: unknown }> {
  const events: FetchedEvent[] = [];
  const onEvents = async (some: FetchedEvent[]) => void events.push(...some);
  const timeoutMs = patience.timeoutMs();
  const page = await patience.watch(
    () => fetchPage(channel, { signal, timeoutMs, maxEventBytes, onEvents }),
    () => events.length > 0,
  );
  if (page.problem !== undefined) patience.brokeOff(page.problem);
  return { events, problem: page.problem };
}

/**
 * The body as UTF-8, whatever charset the answer says: what reads it looks at bytes. What its charset has no letter for becomes
 * bytes that are no UTF-8 either, so that it costs the event alone that it stands in.
 */
function inUtf8(response: Response): ReadableStream<Uint8Array> | null {
  const charset = charsetOf(response);
  if (!charset || !response.body) return response.body;
  const decoder = new TextDecoderStream(charset) as ReadableWritablePair<string, Uint8Array>;
  const encoder = new TextEncoder();
  const encode = new TransformStream<string, Uint8Array>({
    transform(text, controller) {
      const bytes = encoder.encode(text);
      const NO_LETTER = [0xef, 0xbf, 0xbd]; // U+FFFD
      for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1))
        if (NO_LETTER.every((byte, place) => bytes[at + place] === byte)) bytes.fill(0xff, at, at + 3);
      controller.enqueue(bytes);
    },
  });
  return response.body.pipeThrough(decoder).pipeThrough(encode);
}

/** The charset that an answer says, where it is another one than UTF-8, and one that is known: else the bytes tell. */
function charsetOf({ headers }: Response): string | undefined {
  const [, label] = /charset="?([\w-]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === "utf-8" ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** Whether an answer without an event says why: it is no empty page. Where it came in pieces, its beginning is all that is looked at. */
function isRefusal(head: Uint8Array): boolean {
  try {
    const { errorList } = JSON.parse(new TextDecoder().decode(head)) as { errorList?: unknown };
    return Array.isArray(errorList) && errorList.length > 0;
  } catch {
    return false;
  }
}

/** Whether a page came to its end, and only its brackets or quotes do not match. */
function isClosed({ bytes }: RawItem): boolean {
  return /\]\s*\}\s*$/.test(new TextDecoder("latin1").decode(bytes.subarray(-64)));
}

/** The events that a client has read by itself: one that is not ours, or that answers from memory. In the order they came. */
async function parsedItems(
  channel: Pick<ChannelClient, "events">,
  options: Parameters<ChannelClient["events"]["list"]>[1],
): Promise<readonly unknown[]> {
  const page: EventList & { unreadable?: UnreadableItem[] } = await channel.events.list({}, options); // one that is not ours has none
  const { eventList, unreadable = [] } = page;
  const items: unknown[] = [...eventList];
  for (const { index, value } of unreadable) items.splice(index, 0, value); // each where it stood, as they are in order
  return items;
}
