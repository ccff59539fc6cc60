import { createHash } from "node:crypto";
import { decodeEvent } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError, isPlatformError } from "@kontor/http";
import { parseExactJson } from "@kontor/http/internal";
import type { ArrivingEvent } from "../ground/event.ts";
import { createScan, findNextMark, type RawItem } from "./read.ts";

/** Marks a payload that is no text. Its bytes follow. */
const NO_TEXT = "base64:";

const utf8 = new TextDecoder("utf-8", { fatal: true });
const MOST_TEXT = 1024 * 1024;

/** One item of a page. */
export interface FetchedEvent {
  /** If `hasNoId`, the id is made from the payload, so that the same item has the same id again. */
  id: string;
  type: string;
  /** The item as it came, character for character; `base64:` and its bytes if it is no text. */
  raw: string;
  /** The platform sent no id, so the event cannot be acknowledged. */
  hasNoId?: true;
  /** The typed event, or the reason why there is none. */
  decoded: { event: ChannelEvent } | { problem: DecodeError };
}

/** Reads one item as far as it can be read, and keeps it as it came. Never throws. */
export function readItem({ bytes, length }: RawItem): FetchedEvent {
  const raw = textOf(bytes);
  const isCut = length > bytes.length;
  if (raw !== undefined && !isCut) {
    const decoded = decodeRaw(raw);
    if ("event" in decoded && decoded.event.id !== "")
      return { id: decoded.event.id, type: decoded.event.type, raw, decoded }; // Nearly all items end here.
  }
  const known = {
    id: textIn(findMember(bytes, "id")),
    type: textIn(findMember(bytes, "type")) ?? "",
    raw: raw ?? `${NO_TEXT}${Buffer.from(bytes).toString("base64")}`,
  };
  const size = `is ${length} bytes long, and only the first ${bytes.length} are kept (poll.maxEventBytes)`;
  const decoded = raw === undefined ? problem("is not valid text") : decodeRaw(raw);
  return named({ ...known, decoded: isCut ? problem(size) : decoded });
}

/** Decodes the stored text of an event, or says why it cannot be read. An id that came as a number is read as text, to its last digit (observed). */
export function decodeRaw(raw: string): FetchedEvent["decoded"] {
  try {
    const item = parseExactJson(raw);
    const { id } = Object(item) as { id?: unknown };
    if (typeof id !== "number") return { event: decodeEvent(item) };
    return { event: decodeEvent({ ...(item as object), id: findMember(Buffer.from(raw), "id") ?? String(id) }) };
  } catch (error) {
    if (isPlatformError(error) && error.code === "ERR_PLATFORM_DECODE") return { problem: error as DecodeError };
    return problem(error instanceof SyntaxError ? "is not valid JSON" : (error as Error).message);
  }
}

function named({ id, ...rest }: Omit<FetchedEvent, "id"> & { id: string | undefined }): FetchedEvent {
  if (id) return { ...rest, id };
  const made = createHash("sha256").update(rest.raw).digest("hex");
  const decoded =
    "problem" in rest.decoded
      ? rest.decoded
      : { problem: new DecodeError("an event", "must have an id", { path: "/id" }) };
  return { ...rest, decoded, id: `without-id-${made}`, hasNoId: true };
}

function problem(words: string): { problem: DecodeError } {
  return { problem: new DecodeError("an event", `it ${words}`) };
}

function textOf(bytes: Uint8Array): string | undefined {
  const text = decodeUtf8(bytes)?.trim();
  return text?.includes("\0") ? undefined : text; // JSON has no zero byte, and not every database can hold one.
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a member as text, from the way it is written. */
function textIn(written: string | undefined): string | undefined {
  if (!written?.startsWith('"')) return written;
  try {
    return JSON.parse(written) as string;
  } catch {
    return undefined;
  }
}

export type DecodedMemory = ReturnType<typeof createDecodedMemory>;

/** Keeps what was decoded at the arrival of an event until its handler begins, so that most events are decoded once. */
export function createDecodedMemory() {
  const kept = new Map<string, FetchedEvent["decoded"]>();
  let size = 0;
  const forget = (raw: string) => {
    if (kept.delete(raw)) size -= raw.length;
  };
  return {
    keep(raw: string, decoded: FetchedEvent["decoded"]): void {
      forget(raw);
      if (raw.length > MOST_TEXT) return;
      kept.set(raw, decoded);
      size += raw.length;
      for (const oldest of kept.keys()) {
        if (size <= MOST_TEXT) return;
        forget(oldest);
      }
    },
    /** Gives what was kept and forgets it, because a handler may change it. Decodes what is not there. */
    take(raw: string): FetchedEvent["decoded"] {
      const decoded = kept.get(raw);
      forget(raw);
      return decoded ?? decodeRaw(raw);
    },
  };
}

/**
 * Finds the value of a member of an object, as it is written, if it is a text or a number. The object may be cut off, broken further on,
 * or nested too deeply to be parsed.
 */
export function findMember(bytes: Uint8Array, name: string): string | undefined {
  const scan = createScan();
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  let lastText: string | undefined; // the last text at depth 1, which is a key if a colon follows
  let opened = 0;
  let isWanted = false;
  for (let at = 0; at < bytes.length;) {
    const wasInText = scan.inText;
    const mark = findNextMark(bytes, at, scan);
    const byte = bytes[mark];
    if (isWanted && !wasInText) {
      const plain = text(at, mark).trim();
      if (/^-?\d[\d.eE+-]*$/.test(plain)) return plain;
      if (byte !== 0x22) return undefined;
    }
    if (scan.depth === 1 && byte === 0x22) {
      if (!wasInText) opened = mark;
      else {
        lastText = text(opened, mark + 1);
        if (isWanted) return decodeUtf8(bytes.subarray(opened, mark + 1)); // Replaced letters would make it another value.
      }
    }
    if (byte === 0x3a && scan.depth === 1) isWanted = lastText === JSON.stringify(name);
    at = mark + 1;
  }
  return undefined;
}

/** The `sellerId` of the payload, or an empty text if it has none. */
export function findSeller({ event }: { event?: unknown }): string {
  const { sellerId } = (event ?? {}) as { sellerId?: unknown };
  return typeof sellerId === "string" ? sellerId : Number.isSafeInteger(sellerId) ? String(sellerId) : "";
}

/** The seller of an event that cannot be read, or an empty text if its payload names none. */
export function findSellerIn(raw: string): string {
  try {
    return findSeller((JSON.parse(raw) ?? {}) as { event?: unknown });
  } catch {
    return "";
  }
}

/** An event of a page, with how often the page holds its id. */
export interface PageEvent {
  event: ArrivingEvent;
  times: number;
  /** The page holds the id with another payload as well. */
  differs: boolean;
}

/** Lists each id of a page once, in order of arrival. If an id comes with several payloads, the first one that can be read counts. */
export function mergePage(events: readonly ArrivingEvent[]): PageEvent[] {
  const merged = new Map<string, PageEvent>();
  for (const event of events) {
    const known = merged.get(event.id);
    if (!known) {
      merged.set(event.id, { event, times: 1, differs: false });
      continue;
    }
    known.times += 1;
    known.differs ||= !isSamePayload(known.event.raw, event.raw);
    if (known.event.problem !== undefined && event.problem === undefined) known.event = event;
  }
  return [...merged.values()];
}

/** Whether two payloads have the same content, also if their spelling differs. */
export function isSamePayload(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return JSON.stringify(JSON.parse(one)) === JSON.stringify(JSON.parse(other));
  } catch {
    return false;
  }
}
