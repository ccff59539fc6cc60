const LIST_KEY = "eventList";
const LONGEST_KEY = 64; // longer than the key of the list

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_END = 0x7d;
const BACKSLASH = 0x5c;

/** How far the answer is read. `key`: within a key of the outermost object. `items`: within the list. `rest`: behind it. */
type Place = "head" | "key" | "items" | "rest";

/** The state of a search for the items of `{"eventList": […]}`, which comes in parts. */
interface ListScan {
  json: Scan;
  place: Place;
  key: number[];
  /** A text of the outermost object was read. It is a key if a colon follows. */
  isKeyDone: boolean;
  item: ReturnType<typeof createItemBuffer>;
}

export function createListScan(maxItemBytes: number): ListScan {
  return { json: createScan(), place: "head", key: [], isKeyDone: false, item: createItemBuffer(maxItemBytes) };
}

/** Whether the list of events has begun. */
export function hasList({ place }: ListScan): boolean {
  return place === "items" || place === "rest";
}

/** Reads the next part of the answer, and hands over each item that ends in it, one after the other. */
export async function readListPart(
  scan: ListScan,
  bytes: Uint8Array,
  onItem: (item: RawItem) => Promise<void> | void,
): Promise<void> {
  let at = 0;
  let from = 0; // where the bytes of the present item begin
  while (at < bytes.length) {
    const wasInText = scan.json.inText;
    const mark = findNextMark(bytes, at, scan.json);
    if (scan.place === "key") addToKey(scan, bytes.subarray(at, mark));
    if (mark === bytes.length) break;
    const byte = bytes[mark]!;
    if (scan.place === "items") {
      const end = findItemEnd(scan, byte, wasInText);
      if (end !== undefined) {
        scan.item.add(bytes.subarray(from, mark));
        const taken = finishItem(scan, onItem);
        if (taken) await taken; // Most items are taken at once.
        from = mark + 1;
        if (end === "list") scan.place = "rest";
      }
    } else if (scan.place !== "rest") {
      readHead(scan, byte, wasInText);
      from = mark + 1;
    }
    at = mark + 1;
  }
  if (scan.place === "items") scan.item.add(bytes.slice(from)); // The reader of the network may reuse its memory.
}

/** Follows the keys of the outermost object until the list of events begins. */
function readHead(scan: ListScan, byte: number, wasInText: boolean): void {
  const { depth } = scan.json;
  if (scan.place === "key") {
    scan.place = "head";
    scan.isKeyDone = true;
  } else if (byte === QUOTE && !wasInText && depth === 1) {
    scan.place = "key";
    scan.key = [];
  } else if (byte === LIST_BEGIN && depth === 2 && scan.isKeyDone && readKey(scan) === LIST_KEY) {
    scan.place = "items";
  } else if (byte !== COLON) {
    scan.isKeyDone = false;
  }
}

/** Tells what ends here: the whole list, or only an item. */
function findItemEnd({ json }: ListScan, byte: number, wasInText: boolean): "list" | "item" | undefined {
  if (byte === OBJECT_END && !wasInText && json.depth === 1) json.depth = 2; // The event has one bracket too many.
  if (byte === LIST_END && json.depth === 1) return "list";
  return byte === COMMA && !wasInText && json.depth === 2 ? "item" : undefined;
}

function finishItem({ item }: ListScan, onItem: (item: RawItem) => Promise<void> | void): Promise<void> | void {
  const raw = item.read();
  item.clear();
  if (!isBlank(raw.bytes)) return onItem(raw);
}

function addToKey({ key }: ListScan, bytes: Uint8Array): void {
  key.push(...bytes.subarray(0, Math.max(0, LONGEST_KEY - key.length)));
}

function readKey({ key }: ListScan): string {
  return new TextDecoder().decode(Uint8Array.from(key));
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

/** One item of a page, as it came. */
export interface RawItem {
  bytes: Uint8Array;
  /** The size of the item in bytes. It is more than `bytes` holds if the item was too large. */
  length: number;
}

/** Collects the bytes of one item after the other, and keeps no more of an item than is allowed. `read()` gives the item so far. */
export function createItemBuffer(maxItemBytes: number) {
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  let length = 0;
  return {
    add(bytes: Uint8Array) {
      length += bytes.length;
      const room = maxItemBytes - keptBytes;
      if (room <= 0 || bytes.length === 0) return;
      const part = bytes.subarray(0, room);
      kept.push(part);
      keptBytes += part.length;
    },
    read: (): RawItem => ({ bytes: mergeBytes(kept), length }),
    clear() {
      kept = [];
      keptBytes = 0;
      length = 0;
    },
  };
}

export function mergeBytes(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The state of a scan between two steps. */
interface Scan {
  /** The depth in objects and lists. */
  depth: number;
  /** The place is within a text. */
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
  let at = from;
  while (at < bytes.length) {
    if (scan.inText) {
      at = findTextEnd(bytes, at, scan);
      if (at === bytes.length) return at;
      scan.inText = false;
      return at;
    }
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      scan.inText = true;
      return at;
    }
    if (byte === 0x7b || byte === 0x5b) {
      scan.depth += 1;
      return at;
    }
    if (byte === 0x7d || byte === 0x5d) {
      scan.depth -= 1;
      return at;
    }
    if (byte === 0x2c || byte === 0x3a) return at;
    at += 1;
  }
  return at;
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
