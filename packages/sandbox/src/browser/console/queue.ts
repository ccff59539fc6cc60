import type { EventView, QueueView } from "../../console/view.ts";
import { arrange } from "./arrange.ts";
import { tick } from "./clock.ts";
import { byId, cell, clockTime, element, findWithin, mark, plural, setMark, setText } from "./dom.ts";
import { act } from "./send.ts";

/** The events of a channel: what state each is in, and what can be done to it. */

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
  arrange<State | "">(byId("filters"), ["", ...states], {
    keyOf: (state) => state,
    make: makeFilter,
    update: (button, state) => {
      button.setAttribute("aria-pressed", String(state === shownState));
      setText(findWithin(button, ".count"), String(state === "" ? count : counts[state]));
    },
  });
  const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
  arrange(byId("events"), shown, { keyOf: ({ id }) => `${channel}/${id}`, make: makeEvent, update: updateEvent });
  byId("events-empty").hidden = shown.length > 0;
  setText(byId("events-empty"), describeNoEvents(count, shownState));
  setText(byId("queue-note"), events.length < count ? `${events.length} of ${plural(count, "event", "events")}` : "");
  tick();
}

function describeNoEvents(count: number, state: State | ""): string {
  if (count === 0 || state === "") return "No events yet. Trigger one, and it waits here for its delivery.";
  return `No event is ${state === "dead-letter" ? "a dead letter" : state}.`;
}

function makeFilter(state: State | ""): HTMLElement {
  const label = state === "" ? element("span", { class: "word" }, "all") : mark(state, describeState(state));
  const choose = () => {
    shownState = state;
    if (lastQueue) showQueue(lastQueue);
  };
  const count = element("span", { class: "count" });
  return element("button", { type: "button", class: "filter", onclick: choose }, label, count);
}

function makeEvent({ id, type, createdAt, payload }: EventView): HTMLElement {
  const name = element("span", { class: "type" }, type);
  const summary = element("summary", {}, name, " ", element("span", { class: "id" }, id));
  const text = element("pre", { tabindex: "0", "aria-label": `Payload of ${id}` }, payload);
  return element(
    "tr",
    { role: "row" },
    cell("state", mark("", "")),
    cell("event", element("details", {}, summary, text)),
    cell("deliveries", element("span", { class: "number" }), element("span", { class: "meter" }, element("span", {}))),
    cell("due", element("span", {})),
    cell("created", element("time", { datetime: createdAt }, clockTime(createdAt))),
    cell("actions"),
  );
}

function updateEvent(row: HTMLElement, event: EventView): void {
  const { state, deliveries, visibleAt } = event;
  setMark(findWithin(row, ".state .mark"), state, describeState(state));
  setText(findWithin(row, ".number"), `${deliveries} of ${DELIVERIES}`);
  findWithin(row, ".meter span").style.width = `${(deliveries / DELIVERIES) * 100}%`;
  const due = findWithin(row, ".due span");
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
  const actions = findWithin(row, ".actions");
  const hadFocus = actions.contains(document.activeElement);
  const buttons = verbs[state].map(({ verb, path, result }) => {
    const onclick = () => act("POST", path, { id }, `${id} ${result}`);
    return element("button", { type: "button", class: "small", "aria-label": `${verb} ${id}, ${type}`, onclick }, verb);
  });
  actions.replaceChildren(...buttons);
  if (hadFocus) (buttons[0] ?? findWithin(row, "summary")).focus();
}

function showChannels(channel: string | undefined, channels: string[]): void {
  byId("channel-field").hidden = channels.length < 2;
  const select = byId("channel", HTMLSelectElement);
  arrange(select, channels, { keyOf: (id) => id, make: (id) => element("option", { value: id }, id) });
  select.value = channel ?? "";
}
