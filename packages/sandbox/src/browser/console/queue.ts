import { tick } from "./clock.ts";
import { arrange, byId, cell, clockTime, element, mark, plural, setMark, setText } from "./dom.ts";
import { act } from "./send.ts";

/** The events of a channel: what state each is in, and what can be done to it. */

const DELIVERIES = 10;
const states = ["queued", "delivered", "acknowledged", "dead-letter"];
const wordOf = (state) => (state === "dead-letter" ? "dead letter" : state);
const verbs = {
  queued: [["Discard", "/events/discard", "is a dead letter"]],
  delivered: [
    ["Time out", "/events/time-out", "is due again"],
    ["Discard", "/events/discard", "is a dead letter"],
  ],
  "dead-letter": [["Requeue", "/events/requeue", "waits again, as if never delivered"]],
  acknowledged: [],
};
let shownState = "";
let lastQueue;

export function showQueue(queue) {
  lastQueue = queue;
  const { channel, channels, counts, events } = queue;
  const count = states.reduce((sum, state) => sum + counts[state], 0);
  showChannels(channel, channels);
  arrange(byId("filters"), ["", ...states], {
    keyOf: (state) => state,
    make: makeFilter,
    update: (button, state) => {
      button.setAttribute("aria-pressed", String(state === shownState));
      setText(button.lastChild, String(state === "" ? count : counts[state]));
    },
  });
  const shown = events.filter(({ state }) => shownState === "" || state === shownState).reverse();
  arrange(byId("events"), shown, { keyOf: ({ id }) => channel + "/" + id, make: makeEvent, update: updateEvent });
  byId("events-empty").hidden = shown.length > 0;
  setText(
    byId("events-empty"),
    count === 0
      ? "No events yet. Trigger one, and it waits here for its delivery."
      : "No event is " + (shownState === "dead-letter" ? "a dead letter" : shownState) + ".",
  );
  setText(byId("queue-note"), events.length < count ? events.length + " of " + plural(count, "event", "events") : "");
  tick();
}

function makeFilter(state) {
  const label = state === "" ? element("span", { class: "word" }, "all") : mark(state, wordOf(state));
  const choose = () => {
    shownState = state;
    showQueue(lastQueue);
  };
  return element(
    "button",
    { type: "button", class: "filter", onclick: choose },
    label,
    element("span", { class: "count" }),
  );
}

function makeEvent({ id, type, createdAt, payload }) {
  const row = element(
    "tr",
    { role: "row" },
    cell("state", mark("", "")),
    cell(
      "event",
      element(
        "details",
        {},
        element("summary", {}, element("span", { class: "type" }, type), " ", element("span", { class: "id" }, id)),
        element("pre", { tabindex: "0", "aria-label": "Payload of " + id }, payload),
      ),
    ),
    cell("deliveries", element("span", { class: "number" }), element("span", { class: "meter" }, element("span"))),
    cell("due", element("span")),
    cell("created", element("time", { datetime: createdAt }, clockTime(createdAt))),
    cell("actions"),
  );
  return row;
}

function updateEvent(row, { id, type, state, deliveries, visibleAt }) {
  setMark(row.querySelector(".state .mark"), state, wordOf(state));
  setText(row.querySelector(".number"), deliveries + " of " + DELIVERIES);
  row.querySelector(".meter span").style.width = (deliveries / DELIVERIES) * 100 + "%";
  const due = row.querySelector(".due span");
  if (visibleAt === undefined) {
    delete due.dataset.due;
    setText(due, state === "queued" ? "now" : "–");
  } else due.dataset.due = String(visibleAt);
  if (row.dataset.state === state) return;
  row.dataset.state = state;
  const actions = row.querySelector(".actions");
  const hadFocus = actions.contains(document.activeElement);
  actions.replaceChildren(
    ...verbs[state].map(([verb, path, result]) =>
      element(
        "button",
        {
          type: "button",
          class: "small",
          "aria-label": verb + " " + id + ", " + type,
          onclick: () => act("POST", path, { id }, id + " " + result),
        },
        verb,
      ),
    ),
  );
  if (hadFocus) (actions.querySelector("button") ?? row.querySelector("summary")).focus();
}

function showChannels(channel, channels) {
  byId("channel-field").hidden = channels.length < 2;
  arrange(byId("channel"), channels, { keyOf: (id) => id, make: (id) => element("option", { value: id }, id) });
  byId("channel").value = channel ?? "";
}
