import { DecodeError } from "@kontor/http";
import { createScan, findNextMark } from "./json-scan.ts";

const LONGEST_KEY = 64; // longer than any that is looked for
const MAX_HEAD_BYTES = 1024 * 1024; // what comes before the list, and an answer that has none

/** One item of a page, as it came. */
export interface RawItem {
  bytes: Uint8Array;
  /** How many bytes it had. More than `bytes` holds where it was too large. */
  length: number;
}

/** How a page ended. */
export interface PageEnd {
  /** What came of an item whose end never came. */
  rest: RawItem;
  /** The answer held a list of events. */
  hasList: boolean;
  /** What came before the list, or the whole answer where it has none. */
  head: Uint8Array;
  /** Why the page is not whole; what came of it came. */
  problem?: unknown;
}

export interface ReadPageOptions {
  /** Longest item that is kept whole, in bytes. */
  maxItemBytes: number;
  /** Called with each item. What it gives is waited for, so that no more of the page is in memory than it wants. */
  onItem(item: RawItem): Promise<void> | void;
}

/**
 * Reads `{"eventList": […]}` item by item, without holding the whole: an item that is too large, cannot be read, or nests too
 * deeply costs itself alone, and so does a page that breaks off.
 */
export async function readPage(
  body: ReadableStream<Uint8Array> | null,
  { maxItemBytes, onItem }: ReadPageOptions,
): Promise<PageEnd> {
  const scan = createScan();
  let state = "head" as "head" | "key" | "items" | "rest";
  let key: number[] = [];
  let isKeyDone = false; // a text at depth 1 was read, and a colon must follow
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  let length = 0; // of the item underway
  const head: Uint8Array[] = [];
  let headBytes = 0;

  const keep = (bytes: Uint8Array) => {
    length += bytes.length;
    const room = maxItemBytes - keptBytes;
    if (room <= 0 || bytes.length === 0) return;
    const part = bytes.subarray(0, room);
    kept.push(part);
    keptBytes += part.length;
  };
  const note = (bytes: Uint8Array) => void key.push(...bytes.subarray(0, Math.max(0, LONGEST_KEY - key.length)));
  const finish = async () => {
    const item = { bytes: join(kept), length };
    kept = [];
    keptBytes = 0;
    length = 0;
    if (!isBlank(item.bytes)) await onItem(item);
  };

  async function take(bytes: Uint8Array): Promise<void> {
    let at = 0;
    let from = 0; // of what belongs to the item underway
    while (at < bytes.length) {
      const wasInText = scan.inText;
      const mark = findNextMark(bytes, at, scan);
      if (mark === bytes.length) {
        if (state === "key") note(bytes.subarray(at, mark));
        break;
      }
      const byte = bytes[mark]!;
      if (state === "key") {
        note(bytes.subarray(at, mark));
        state = "head";
        isKeyDone = true;
      } else if (state === "head") {
        if (byte === 0x22 && !wasInText && scan.depth === 1) {
          state = "key";
          key = [];
        } else if (byte === 0x5b && scan.depth === 2 && isKeyDone && textOfKey(key) === "eventList") {
          state = "items";
          from = mark + 1;
        } else if (byte !== 0x3a) isKeyDone = false;
      } else if (state === "items") {
        if (byte === 0x7d && !wasInText && scan.depth === 1) scan.depth = 2; // one too many: it is the event's own fault
        const isEnd = byte === 0x5d && scan.depth === 1;
        if (isEnd || (byte === 0x2c && !wasInText && scan.depth === 2)) {
          keep(bytes.subarray(from, mark));
          await finish();
          from = mark + 1;
          if (isEnd) state = "rest";
        }
      }
      at = mark + 1;
    }
    if (state === "items") keep(bytes.slice(from)); // who reads the network may use the same memory for what comes next
  }

  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      if (state === "head" || state === "key") {
        headBytes += value.length;
        if (headBytes <= MAX_HEAD_BYTES) head.push(value.slice());
        else if (headBytes - value.length > MAX_HEAD_BYTES) throw tooMuchBefore();
      }
      await take(value);
    }
  } catch (problem) {
    await reader?.cancel().catch(() => {});
    return { hasList: state === "items" || state === "rest", head: join(head), rest: restOf(), problem };
  }
  const isWhole = state !== "items";
  return {
    hasList: state === "items" || state === "rest",
    head: join(head),
    rest: restOf(),
    ...(!isWhole && { problem: new DecodeError("a page of events", "its body broke off") }),
  };

  function restOf(): RawItem {
    return { bytes: join(kept), length };
  }
}

function tooMuchBefore(): DecodeError {
  return new DecodeError("a page of events", `it has no list of events within ${MAX_HEAD_BYTES} bytes`);
}

function textOfKey(key: number[]): string {
  return new TextDecoder().decode(Uint8Array.from(key));
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09);
}

function join(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
