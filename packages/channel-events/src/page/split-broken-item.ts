import { createScan, findNextMark } from "./json-scan.ts";
import type { RawItem } from "./item-buffer.ts";

/** The gap between the end of an event, which may be broken, and the begin of the next one. */
const BETWEEN = /[^\s,]\s*,\s*(?=\{)/g;

export interface SalvagedPart {
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
