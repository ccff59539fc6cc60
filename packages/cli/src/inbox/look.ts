import type { EventRow } from "@kontor/channel-events";
import type { Context } from "../command.ts";
import { CliError, createUsageError } from "../errors.ts";
import { dropControls, escapeControls, trimRows } from "../terminal/layout.ts";
import { formatDuration } from "../values.ts";
import { type ChoiceOptions, listChosen, readChoice } from "./choice.ts";
import { withInbox } from "./open.ts";
import { readFirstLine } from "./status.ts";
import type { PlaceOptions } from "./place.ts";

const MOST_COUNTED = 10_000;
const EVENT_HEAD = ["id", "type", "seller", "state", "age", "tries", "problem"];
const EVENT_SHRINK = [6, 1, 2, 0]; // The id last: it is what one copies.

/** `inbox list`: events in order of arrival. The first ones are shown, and the others counted up to a bound. */
export async function runList(context: Context<PlaceOptions & ChoiceOptions & { json?: boolean }>): Promise<void> {
  const { options, out, terminal, signal } = context;
  const { limit, ...choice } = readChoice("list events", options);
  if (options.state === undefined && options.id === undefined) choice.states = ["waiting", "dead"];
  const events: EventRow[] = [];
  let more = 0;
  await withInbox(context, async ({ inbox }) => {
    for await (const event of listChosen(inbox, choice, { signal })) {
      if (events.length < limit!) events.push(event);
      else more += 1;
      if (more > MOST_COUNTED) break;
      terminal.showProgress(`${events.length + more} events found`);
    }
    terminal.showProgress("");
    signal.throwIfAborted();
    if (options.json)
      for (const event of events)
        out.line(JSON.stringify(describeEvent({ ...event, problem: event.problem && readFirstLine(event.problem) })));
    else if (events.length === 0) terminal.note("No such events");
    else {
      const { head, rows } = trimEvents(events, terminal.columns);
      out.table(head, rows);
    }
    const many = more > MOST_COUNTED ? `more than ${MOST_COUNTED}` : more;
    if (more > 0 && !options.json) terminal.note(`... and ${many} more: --limit shows them, filters find them`);
  });
}

function trimEvents(events: readonly EventRow[], width: number | undefined) {
  const now = Date.now();
  const rows = events.map(({ id, type, lane, state, firstSeenAt, attempts, problem }) => {
    const age = formatDuration(now - firstSeenAt.getTime());
    return [dropControls(id), dropControls(type), dropControls(lane), state, age, attempts, readFirstLine(problem)];
  });
  return trimRows(EVENT_HEAD, rows, { width, shrink: EVENT_SHRINK });
}

export async function runShow(context: Context<PlaceOptions & { json?: boolean; raw?: boolean }>): Promise<void> {
  const { options, out } = context;
  const [id = ""] = context.args;
  if (id === "") throw createUsageError("show an event", "its id must not be empty");
  await withInbox(context, async ({ inbox }) => {
    let found: EventRow | undefined;
    for await (const event of inbox.list({ id, limit: 1 })) found = event;
    if (!found)
      throw new CliError(
        `Cannot show event ${id} as the inbox has none with this id: see kontor inbox list --state all`,
      );
    if (options.raw) return out.line(found.raw);
    if (options.json) return out.line(describeWithPayload(found));
    out.table(["field", "value"], listFacts(found));
    out.line();
    out.line(found.raw === "" ? "  Its payload was purged or forgotten" : formatPayload(found.raw));
  });
}

/** Builds the JSON of an event without its payload. Every member is always there. */
function describeEvent({ seq, id, type, lane: seller, state, attempts, deliveries, ...event }: EventRow) {
  const { problem = null, firstSeenAt, lastSeenAt, settledAt = null } = event;
  return { seq, id, type, seller, state, attempts, deliveries, problem, firstSeenAt, lastSeenAt, settledAt };
}

/**
 * Lists what is known of an event, but its payload, in words that steer no terminal. The lines of a stack stand below their problem, each in
 * a separate row.
 */
function listFacts(event: EventRow): (readonly [name: string, value: string])[] {
  return Object.entries(describeEvent(event)).flatMap(([name, value]): (readonly [string, string])[] => {
    if (value === null) return [];
    const [first = "", ...frames] = value instanceof Date ? [value.toISOString()] : String(value).split("\n");
    return [[name, dropControls(first)], ...frames.map((each) => ["", `    ${dropControls(each.trim())}`] as const)];
  });
}

/** Builds one line of JSON with the payload as the platform sent it, so that every digit is kept. */
function describeWithPayload(event: EventRow): string {
  const { raw } = event;
  const payload = raw === "" ? "null" : isJson(raw) ? raw.replace(/[\r\n]+/g, " ") : JSON.stringify(raw);
  return `${JSON.stringify(describeEvent(event)).slice(0, -1)},"payload":${payload}}`;
}

const JSON_TOKENS = /"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Builds the payload with indented lines. Digits, escapes, and names in their order stay, because it is not parsed. */
function formatPayload(raw: string): string {
  if (!isJson(raw)) return dropControls(raw);
  let depth = 0;
  const begin = (change = 0) => `\n${"  ".repeat((depth += change))}`;
  const layOut = (token: string) => {
    if (token === "{" || token === "[") return token + begin(1);
    if (token === "}" || token === "]") return begin(-1) + token;
    if (token === ",") return token + begin();
    if (token === ":") return ": ";
    return token.startsWith('"') ? token : token.replaceAll(/\s/g, ""); // Nothing stands between brackets.
  };
  return (escapeControls(raw).match(JSON_TOKENS) ?? []).map(layOut).join("");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
