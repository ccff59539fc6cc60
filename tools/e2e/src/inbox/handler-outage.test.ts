import { expect, test } from "vitest";
import { findLosses, type HandlerOutage } from "./handler-outage.ts";

const good: HandlerOutage = {
  sent: ["a00", "b00", "c00", "a01"],
  done: ["b00", "a00", "c00", "a01"],
  waiting: 0,
  dead: 0,
  deliveries: 2,
  left: [],
};

test("an outage that cost nothing has no problems", () => {
  expect(findLosses(good)).toEqual([]);
});

test.each<[string, Partial<HandlerOutage>, string]>([
  ["an event that is lost", { done: ["a00", "b00", "a01"] }, "4 were sent, 3 are done"],
  ["an event that is done twice", { done: [...good.done, "c00"] }, "4 were sent, 5 are done"],
  ["two events of a seller in the wrong order", { done: ["a01", "a00", "b00", "c00"] }, "events of a are out of order"],
  ["an event that waits", { waiting: 1 }, "1 wait and 0 are dead"],
  ["a dead event", { dead: 1 }, "0 wait and 1 are dead"],
  ["a third delivery", { deliveries: 3 }, "an event was delivered 3 times"],
  ["an event that was not acknowledged", { left: ["a01"] }, "the platform still has 1 events"],
])("%s is told", (_, change, problem) => {
  expect(findLosses({ ...good, ...change }).join()).toContain(problem);
});
