import type { ConsoleParts } from "../../console/view.ts";
import {
  showItems,
  resolveElement,
  createButton,
  createCell,
  formatTimeOfDay,
  createElement,
  resolveWithin,
  createMark,
  createSpan,
  formatCount,
  setMark,
  setText,
} from "./dom.ts";
import { showTime } from "./clock.ts";
import { callWithNotice } from "./send.ts";

type QueueView = ConsoleParts["queue"];
type EventView = QueueView["events"][number];
type State = EventView["state"];

const DELIVERIES = 10;
const states = ["queued", "delivered", "acknowledged", "dead-letter"] as const satisfies State[];
const discard = { verb: "Discard", path: "/events/discard", result: "is a dead letter" };
const verbs: Record<State, { verb: string; path: string; result: string }[]> = {
  queued: [discard],
  delivered: [{ verb: "Time out", path: "/events/time-out", result: "is due again" }, discard],
  "dead-letter": [{ verb: "Requeue", path: "/events/requeue", result: "waits again, as if never delivered" }],
  acknowledged: [],
};
let shownState: State | "" = ""; // empty: all
let lastQueue: QueueView | undefined;

function describeState(state: State): string {
  return state === "dead-letter" ? "dead letter" : state;
}

export function showQueue(queue: QueueView): void {
  lastQueue = queue;
  const { channel, channels, counts, events } = queue;
  const count = states.reduce((sum, state) => sum + counts[state], 0);
  showChannels(channel, channels);
  showItems<State | "">(resolveElement("filters"), ["", ...states], {
    keyOf: (state) => state,
    make: makeFilter,
    update: (button, state) => {
      button.setAttribute("aria-pressed", String(state === shownState));
      setText(resolveWithin(button, ".count"), String(state === "" ? count : counts[state]));
    },
  });
  const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
  showItems(resolveElement("events"), shown, {
    keyOf: ({ id }) => `${channel}/${id}`,
    make: makeEvent,
    update: updateEvent,
  });
  resolveElement("events-empty").hidden = shown.length > 0;
  setText(resolveElement("events-empty"), describeNoEvents(count, shownState));
  setText(
    resolveElement("queue-note"),
    events.length < count ? `${events.length} of ${formatCount(count, "event", "events")}` : "",
  );
  showTime();
}

function describeNoEvents(count: number, state: State | ""): string {
  if (count === 0 || state === "") return "No events yet. Trigger one, and it waits here for its delivery.";
  return `No event is ${state === "dead-letter" ? "a " : ""}${describeState(state)}.`;
}

function makeFilter(state: State | ""): HTMLElement {
  const label = state === "" ? createSpan("word", "all") : createMark(state, describeState(state));
  const choose = () => {
    shownState = state;
    if (lastQueue) showQueue(lastQueue);
  };
  return createElement("button", { type: "button", class: "filter", onclick: choose }, label, createSpan("count"));
}

function makeEvent({ id, type, createdAt, payload }: EventView): HTMLElement {
  const summary = createElement("summary", {}, createSpan("type", type), " ", createSpan("id", id));
  const text = createElement("pre", { tabindex: "0", "aria-label": `Payload of ${id}` }, payload);
  return createElement(
    "tr",
    { role: "row" },
    createCell("state", createMark("", "")),
    createCell("event", createElement("details", {}, summary, text)),
    createCell("deliveries", createSpan("number")),
    createCell("due", createElement("span", {})),
    createCell("created", createElement("time", { datetime: createdAt }, formatTimeOfDay(createdAt))),
    createCell("actions"),
  );
}

function updateEvent(row: HTMLElement, event: EventView): void {
  const { state, deliveries, visibleAt } = event;
  setMark(resolveWithin(row, ".state .mark"), state, describeState(state));
  setText(resolveWithin(row, ".number"), `${deliveries} of ${DELIVERIES}`);
  const due = resolveWithin(row, ".due span");
  if (visibleAt === undefined) {
    delete due.dataset["due"];
    setText(due, state === "queued" ? "now" : "–");
  } else due.dataset["due"] = String(visibleAt);
  if (row.dataset["state"] === state) return;
  row.dataset["state"] = state;
  showActions(row, event);
}

/** Where the button that had the focus goes, the focus stays in the row. */
function showActions(row: HTMLElement, { id, type, state }: EventView): void {
  const actions = resolveWithin(row, ".actions");
  const hadFocus = actions.contains(document.activeElement);
  const buttons = verbs[state].map(({ verb, path, result }) => {
    const act = () => callWithNotice("POST", path, { id }, `${id} ${result}`);
    return createButton(verb, "small", `${verb} ${id}, ${type}`, act);
  });
  actions.replaceChildren(...buttons);
  if (hadFocus) (buttons[0] ?? resolveWithin(row, "summary")).focus();
}

function showChannels(channel: string | undefined, channels: string[]): void {
  resolveElement("channel-field").hidden = channels.length < 2;
  const select = resolveElement("channel", HTMLSelectElement);
  showItems(select, channels, { keyOf: (id) => id, make: (id) => createElement("option", { value: id }, id) });
  select.value = channel ?? "";
}
