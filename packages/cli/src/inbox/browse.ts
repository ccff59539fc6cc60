import { styleText } from "node:util";
import type { EventRow, EventState, Inbox } from "@kontor/channel-events";
import type { Context } from "../command.ts";
import { CliError, createUsageError } from "../errors.ts";
import { formatTable } from "../terminal/layout.ts";
import type { Screen } from "../terminal/terminal.ts";
import { applyKey, type BrowserState, createBrowserState, type Effect } from "./browse-state.ts";
import { listChosen } from "./choice.ts";
import { formatPayload, listFacts, trimEvents } from "./look.ts";
import { withInbox } from "./open.ts";
import type { PlaceOptions } from "./place.ts";

const COUNTED = 10_000;

export async function runBrowse(context: Context<PlaceOptions>): Promise<void> {
  const { terminal, signal } = context;
  if (!terminal.openScreen) throw createUsageError("browse an inbox", "this needs a terminal: use kontor inbox list");
  const open = terminal.openScreen;
  await withInbox(context, async ({ inbox }) => {
    const screen = open();
    try {
      await browse(inbox, screen, signal);
    } finally {
      screen.close();
    }
  });
}

async function browse(inbox: Inbox, screen: Screen, signal: AbortSignal): Promise<void> {
  const state = createBrowserState();
  let rows = list(inbox, state, signal);
  const show = () => screen.show(renderScreen(state, screen, Date.now()));
  const page = () => Math.max(1, screen.rows - FRAME);
  const perform = async (effect: Effect | undefined) => {
    if (effect?.do === "view") state.view = effect.view;
    if (effect?.do === "change") state.message = await effect.change(inbox);
    if (effect) {
      await rows.return(undefined);
      Object.assign(state, { events: [], hasMore: true, shown: undefined });
      if (effect.do === "view") state.selected = 0;
      state.stats = await inbox.readStats({ atMost: COUNTED });
      rows = list(inbox, state, signal);
    }
    await fill(state, rows, state.selected + 2 * page());
  };
  show(); // A look for the few that wait among millions may take a second.
  await perform({ do: "refresh" });
  show();
  await new Promise<void>((resolve, reject) => {
    let turn = Promise.resolve();
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    screen.onResize(show);
    screen.onKey((key) => {
      const isCtrlC = key.isCtrl && key.name === "c";
      if (isCtrlC) return reject(new CliError("Stopped", { exitCode: 130 })); // A change in hand is a transaction: it is done, or not.
      turn = turn
        .then(async () => {
          const effect = applyKey(state, key, page());
          if (effect?.do === "quit") return resolve();
          await perform(effect);
          show();
        })
        .catch(reject);
    });
  });
}

/** Lists the events of a view. A state without events is not looked for, because that would be a look at every row. */
function list(inbox: Inbox, { view, stats }: BrowserState, signal: AbortSignal): AsyncGenerator<EventRow> {
  const { state, seller, type } = view;
  const wanted: EventState[] = state === "open" ? ["waiting", "dead"] : [state];
  const states = wanted.filter((each) => stats?.events[each] !== 0);
  return listChosen(inbox, { states, filter: { ...(seller && { lane: seller }), ...(type && { type }) } }, { signal });
}

/** Reads as many events as are seen soon, and no more: an inbox may hold millions. */
async function fill(state: BrowserState, rows: AsyncGenerator<EventRow>, wanted: number): Promise<void> {
  while (state.hasMore && state.events.length < wanted) {
    const { done, value } = await rows.next();
    if (done) state.hasMore = false;
    else state.events.push(value);
  }
  state.selected = Math.max(0, Math.min(state.selected, state.events.length - 1));
}

const KEYS = "q quit  enter show  s state  f seller  t type  r replay  d aside  p park  o resume  u update";
const EVENT_KEYS = "q quit  esc back  r replay  d aside  p park  o resume";
/** The lines that are no events: the counts, the head, the message and the keys. */
export const FRAME = 4;

export type RenderSize = Pick<Screen, "columns" | "rows" | "hasColours">;

/** Builds the lines of the screen. None is longer than the screen is wide, and nothing in an event can steer the terminal. */
export function renderScreen(state: BrowserState, size: RenderSize, now: number): string[] {
  const body = Math.max(1, size.rows - FRAME);
  const lines = state.shown ? renderEvent(state.shown, body) : renderList(state, { ...size, body }, now);
  const place = state.shown ? `event ${state.shown.event.id}` : describeView(state);
  const below = state.prompt ? `${state.prompt.label} ${state.prompt.text}_` : state.message;
  const all = [place, ...lines, below, state.shown ? EVENT_KEYS : KEYS];
  const cut = (line: string) => (line.length > size.columns ? `${line.slice(0, size.columns - 1)}…` : line);
  return all.map((line, index) => {
    const plain = cut(line.replace(/[\p{Cc}\p{Cf}]/gu, "")); // The spaces of a table stay.
    if (!size.hasColours) return plain;
    const isSelected =
      !state.shown && state.events.length > 0 && index === state.selected - computeTop(state, body) + 2;
    const isFrame = index === 0 || index === all.length - 1;
    if (isSelected) return styleText("inverse", plain, { validateStream: false });
    return isFrame ? styleText("dim", plain, { validateStream: false }) : plain;
  });
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
  const { head, rows } = trimEvents(state.events.slice(top, top + body), columns - 2, now);
  const [title = "", ...lines] = formatTable(head, rows).lines;
  const shown = lines.map((line, index) => (top + index === state.selected ? line.replace(" ", ">") : line));
  if (shown.length === 0) shown.push(state.hasMore ? "  reading ..." : "  No such events");
  return [title, ...fillUp(shown, body)];
}

function renderEvent({ event, top }: { event: BrowserState["events"][number]; top: number }, body: number): string[] {
  const lines = [
    ...listFacts(event).map(([name, value]) => `${name.padEnd(12)}${value}`),
    "",
    ...(event.raw === "" ? ["Its payload was purged or forgotten"] : formatPayload(event.raw).split("\n")),
  ];
  const first = Math.min(top, Math.max(0, lines.length - body - 1));
  return fillUp(lines.slice(first, first + body + 1), body + 1);
}

function fillUp(lines: readonly string[], count: number): string[] {
  return [...lines, ...Array<string>(count - lines.length).fill("")];
}
