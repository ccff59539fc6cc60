import { DecodeError } from "@kontor/http";
import { createListScan, createScan, findNextMark, hasList, mergeBytes, readListPart, type RawItem } from "./scan.ts";

const MAX_HEAD_BYTES = 1024 * 1024;

/** The gap between the end of an event, which may be broken, and the begin of the next one. */
const BETWEEN = /[^\s,]\s*,\s*(?=\{)/g;

/** How a page ended. */
interface PageEnd {
  /** The bytes of an item whose end never came. */
  rest: RawItem;
  /** The answer held a list of events. */
  hasList: boolean;
  /** The bytes before the list, or the whole answer if it has no list. */
  head: Uint8Array;
  /** The reason why the page is not complete. The items before that point were handed over. */
  problem?: unknown;
}

interface ReadPageOptions {
  /** The longest item that is kept whole, in bytes. */
  maxItemBytes: number;
  /** Takes each item. Reading waits for its promise, so that memory holds no more of the page than the caller wants. */
  onItem(item: RawItem): Promise<void> | void;
}

/**
 * Reads `{"eventList": […]}` item by item, without holding the whole page. An item that is too large, cannot be read, or nests too
 * deeply spoils only itself. A page that breaks off spoils only the item in which it does.
 */
export async function readPage(
  body: ReadableStream<Uint8Array> | null,
  { maxItemBytes, onItem }: ReadPageOptions,
): Promise<PageEnd> {
  const scan = createListScan(maxItemBytes);
  const head: Uint8Array[] = [];
  let headBytes = 0;
  const describeEnd = () => ({ hasList: hasList(scan), head: mergeBytes(head), rest: scan.item.read() });

  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      if (!hasList(scan)) {
        if (headBytes > MAX_HEAD_BYTES) throw buildHeadError();
        headBytes += value.length;
        if (headBytes <= MAX_HEAD_BYTES) head.push(value.slice());
      }
      await readListPart(scan, value, onItem);
    }
  } catch (problem) {
    await reader?.cancel().catch(() => {});
    return { ...describeEnd(), problem };
  }
  const isWhole = scan.place !== "items";
  return {
    ...describeEnd(),
    ...(!isWhole && { problem: new DecodeError("a page of events", "its body broke off") }),
  };
}

function buildHeadError(): DecodeError {
  return new DecodeError("a page of events", `it has no list of events within ${MAX_HEAD_BYTES} bytes`);
}

interface SalvagedPart {
  item: RawItem;
  /** The part is a whole event, and not the rest between two of them. */
  isEvent: boolean;
}

/**
 * Splits an item that is no valid JSON and may hold more than one event. A quote that is not escaped, or a missing bracket, hides the
 * end of its event, and must not spoil the events behind it. The parts are in order: whole events, and the rests between them.
 */
export function splitBrokenItem({ bytes, length }: RawItem): SalvagedPart[] {
  const text = new TextDecoder("latin1").decode(bytes); // It gives one character for each byte.
  const parts: SalvagedPart[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(BETWEEN)) {
    const start = index + gap.length;
    if (start < from) continue;
    const end = endOfEvent(bytes, start);
    if (end === undefined) continue;
    if (/[^\s,]/.test(text.slice(from, index + 1))) parts.push(part(bytes, from, index + 1, false));
    parts.push(part(bytes, start, end, true));
    from = end;
  }
  if (parts.length === 0) return [{ item: { bytes, length }, isEvent: false }];
  if (/[^\s,\]}]/.test(text.slice(from))) parts.push(part(bytes, from, bytes.length, false));
  return parts;
}

function part(bytes: Uint8Array, from: number, to: number, isWhole: boolean): SalvagedPart {
  return { item: { bytes: bytes.subarray(from, to), length: to - from }, isEvent: isWhole };
}

/** Finds the end of the event that begins here; `undefined` if no event begins here. */
function endOfEvent(bytes: Uint8Array, start: number): number | undefined {
  const scan = createScan();
  for (let at = start; at < bytes.length;) {
    const mark = findNextMark(bytes, at, scan);
    at = mark + 1;
    if (scan.depth === 0 && !scan.inText && mark < bytes.length)
      return isEvent(bytes.subarray(start, at)) ? at : undefined;
  }
  return undefined;
}

/** Whether these bytes are an event as the platform sends it, and not a part of the payload of another event. */
function isEvent(bytes: Uint8Array): boolean {
  try {
    const item = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Record<string, unknown>;
    return ["string", "number"].includes(typeof item["id"]) && typeof item["type"] === "string" && "event" in item;
  } catch {
    return false;
  }
}
