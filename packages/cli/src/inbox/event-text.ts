import { stripVTControlCharacters } from "node:util";
import type { EventRow } from "@kontor/channel-events";

/** Removes what could steer a terminal from the text of somebody else, and writes it in one line. */
export function dropControls(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "");
}

/** Builds the JSON of an event without its payload. Every member is always there. */
export function describeEvent({ seq, id, type, lane, state, attempts, deliveries, problem, ...times }: EventRow) {
  return {
    seq,
    id,
    type,
    seller: lane,
    state,
    attempts,
    deliveries,
    problem: problem ?? null,
    firstSeenAt: times.firstSeenAt,
    lastSeenAt: times.lastSeenAt,
    settledAt: times.settledAt ?? null,
  };
}

/** Builds one line of JSON with the payload as the platform sent it, so that every digit is kept. */
export function describeWithPayload(event: EventRow): string {
  const { raw } = event;
  const payload =
    raw === "" ? "null" : isJson(raw) ? escapeControls(raw).replace(/[\r\n]+/g, " ") : JSON.stringify(raw);
  return `${JSON.stringify(describeEvent(event)).slice(0, -1)},"payload":${payload}}`;
}

/** Builds the payload with indented lines. Its numbers keep their digits, because it is not parsed. */
export function formatPayload(raw: string): string {
  if (!isJson(raw)) return dropControls(raw);
  const tokens = escapeControls(raw).match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  const lines = [""];
  let depth = 0;
  const begin = () => lines.push("  ".repeat(depth));
  const add = (text: string) => (lines[lines.length - 1] += text);
  for (const [index, token] of tokens.entries()) {
    const isEmpty = /[{[]/.test(tokens[index - 1] ?? "") && (tokens[index - 1]?.length ?? 0) === 1;
    if (token === "{" || token === "[") {
      add(token);
      depth += 1;
      if (!/^[}\]]$/.test(tokens[index + 1] ?? "")) begin();
    } else if (token === "}" || token === "]") {
      depth -= 1;
      if (!isEmpty) begin();
      add(token);
    } else if (token === ",") {
      add(token);
      begin();
    } else add(token === ":" ? ": " : token);
  }
  return lines.join("\n");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Writes characters that could steer a terminal as JSON may write them. */
function escapeControls(text: string): string {
  return text.replace(
    /[\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
