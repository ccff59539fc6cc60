import { expect, test } from "vitest";
import { createFailingLanes } from "./failing-lanes.ts";

const event = (lane: string, id: string, attempts = 0) => ({
  seq: 1,
  id,
  lane,
  type: "t",
  raw: "{}",
  attempts,
  deliveries: 1,
});
const retry = { settlement: { to: "retry", delayMs: 1, problem: "down" } } as const;
const done = { settlement: { to: "done" } } as const;

test("a lane fails from its first failure until its event ends, longest first", () => {
  let at = 0;
  const lanes = createFailingLanes({ monotonicMs: () => at });
  lanes.note(event("a", "1"), retry);
  at = 100;
  lanes.note(event("b", "2"), retry);
  lanes.note(event("a", "1", 1), retry);
  at = 150;

  expect(lanes.list()).toEqual([
    { lane: "a", id: "1", type: "t", attempts: 2, durationMs: 150, problem: "down" },
    { lane: "b", id: "2", type: "t", attempts: 1, durationMs: 50, problem: "down" },
  ]);

  lanes.note(event("a", "1", 2), done);
  lanes.note(event("b", "2", 1), "written");
  expect(lanes.list()).toEqual([]);
});

test("another event of the lane begins anew, and ten thousand lanes are enough", () => {
  let at = 0;
  const lanes = createFailingLanes({ monotonicMs: () => at });
  lanes.note(event("a", "1"), retry);
  at = 50;
  lanes.note(event("a", "2"), retry);
  expect(lanes.list()[0]).toMatchObject({ id: "2", durationMs: 0 });

  for (let lane = 0; lane < 10_050; lane += 1) lanes.note(event(`${lane}`, "x"), retry);
  expect(lanes.list()).toHaveLength(10_000);
});
