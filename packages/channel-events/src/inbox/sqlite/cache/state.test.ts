import { expect, test } from "vitest";
import { addEvent, createLaneMemory, dropEvents, holdLane, setTurn, computeSize } from "./state.ts";

const event = (seq: number, lane: string, raw = "{}") => ({
  seq,
  id: String(seq),
  type: "t",
  lane,
  raw,
  attempts: 0,
  deliveries: 1,
});

test("lanes that wait for a retry do not keep more payloads than the memory may hold", () => {
  const memory = createLaneMemory();
  for (const seq of [1, 2, 3]) addEvent(memory, `lane ${seq}`, event(seq, `lane ${seq}`), 0);
  const lanes = [...memory.lanes.values()];
  for (const lane of lanes) {
    dropEvents(memory, lane);
    lane.events = [event(1, lane.name, "x".repeat(3 * 1024 * 1024))]; // It was read from the file for a claim.
    memory.size += computeSize(lane.events[0]!);
    holdLane(memory, lane, "token", 1_000);
  }

  for (const lane of lanes) {
    lane.readyAt = 500;
    setTurn(memory, lane, 100);
  }

  expect(memory.size).toBe(computeSize(lanes[2]!.events[0]!));
  expect(lanes.map(({ events, isWhole }) => ({ events: events.length, isWhole }))).toEqual([
    { events: 0, isWhole: false },
    { events: 0, isWhole: false },
    { events: 1, isWhole: false },
  ]);
  expect(memory.later.size).toBe(3);
});
