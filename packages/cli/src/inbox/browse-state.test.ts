import type { EventRow } from "@kontor/channel-events";
import { expect, test } from "vitest";
import { applyKey, type BrowserState, createBrowserState, type Effect } from "./browse-state.ts";

const build = (id: string, rest: Partial<EventRow> = {}) =>
  ({ id, lane: "4711", state: "dead", raw: "{}", ...rest }) as EventRow;

function open(events = [build("a"), build("b"), build("c", { state: "waiting" })]): BrowserState {
  return { ...createBrowserState(), events };
}

/** Presses keys one after the other: names of more than a letter in brackets. */
function press(state: BrowserState, keys: string) {
  let effect;
  for (const [, name, text = ""] of keys.matchAll(/<(\w+)>|(.)/g))
    effect = applyKey(state, { name: name ?? text, text, isCtrl: false }, 10);
  return effect;
}

test.each([
  ["<down>", 1],
  ["<down><down><down><down><down>", 2],
  ["<pagedown>", 2],
  ["<down><up><up>", 0],
  ["<down><down><home>", 0],
])("%s selects event %d", (keys, selected) => {
  const state = open();
  press(state, keys);
  expect(state.selected).toBe(selected);
});

/** Carries out a change, and tells the call of the inbox. */
async function perform(effect: Effect | undefined) {
  if (effect?.do !== "change") return effect;
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      calls.push([name, ...given]);
  const inbox = { replay: note("replay"), putAside: note("putAside"), park: note("park"), resume: note("resume") };
  await effect.change(inbox as never);
  return calls[0];
}

test.each<[string, unknown]>([
  ["q", { do: "quit" }],
  ["u", { do: "refresh" }],
  ["s", { do: "view", view: { state: "waiting", seller: "", type: "" } }],
  ["f12<return>", { do: "view", view: { state: "open", seller: "12", type: "" } }],
  ["fxy<backspace><return>", { do: "view", view: { state: "open", seller: "x", type: "" } }],
  ["tx:Y<return>", { do: "view", view: { state: "open", seller: "", type: "x:Y" } }],
  ["ry", ["replay", { id: "a", state: "dead" }]],
  ["<return>ry", ["replay", { id: "a", state: "dead" }]],
  ["rn", undefined],
  ["r<return>", undefined],
  ["<down><down>dy", ["putAside", { id: "c", state: "waiting" }, "put aside by an operator"]],
  ["pshop is down<return>", ["park", "4711", { reason: "shop is down" }]],
  ["p<return>", undefined],
  ["pabc<escape>q", { do: "quit" }],
  ["oy", ["resume", "4711"]],
])("%s asks for %j", async (keys, effect) => {
  expect(await perform(press(open(), keys))).toEqual(effect);
});

test.each([
  ["<down><down>r", "It is already waiting"],
  ["d", "Only a waiting event can be put aside"],
  ["rn", "Nothing was changed"],
])("%s says %s", (keys, message) => {
  const state = open();
  expect(press(state, keys)).toBeUndefined();
  expect([state.message, state.prompt]).toEqual([message, undefined]);
});

test("a purged event is not replayed, and an empty list takes every key", () => {
  const state = open([build("a", { raw: "" })]);
  press(state, "r");
  expect(state.message).toBe("Its payload was purged or forgotten, so it cannot be replayed");
  for (const key of ["<return>", "r", "d", "p", "o", "<down>"]) expect(press(open([]), key)).toBeUndefined();
});
