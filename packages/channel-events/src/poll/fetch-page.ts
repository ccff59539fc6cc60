import { ChannelError, type ChannelClient } from "@kontor/channel-client";
import { decodeEventList } from "@kontor/channel-client/internal";
import type { EventList } from "@kontor/channel-types";
import {
  isPlatformError,
  type ApiError,
  type CallPlace,
  type Clock,
  type ReadApart,
  type UnreadableItem,
} from "@kontor/http";
import { decodeResponse } from "@kontor/http/internal";
import { readItem, readParsedItem, type FetchedEvent } from "../page/item.ts";
import { readPage, splitBrokenItem } from "../page/read.ts";
import type { RawItem } from "../page/scan.ts";

const BATCH_BYTES = 4 * 1024 * 1024; // Memory holds this much of a page at a time, and one event more.
const LONGEST_TIMEOUT_MS = 300_000;
const LONGEST_PAUSE_MS = 600_000;
const EMPTY_PAGES = 10; // After this many empty pages in a row, no delivery is underway any more.

interface FetchPageOptions {
  signal?: AbortSignal | undefined;
  /** Longest wait for the page, in ms. Default: that of the client's `fetch`. */
  timeoutMs?: number | undefined;
  /** Longest event that is kept whole, in bytes. */
  maxEventBytes: number;
  /** Takes the events as they come. Reading goes on when its promise resolves. It must not throw. */
  onEvents(events: FetchedEvent[]): Promise<void>;
}

/** The result of fetching one page. */
interface FetchedPage {
  /** How many events came. */
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
    const { status, headers } = response;
    const end = await readPage(decodeToUtf8(response), {
      maxItemBytes: maxEventBytes,
      onItem: take,
    });
    // An event without an end hides the events behind it. The last part of a page that the network cut off is left out, because the
    // platform sends it again.
    const isWhole = isClosed(end.rest);
    for (const { item, isEvent } of end.rest.length > 0 ? splitBrokenItem(end.rest) : [])
      if (isWhole || isEvent) await take(item);
    if (isWhole) delete end.problem;
    await flush();
    if (end.problem !== undefined && page.events === 0) throw end.problem;
    if (end.problem !== undefined) page.problem = end.problem;
    if (end.hasList && (page.events > 0 || !hasErrorList(end.head))) return { eventList: [], unreadable: [] };
    const fail = (place: CallPlace, code: number, body: unknown, facts: Headers) =>
      new ChannelError(place, code, body, facts);
    const told = new Headers(headers);
    if (charsetOf(response)) told.set("content-type", told.get("content-type")!.split(";")[0]!); // The bytes are UTF-8 now, so the charset is left out.
    const body = end.head.length > 0 ? (end.head as Uint8Array<ArrayBuffer>) : null;
    const whole = new Response(body, { status, headers: told });
    return (await decodeResponse(whole, {
      place: { operation: "Events_List", call: "channel.events.list" },
      decode: decodeEventList,
      fail,
    })) as ReadApart<EventList>;
  };
  const options = { ...(signal && { signal }), ...(timeoutMs !== undefined && { timeoutMs }), readAnswer };
  for (const item of await fetchParsedItems(channel, options)) batch.push(readParsedItem(item));
  await flush();
  return page;
}

/** Fetches one page in the time that the patience gives it, and lets it learn from the result. `observe` may watch the fetch. */
export async function fetchPatiently(
  channel: Pick<ChannelClient, "events">,
  patience: FetchPatience,
  options: FetchPageOptions,
  observe = (fetch: () => Promise<FetchedPage>) => fetch(),
): Promise<FetchedPage> {
  let hasCome = false;
  const onEvents = (events: FetchedEvent[]) => {
    hasCome = true;
    return options.onEvents(events);
  };
  const inTime = { ...options, timeoutMs: patience.timeoutMs(), onEvents };
  const page = await patience.watch(
    () => observe(() => fetchPage(channel, inTime)),
    () => hasCome,
  );
  if (page.problem !== undefined) patience.brokeOff(page.problem);
  return page;
}

/**
 * Turns the body of any charset into UTF-8, because pages are read as bytes. Bytes that mean nothing in the charset become bytes that
 * mean nothing in UTF-8, so that only the event that holds them cannot be read.
 */
function decodeToUtf8(response: Response): ReadableStream<Uint8Array> | null {
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

/** The charset that an answer states. `undefined` if it states none, UTF-8, or one that is unknown. */
function charsetOf({ headers }: Response): string | undefined {
  const [, label] = /charset="?([\w-]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  try {
    const { encoding } = new TextDecoder(label);
    return encoding === "utf-8" ? undefined : encoding;
  } catch {
    return undefined;
  }
}

/** Whether an answer without events lists errors, so that it is not an empty page. Only the part before the list of events is searched. */
function hasErrorList(head: Uint8Array): boolean {
  try {
    const { errorList } = JSON.parse(new TextDecoder().decode(head)) as { errorList?: unknown };
    return Array.isArray(errorList) && errorList.length > 0;
  } catch {
    return false;
  }
}

/** Whether a page came to its end, although its brackets or quotes do not match. */
function isClosed({ bytes }: RawItem): boolean {
  return /\]\s*\}\s*$/.test(new TextDecoder("latin1").decode(bytes.subarray(-64)));
}

/** Fetches the events of a client that does not use `readAnswer`, such as one that answers from memory. They are in order of arrival. */
async function fetchParsedItems(
  channel: Pick<ChannelClient, "events">,
  options: Parameters<ChannelClient["events"]["list"]>[1],
): Promise<readonly unknown[]> {
  const page: EventList & { unreadable?: UnreadableItem[] } = await channel.events.list({}, options); // Another client has no `unreadable`.
  const { eventList, unreadable = [] } = page;
  const items: unknown[] = [...eventList];
  for (const { index, value } of unreadable) items.splice(index, 0, value); // They are in order, so each gets its own index back.
  return items;
}

/** Decides how long to wait for pages and between polls, when fetches may use up deliveries without any event arriving. */
export interface FetchPatience {
  /** How long to wait for the next page, in ms. `undefined` while no page was too slow. */
  timeoutMs(): number | undefined;
  /** How long to wait until the next poll, in ms. */
  pauseMs(usualMs: number): number;
  /** How many deliveries in a row may have been used up without any event being stored. */
  spent(): number;
  /** Runs a fetch and learns from it; `hasCome` tells whether an event came. */
  watch<T>(fetch: () => Promise<T>, hasCome: () => boolean): Promise<T>;
  /** Learns from a page that broke off after some of its events were stored. */
  brokeOff(problem: unknown): void;
}

/**
 * Every fetch uses one of the ten deliveries of each event that the platform sends, even if no event arrives. After a page that took
 * too long, the next one gets twice the time, and the pauses between polls grow.
 *
 * @see given spec §6.1 rule 5, §8
 */
export function createFetchPatience(clock: Clock): FetchPatience {
  let timeoutMs: number | undefined;
  let spent = 0;
  let emptyPages = 0; // in a row
  const learn = (error: unknown, tookMs: number) => {
    if (isTooLate(error)) timeoutMs = Math.min(LONGEST_TIMEOUT_MS, Math.ceil(Math.max(2 * tookMs, timeoutMs ?? 0)));
  };
  let beganAt = 0;
  return {
    timeoutMs: () => timeoutMs,
    pauseMs: (usualMs) => Math.max(usualMs, Math.min(LONGEST_PAUSE_MS, usualMs * 2 ** Math.max(0, spent - 1))),
    spent: () => spent,
    async watch(fetch, hasCome) {
      beganAt = clock.monotonicMs();
      try {
        const result = await fetch();
        // An empty page does not mean that the lost events are handled: the platform sends them again later.
        emptyPages = hasCome() ? 0 : emptyPages + 1;
        if (hasCome() || emptyPages >= EMPTY_PAGES) spent = 0;
        return result;
      } catch (error) {
        emptyPages = 0;
        if (hasCome()) spent = 0;
        else if (mayHaveSent(error)) spent += 1;
        learn(error, clock.monotonicMs() - beganAt);
        throw error;
      }
    },
    brokeOff: (problem) => learn(problem, clock.monotonicMs() - beganAt),
  };
}

function isTooLate(error: unknown): boolean {
  return (
    (error as { code?: unknown } | undefined)?.code === "ERR_PLATFORM_TIMEOUT" ||
    (error as Error)?.name === "TimeoutError"
  );
}

/** Whether the platform may have sent events that did not arrive. It sent none if it refused the request or was not reached. */
function mayHaveSent(error: unknown): boolean {
  if (!isPlatformError(error)) return false;
  if (error.code === "ERR_PLATFORM_API") return (error as ApiError).status >= 500 || (error as ApiError).status < 300;
  if (error.code === "ERR_PLATFORM_CONNECTION") return !isUnreachable(error.cause);
  return error.code === "ERR_PLATFORM_TIMEOUT" || error.code === "ERR_PLATFORM_DECODE";
}

const UNREACHABLE = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

function isUnreachable(cause: unknown): boolean {
  for (let error = cause as { code?: unknown; cause?: unknown } | undefined; error; error = error.cause as typeof error)
    if (UNREACHABLE.includes(String(error.code))) return true;
  return false;
}
