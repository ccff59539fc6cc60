import { createHash } from "node:crypto";
import { decodeEvent } from "@kontor/channel-client";
import type { ChannelEvent } from "@kontor/channel-types";
import { DecodeError, isPlatformError } from "@kontor/http";
import { parseExactJson, encodeExactJson } from "@kontor/http/internal";
import { findMember } from "./find-member.ts";
import { describeError } from "../consumer/describe-error.ts";
import type { RawItem } from "./item-buffer.ts";

/** Marks a payload that is no text. Its bytes follow. */
const NO_TEXT = "base64:";

const utf8 = new TextDecoder("utf-8", { fatal: true });

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

/** Reads an item that a client has parsed already. */
export function readParsedItem(item: unknown): FetchedEvent {
  const { id, type } = (typeof item === "object" && item !== null ? item : {}) as { id?: unknown; type?: unknown };
  const known = {
    id: typeof id === "string" || typeof id === "number" ? String(id) : undefined,
    type: typeof type === "string" ? type : "",
  };
  const decoded = decode(item);
  try {
    return named({ ...known, raw: encodeExactJson(item), decoded });
  } catch (error) {
    return named({
      ...known,
      raw: JSON.stringify({ id, type }),
      decoded: "problem" in decoded ? decoded : problem(`cannot be kept: ${describeError(error)}`),
    });
  }
}

/** Decodes the stored text of an event. */
export function decodeRaw(raw: string): FetchedEvent["decoded"] {
  try {
    const item = parseExactJson(raw);
    const { id } = (item ?? {}) as { id?: unknown };
    if (typeof id !== "number") return decode(item);
    return decode({ ...(item as object), id: findMember(new TextEncoder().encode(raw), "id") ?? String(id) }); // It keeps every digit.
  } catch (error) {
    return problem(error instanceof SyntaxError ? "is not valid JSON" : describeError(error));
  }
}

/** Returns the error instead of throwing it. An id that came as a number is read as text (observed). */
function decode(item: unknown): FetchedEvent["decoded"] {
  const { id } = (item ?? {}) as { id?: unknown };
  try {
    return { event: decodeEvent(typeof id === "number" ? { ...(item as object), id: String(id) } : item) };
  } catch (error) {
    if (isPlatformError(error) && error.code === "ERR_PLATFORM_DECODE") return { problem: error as DecodeError };
    throw error;
  }
}

function named({ id, ...rest }: Omit<FetchedEvent, "id"> & { id: string | undefined }): FetchedEvent {
  if (id) return { ...rest, id };
  const made = createHash("sha256").update(rest.raw).digest("hex");
  const decoded = "problem" in rest.decoded ? rest.decoded : problem("must have an id", "/id");
  return { ...rest, decoded, id: `without-id-${made}`, hasNoId: true };
}

function problem(words: string, path?: string): { problem: DecodeError } {
  return {
    problem: new DecodeError(
      "an event",
      path === undefined ? `it ${words}` : words,
      path === undefined ? {} : { path },
    ),
  };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = utf8.decode(bytes).trim();
    return text.includes("\0") ? undefined : text; // JSON has no zero byte, and not every database can hold one.
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
