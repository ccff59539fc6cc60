import { createScan, findNextMark } from "./json-scan.ts";
import type { RawItem } from "./item-buffer.ts";

/** Where an event may begin: behind whatever is left of another one. */
const BETWEEN = /[^\s,]\s*,\s*(?=\{)/g;

export interface SalvagedPart {
  item: RawItem;
  /** It is a whole event, and not what is left between two. */
  isEvent: boolean;
}

/**
 * Takes apart what is no valid JSON and may hold more than one event: a quote that is not escaped, or a bracket that is missing,
 * hides where an event ends, and must not take its neighbours with it. Gives the parts in order; those that are whole events, and what
 * is left between them.
 */
export function splitBrokenItem({ bytes, length }: RawItem): SalvagedPart[] {
  const text = new TextDecoder("latin1").decode(bytes); // a character for each byte
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

/** Where the event that begins here ends; `undefined` if there is none. */
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

/** Whether it is an event as the platform sends it, and not a part of another one's payload. */
function isEvent(bytes: Uint8Array): boolean {
  try {
    const item = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Record<string, unknown>;
    return ["string", "number"].includes(typeof item["id"]) && typeof item["type"] === "string" && "event" in item;
  } catch {
    return false;
  }
}
