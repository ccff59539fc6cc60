import { expect, test } from "vitest";
import { createLocalControl } from "../serve/local-control.ts";
import { createDemoState } from "../testing/state.ts";
import { realClock } from "../state/clock.ts";
import { buildConsoleView } from "./view.ts";

const START = Date.parse("2026-02-11T08:00:00Z");

function open() {
  const clock = { ...realClock, now: () => START };
  const state = createDemoState({ clock });
  const control = createLocalControl(state, () => ({}));
  const view = (channel?: string) => buildConsoleView(control, state, channel);
  return { state, control, view, queue: (channel?: string) => view(channel).queue };
}

test("a channel that does not exist shows the first one", () => {
  const { queue } = open();

  expect(queue("NO-CHANNEL").channel).toBe(queue().channel);
});

test("of more than 500 events the open ones are shown before the acknowledged ones, and all are counted", () => {
  const { state, control, queue } = open();
  const ids = control.triggerAll(Array.from({ length: 600 }, () => ({ type: "Seller:New.Type", event: {} })));
  const delivered = state.queue("TESTCHANNEL").deliver(START, 200);
  state.queue("TESTCHANNEL").acknowledge(
    delivered.map(({ id }) => id),
    START,
  );

  const { counts, events } = queue();

  expect(counts).toEqual({ queued: 400, delivered: 0, acknowledged: 200, "dead-letter": 0 });
  expect(events.filter((each) => each.state === "queued")).toHaveLength(400);
  expect(events[0]!.id).toBe(ids[100]); // the last hundred of the acknowledged ones have room
});

test("a long payload is cut and says how much is missing", () => {
  const { control, queue } = open();
  control.trigger("Seller:New.Type", { text: "x".repeat(5_000) });

  const { payload } = queue().events[0]!;

  expect(payload.length).toBeLessThan(4_100);
  expect(payload).toMatch(/… \d+ more$/);
});

test("a request has its own number, which it keeps while the window of requests moves on", () => {
  const { state, view } = open();
  const add = (path: string) => state.log.add({ at: START, method: "GET", path, status: 200 });
  const numbersOf = (paths: string[]) =>
    view().log.requests.flatMap(({ path, number }) => (paths.includes(path) ? [number] : []));
  for (let index = 0; index < 300; index += 1) add(`/${index}`);

  expect(view().log).toMatchObject({ count: 300, requests: { length: 200 } });
  expect(numbersOf(["/150", "/299"])).toEqual([150, 299]);
  add("/next");
  expect(numbersOf(["/150", "/299", "/next"])).toEqual([150, 299, 300]);
});
