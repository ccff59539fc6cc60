import type { EventRow, Inbox, InboxStats } from "@kontor/channel-events";
import type { Key } from "../terminal/terminal.ts";
import { countWords } from "../values.ts";

export const VIEWS = ["open", "waiting", "dead", "done"] as const;

/** The events that are listed: `open` are all but those that are done. */
export interface View {
  state: (typeof VIEWS)[number];
  seller: string;
  type: string;
}

export interface Prompt {
  label: string;
  text: string;
  /** The answer to a question counts with its first letter. */
  isQuestion: boolean;
  use(text: string): Effect | undefined;
}

export interface BrowserState {
  view: View;
  events: EventRow[];
  hasMore: boolean;
  selected: number;
  stats?: InboxStats | undefined;
  /** The event that fills the screen, and its first line that is seen. */
  shown?: { event: EventRow; top: number } | undefined;
  prompt?: Prompt | undefined;
  message: string;
}

/** Changes the inbox, and says what came of it. */
type Change = (inbox: Inbox) => Promise<string>;

export type Effect = { do: "quit" | "refresh" } | { do: "view"; view: View } | { do: "change"; change: Change };

export function createBrowserState(): BrowserState {
  const view: View = { state: "open", seller: "", type: "" };
  return { view, events: [], hasMore: true, selected: 0, message: "" };
}

export function applyKey(state: BrowserState, key: Key, page: number): Effect | undefined {
  if (state.prompt) return writePrompt(state, state.prompt, key);
  state.message = "";
  const event = state.shown?.event ?? state.events[state.selected];
  const moves = { up: -1, down: 1, pageup: -page, pagedown: page, home: -Infinity };
  const show = (part: Partial<View>): Effect => ({ do: "view", view: { ...state.view, ...part } });
  if (key.name in moves) moveBy(state, moves[key.name as keyof typeof moves]);
  else if (key.name === "q") return { do: "quit" };
  else if (key.name === "u") return { do: "refresh" };
  else if (key.name === "s") return show({ state: VIEWS[(VIEWS.indexOf(state.view.state) + 1) % VIEWS.length]! });
  else if (key.name === "f") ask(state, "seller (empty: all)", (seller) => show({ seller }));
  else if (key.name === "t") ask(state, "type (empty: all)", (type) => show({ type }));
  else if (key.name === "escape") state.shown = undefined;
  else if (event && key.name === "return") state.shown = { event, top: 0 };
  else if (event) changeEvent(state, key.name, event);
  return undefined;
}

function changeEvent(state: BrowserState, name: string, event: EventRow): void {
  const { id, lane: seller } = event;
  const filter = { id, state: event.state };
  if (name === "r") {
    if (event.state === "waiting") state.message = "It is already waiting";
    else if (event.raw === "") state.message = "Its payload was purged or forgotten, so it cannot be replayed";
    else confirm(state, `Replay ${id}`, async (inbox) => `${countWords(await inbox.replay(filter))} replayed`);
  }
  if (name === "d") {
    const putAside: Change = async (inbox) =>
      `${countWords(await inbox.putAside(filter, "put aside by an operator"))} put aside`;
    if (event.state === "waiting") confirm(state, `Put ${id} aside`, putAside);
    else state.message = "Only a waiting event can be put aside";
  }
  if (name === "p")
    ask(state, `reason to park seller ${seller}`, (reason) => {
      const park: Change = async (inbox) => {
        await inbox.park(seller, { reason });
        return `Seller ${seller} is parked until somebody resumes it`;
      };
      return reason ? { do: "change", change: park } : undefined;
    });
  if (name === "o") {
    const resume: Change = async (inbox) =>
      `Seller ${seller} ${(await inbox.resume(seller)) ? "is resumed" : "is not parked"}`;
    confirm(state, `Resume seller ${seller}`, resume);
  }
}

function confirm(state: BrowserState, label: string, change: Change): void {
  const use = (text: string): Effect | undefined => (text.toLowerCase() === "y" ? { do: "change", change } : undefined);
  state.prompt = { label: `${label}? (y/N)`, text: "", isQuestion: true, use };
}

function ask(state: BrowserState, label: string, use: Prompt["use"]): void {
  state.prompt = { label: `${label}:`, text: "", isQuestion: false, use };
}

function writePrompt(state: BrowserState, prompt: Prompt, key: Key): Effect | undefined {
  if (key.name === "escape") state.prompt = undefined;
  else if (key.name === "backspace") prompt.text = prompt.text.slice(0, -1);
  else if (key.name === "return" || prompt.isQuestion) {
    state.prompt = undefined;
    const effect = prompt.use(prompt.isQuestion ? key.text : prompt.text.trim());
    if (!effect) state.message = "Nothing was changed";
    return effect;
  } else prompt.text += key.text;
  return undefined;
}

function moveBy(state: BrowserState, by: number): void {
  const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last));
  if (state.shown) state.shown.top = clamp(state.shown.top + by, 1_000_000);
  else state.selected = clamp(state.selected + by, Math.max(0, state.events.length - 1));
}
