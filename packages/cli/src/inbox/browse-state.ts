import type { EventRow, EventState, InboxStats } from "@kontor/channel-events";
import type { Key } from "../terminal/terminal.ts";

export const VIEWS = ["open", "waiting", "dead", "done"] as const;

/** The events that are listed: `open` are all but those that are done. */
export interface View {
  state: (typeof VIEWS)[number];
  seller: string;
  type: string;
}

/** A line of text that is being written. */
export interface Prompt {
  label: string;
  text: string;
  /** The answer to a question counts with its first letter. */
  isQuestion: boolean;
  use(text: string): Effect | undefined;
}

/** The state of the browser, as a person sees it. */
export interface BrowserState {
  view: View;
  /** The events that were read so far. */
  events: EventRow[];
  hasMore: boolean;
  selected: number;
  stats: InboxStats | undefined;
  /** The event that fills the screen, and its first line that is seen. */
  shown: { event: EventRow; top: number } | undefined;
  prompt: Prompt | undefined;
  message: string;
}

/** Work that a key asks for. */
export type Effect =
  | { do: "quit" | "stop" | "refresh" }
  | { do: "view"; view: View }
  | { do: "replay" | "dead"; id: string; state: EventState }
  | { do: "park"; seller: string; reason: string }
  | { do: "resume"; seller: string };

export function createBrowserState(): BrowserState {
  return {
    view: { state: "open", seller: "", type: "" },
    events: [],
    hasMore: true,
    selected: 0,
    stats: undefined,
    shown: undefined,
    prompt: undefined,
    message: "",
  };
}

/** Takes a key in, and tells which work it asks for. A change asks first. */
export function applyKey(state: BrowserState, key: Key, page: number): Effect | undefined {
  if (key.isCtrl && key.name === "c") return { do: "stop" };
  if (state.prompt) return writePrompt(state, state.prompt, key);
  state.message = "";
  const event = state.shown?.event ?? state.events[state.selected];
  switch (key.name) {
    case "q":
      return { do: "quit" };
    case "escape":
    case "left":
    case "backspace":
      state.shown = undefined;
      return undefined;
    case "up":
    case "k":
      return moveBy(state, -1);
    case "down":
    case "j":
      return moveBy(state, 1);
    case "pageup":
      return moveBy(state, -page);
    case "pagedown":
    case "space":
      return moveBy(state, page);
    case "home":
    case "g":
      return moveBy(state, -Infinity);
    case "return":
    case "right":
      if (event) state.shown = { event, top: 0 };
      return undefined;
    case "u":
      return { do: "refresh" };
    case "s": {
      const next = VIEWS[(VIEWS.indexOf(state.view.state) + 1) % VIEWS.length]!;
      return { do: "view", view: { ...state.view, state: next } };
    }
    case "f":
      return ask(state, "seller (empty: all)", (seller) => ({ do: "view", view: { ...state.view, seller } }));
    case "t":
      return ask(state, "type (empty: all)", (type) => ({ do: "view", view: { ...state.view, type } }));
    default:
      return event && changeEvent(state, key.name, event);
  }
}

function changeEvent(state: BrowserState, name: string, event: EventRow): undefined {
  const { id, lane: seller } = event;
  if (name === "r") {
    if (event.state === "waiting") state.message = "It waits for its turn anyway";
    else if (event.raw === "") state.message = "Its payload was purged, so it cannot be replayed";
    else confirm(state, `Replay ${id}`, { do: "replay", id, state: event.state });
  }
  if (name === "d") {
    if (event.state === "waiting") confirm(state, `Put ${id} aside`, { do: "dead", id, state: event.state });
    else state.message = "Only an event that waits is put aside";
  }
  if (name === "p")
    ask(state, `reason to park seller ${seller}`, (reason) => (reason ? { do: "park", seller, reason } : undefined));
  if (name === "o") confirm(state, `Give seller ${seller} its turn`, { do: "resume", seller });
}

function confirm(state: BrowserState, label: string, effect: Effect): void {
  state.prompt = {
    label: `${label}? (y/N)`,
    text: "",
    isQuestion: true,
    use: (text) => (text.toLowerCase() === "y" ? effect : undefined),
  };
}

function ask(state: BrowserState, label: string, use: Prompt["use"]): undefined {
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

function moveBy(state: BrowserState, by: number): undefined {
  const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last));
  if (state.shown) state.shown.top = clamp(state.shown.top + by, 1_000_000);
  else state.selected = clamp(state.selected + by, Math.max(0, state.events.length - 1));
}
