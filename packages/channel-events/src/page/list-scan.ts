import { createItemBuffer, type ItemBuffer, type RawItem } from "./item-buffer.ts";
import { createScan, findNextMark, type Scan } from "./json-scan.ts";

const LIST_KEY = "eventList";
const LONGEST_KEY = 64; // longer than the key of the list

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_END = 0x7d;

/** How far the answer is read. `key`: within a key of the outermost object. `items`: within the list. `rest`: behind it. */
type Place = "head" | "key" | "items" | "rest";

/** The state of a search for the items of `{"eventList": […]}`, which comes in parts. */
export interface ListScan {
  json: Scan;
  place: Place;
  key: number[];
  /** A text of the outermost object was read. It is a key if a colon follows. */
  isKeyDone: boolean;
  item: ItemBuffer;
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
