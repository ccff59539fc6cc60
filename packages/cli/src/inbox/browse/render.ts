import { styleText } from "node:util";
import { trimRows } from "../../terminal/trim-rows.ts";
import { formatDuration } from "../duration.ts";
import { describeEvent, dropControls, formatPayload } from "../event-text.ts";
import type { BrowserState } from "./state.ts";

const KEYS = "q quit  enter show  s state  f seller  t type  r replay  d aside  p park  o resume  u update";
const EVENT_KEYS = "q quit  esc back  r replay  d aside  p park  o resume";
const HEAD = ["id", "type", "seller", "state", "age", "tries", "problem"];
const SHRINK = [6, 1, 2, 0];
/** The lines that are no events: the counts, the head, the message and the keys. */
export const FRAME = 4;

export interface RenderSize {
  columns: number;
  rows: number;
  hasColours: boolean;
}

/** Builds the lines of the screen. None is longer than the screen is wide, and nothing in an event can steer the terminal. */
export function renderScreen(state: BrowserState, size: RenderSize, now: number): string[] {
  const body = Math.max(1, size.rows - FRAME);
  const lines = state.shown ? renderEvent(state.shown, body) : renderList(state, { ...size, body }, now);
  const place = state.shown ? `event ${state.shown.event.id}` : describeView(state);
  const below = state.prompt ? `${state.prompt.label} ${state.prompt.text}_` : state.message;
  const all = [place, ...lines, below, state.shown ? EVENT_KEYS : KEYS];
  const cut = (line: string) => (line.length > size.columns ? `${line.slice(0, size.columns - 1)}…` : line);
  return all.map((line, index) => {
    const plain = cut(dropLine(line));
    if (!size.hasColours) return plain;
    const isSelected = !state.shown && state.events.length > 0;
    if (isSelected && index === state.selected - computeTop(state, body) + 2)
      return styleText("inverse", plain, { validateStream: false });
    return index === 0 || index === all.length - 1 ? styleText("dim", plain, { validateStream: false }) : plain;
  });
}

/** Keeps the spaces of a table, and drops what could steer the terminal. */
function dropLine(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, "");
}

function computeTop({ selected }: BrowserState, body: number): number {
  return Math.floor(selected / body) * body;
}

function describeView({ view, stats }: BrowserState): string {
  const count = (value: number) => (value >= 10_000 ? "10000+" : String(value));
  const { waiting = 0, dead = 0, done = 0 } = stats?.events ?? {};
  const filters = [view.seller && `seller ${view.seller}`, view.type && `type ${view.type}`].filter(Boolean);
  const counts = `${count(waiting)} waiting, ${count(dead)} dead, ${count(done)} done, ${stats?.parked.length ?? 0} parked`;
  return `${[view.state, ...filters].join(", ")} | ${counts}`;
}

function renderList(state: BrowserState, { columns, body }: { columns: number; body: number }, now: number): string[] {
  const top = computeTop(state, body);
  const events = state.events.slice(top, top + body);
  const cells = events.map((event) => [
    dropControls(event.id),
    dropControls(event.type),
    dropControls(event.lane),
    event.state,
    formatDuration(now - event.firstSeenAt.getTime()),
    event.attempts,
    dropControls(event.problem ?? ""),
  ]);
  const { head, rows } = trimRows(HEAD, cells, { width: columns - 2, shrink: SHRINK });
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => String(row[column]).length)));
  const build = (row: readonly (string | number)[]) =>
    row
      .map((cell, column) =>
        typeof cell === "number" ? String(cell).padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join("  ")
      .trimEnd();
  const lines = rows.map((row, index) => `${top + index === state.selected ? ">" : " "} ${build(row)}`);
  if (lines.length === 0) lines.push(state.hasMore ? "  reading ..." : "  No such events");
  return [`  ${build(head)}`, ...lines, ...Array.from({ length: body - lines.length }, () => "")];
}

function renderEvent({ event, top }: { event: BrowserState["events"][number]; top: number }, body: number): string[] {
  const facts = Object.entries(describeEvent(event)).filter(([, value]) => value !== null);
  const lines = [
    ...facts.map(
      ([name, value]) =>
        `${name.padEnd(12)}${value instanceof Date ? value.toISOString() : dropControls(String(value))}`,
    ),
    "",
    ...(event.raw === "" ? ["Its payload was purged"] : formatPayload(event.raw).split("\n")),
  ];
  const first = Math.min(top, Math.max(0, lines.length - body - 1));
  const seen = lines.slice(first, first + body + 1);
  return [...seen, ...Array.from({ length: body + 1 - seen.length }, () => "")];
}
