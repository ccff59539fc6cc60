import { DecodeError } from "@kontor/http";

const LIST_KEY = "eventList";
const MAX_HEAD_BYTES = 1024 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_BEGIN = 0x7b;
const OBJECT_END = 0x7d;
const BACKSLASH = 0x5c;

/** The gap between the end of an event, which may be broken, and the begin of the next one. */
const BETWEEN = /[^\s,]\s*,\s*(?=\{)/g;

/** One item of a page, as it came. */
export interface RawItem {
  bytes: Uint8Array;
  /** The size of the item in bytes. It is more than `bytes` holds if the item was too large. */
  length: number;
}

type TakeItem = (item: RawItem) => Promise<void> | void;

interface PageEnd {
  /** The bytes of an item whose end never came. */
  rest: RawItem;
  hasList: boolean;
  /** The first bytes of the answer, at most 1 MB: at least those before the list, and all of it if there is no list. */
  head: Uint8Array;
  /** The reason why the page is not complete. The items before that point were handed over. */
  problem?: unknown;
}

/**
 * Reads `{"eventList": […]}` item by item, without holding the whole page. An item that is too large, cannot be read, or nests too
 * deeply affects only itself. A page that breaks off affects only the item in which it does.
 *
 * @param options.maxItemBytes The longest item that is kept whole, in bytes.
 * @param options.onItem Takes each item. Reading waits for its promise, so that memory holds no more of the page than the caller wants.
 */
export async function readPage(
  body: ReadableStream<Uint8Array> | null,
  { maxItemBytes, onItem }: { maxItemBytes: number; onItem: TakeItem },
): Promise<PageEnd> {
  const list: ListScan = {
    json: createScan(),
    place: "head",
    key: "",
    isKeyDone: false,
    hasBegun: false,
    item: createItem(maxItemBytes),
  };
  const head: Uint8Array[] = [];
  let headBytes = 0;
  const describeEnd = () => ({ hasList: list.hasBegun, head: Buffer.concat(head), rest: list.item.take() });

  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      if (!list.hasBegun) {
        if (headBytes > MAX_HEAD_BYTES)
          throw new DecodeError("a page of events", `it has no list of events within ${MAX_HEAD_BYTES} bytes`);
        headBytes += value.length;
        if (headBytes <= MAX_HEAD_BYTES) head.push(value.slice());
      }
      await readPart(list, value, onItem);
    }
  } catch (problem) {
    await reader?.cancel().catch(() => {});
    return { ...describeEnd(), problem };
  }
  const isCut = list.place === "items";
  return { ...describeEnd(), ...(isCut && { problem: new DecodeError("a page of events", "its body broke off") }) };
}

/** The state of a search for the items of the list, whose answer comes in parts. */
interface ListScan {
  json: Scan;
  /** How far the answer is read. `key`: within a key of the outermost object. `items`: within the list. `head`: before or behind a list. */
  place: "head" | "key" | "items";
  key: string;
  /** A text of the outermost object was read. It is a key if a colon follows. */
  isKeyDone: boolean;
  /** A list of events has begun. Another one may follow: the name of a member may come twice. */
  hasBegun: boolean;
  item: ReturnType<typeof createItem>;
}

/** Reads the next part of the answer, and hands over each item that ends in it, one after the other. */
async function readPart(list: ListScan, bytes: Uint8Array, onItem: TakeItem): Promise<void> {
  let from = 0; // where the bytes of the present item begin
  for (let at = 0; at < bytes.length;) {
    const wasInText = list.json.inText;
    const mark = findNextMark(bytes, at, list.json);
    if (list.place === "key" && list.key.length <= LIST_KEY.length)
      list.key += new TextDecoder("latin1").decode(bytes.subarray(at, mark));
    if (mark === bytes.length) break;
    const byte = bytes[mark]!;
    if (list.place === "items") {
      const end = findItemEnd(list, byte, wasInText);
      if (end !== undefined) {
        list.item.add(bytes.subarray(from, mark));
        const raw = list.item.take();
        const taken = isBlank(raw.bytes) ? undefined : onItem(raw);
        if (taken) await taken; // Most items are taken at once.
        from = mark + 1;
        if (end === "list") Object.assign(list, { place: "head", isKeyDone: false });
      }
    } else {
      readHead(list, byte, wasInText);
      from = mark + 1;
    }
    at = mark + 1;
  }
  if (list.place === "items") list.item.add(bytes.slice(from)); // The reader of the network may reuse its memory.
}

/** Follows the keys of the outermost object until the list of events begins. */
function readHead(list: ListScan, byte: number, wasInText: boolean): void {
  const { depth } = list.json;
  if (list.place === "key") {
    list.place = "head";
    list.isKeyDone = true;
  } else if (byte === QUOTE && !wasInText && depth === 1) {
    list.place = "key";
    list.key = "";
  } else if (byte === LIST_BEGIN && depth === 2 && list.isKeyDone && list.key === LIST_KEY) {
    Object.assign(list, { place: "items", hasBegun: true });
  } else if (byte !== COLON) {
    list.isKeyDone = false;
  }
}

/** Tells what ends here: the whole list, or only an item. */
function findItemEnd({ json }: ListScan, byte: number, wasInText: boolean): "list" | "item" | undefined {
  if (byte === OBJECT_END && !wasInText && json.depth === 1) json.depth = 2; // The event has one bracket too many.
  if (byte === LIST_END && json.depth === 1) return "list";
  return byte === COMMA && !wasInText && json.depth === 2 ? "item" : undefined;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

/** Collects the bytes of one item after the other, and keeps no more of an item than is allowed. */
function createItem(maxBytes: number) {
  let kept: Uint8Array[] = [];
  let room = maxBytes;
  let length = 0;
  return {
    add(bytes: Uint8Array) {
      length += bytes.length;
      if (room <= 0 || bytes.length === 0) return;
      const part = bytes.subarray(0, room);
      kept.push(part);
      room -= part.length;
    },
    take(): RawItem {
      const item = { bytes: kept.length === 1 ? kept[0]! : Buffer.concat(kept), length };
      kept = [];
      room = maxBytes;
      length = 0;
      return item;
    },
  };
}

/**
 * Splits an item that is no valid JSON and may hold more than one event. A quote that is not escaped, or a missing bracket, hides the
 * end of its event, and must not affect the events behind it. The parts are in order: whole events (`isEvent`), and the rests between them.
 */
export function splitBrokenItem({ bytes, length }: RawItem): { item: RawItem; isEvent: boolean }[] {
  const text = new TextDecoder("latin1").decode(bytes); // It gives one character for each byte.
  const part = (from: number, to: number, isEvent: boolean) => ({
    item: { bytes: bytes.subarray(from, to), length: to - from },
    isEvent,
  });
  const parts: ReturnType<typeof part>[] = [];
  let from = 0;
  for (const { index, 0: gap } of text.matchAll(BETWEEN)) {
    const start = index + gap.length;
    if (start < from) continue;
    const end = endOfEvent(bytes, start);
    if (end === undefined) continue;
    if (/[^\s,]/.test(text.slice(from, index + 1))) parts.push(part(from, index + 1, false));
    parts.push(part(start, end, true));
    from = end;
  }
  if (parts.length === 0) return [{ item: { bytes, length }, isEvent: false }];
  if (/[^\s,\]}]/.test(text.slice(from))) parts.push(part(from, bytes.length, false));
  return parts;
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

/** The state of a scan between two steps. */
interface Scan {
  /** The depth in objects and lists. */
  depth: number;
  inText: boolean;
  /** The last byte was a backslash within a text. */
  isEscaped: boolean;
}

export function createScan(): Scan {
  return { depth: 0, inText: false, isEscaped: false };
}

/**
 * Finds the next byte that has a meaning outside of texts: a bracket, a comma, a colon, or a quote that opens or closes a text. It
 * returns the place of the byte, or `bytes.length` if there is none. Only the state of the scan is kept, so that a document of any
 * size and depth can be read in pieces.
 */
export function findNextMark(bytes: Uint8Array, from: number, scan: Scan): number {
  if (scan.inText) {
    const end = findTextEnd(bytes, from, scan);
    if (end < bytes.length) scan.inText = false;
    return end;
  }
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === COMMA || byte === COLON) return at;
    if (byte === QUOTE) scan.inText = true;
    else if (byte === OBJECT_BEGIN || byte === LIST_BEGIN) scan.depth += 1;
    else if (byte === OBJECT_END || byte === LIST_END) scan.depth -= 1;
    else continue;
    return at;
  }
  return bytes.length;
}

/** Finds the quote that closes a text; `bytes.length` if it is not among these bytes. */
function findTextEnd(bytes: Uint8Array, from: number, scan: Scan): number {
  let start = from;
  if (scan.isEscaped) {
    if (start >= bytes.length) return bytes.length;
    scan.isEscaped = false;
    start += 1;
  }
  for (;;) {
    const quote = bytes.indexOf(QUOTE, start);
    const end = quote < 0 ? bytes.length : quote;
    let backslashes = 0;
    while (end - 1 - backslashes >= start && bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (quote < 0) {
      scan.isEscaped = backslashes % 2 === 1;
      return bytes.length;
    }
    if (backslashes % 2 === 0) return quote;
    start = quote + 1;
  }
}
