import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredEvent } from "../../ground/event.ts";
import {
  type InboxState,
  type SavedLanes,
  type Turn,
  type TurnQueue,
  addEvent,
  createState,
  loadState,
  openLane,
  orderTurns,
  placeTurn,
  removeTurn,
  setNext,
} from "./state.ts";
import { applyChange, decideResult, findNextTurnMs, holdLane, listLacking, takeDueLanes } from "./work.ts";

const event = (seq: number, lane = "a", raw = "{}"): StoredEvent => ({
  ...{ seq, id: `${seq}`, type: "t", lane, raw, attempts: 0, deliveries: 1, trace: undefined },
});
const nothing: SavedLanes = { waiting: [], turns: [], starts: [], suspects: [], claimed: new Map() };
const hold = (state: InboxState, perLane = 1) =>
  takeDueLanes(state, 9, 0).map((lane) => holdLane(state, lane, { token: "t", until: 1_000, perLane }));

test("of a long backlog a hundred events are in memory, and of many lanes with large payloads the first ones, up to 16 MiB", () => {
  const state = createState();
  for (let seq = 1; seq <= 1_000; seq += 1) addEvent(state, event(seq), 0);
  expect([state.lanes.get("a")!.next.length, state.lanes.get("a")!.waiting, state.waiting]).toEqual([
    100, 1_000, 1_000,
  ]);

  for (let seq = 1_001; seq <= 1_400; seq += 1) addEvent(state, event(seq, `${seq >> 1}`, "x".repeat(100_000)), 0);
  expect(state.size).toBeLessThanOrEqual(16 * 1024 * 1024);
  expect(state.lanes.get("550")!.next).toHaveLength(1); // The first event of a lane is kept, when others are no longer.
  expect(state.waiting).toBe(1_400);
});

test("what is not in memory is read before its lane is claimed, and nothing is left out between the two", () => {
  const state = createState();
  for (let seq = 1; seq <= 250; seq += 1) addEvent(state, event(seq), 0);
  const seen: number[] = [];

  for (let turn = 0; turn < 20; turn += 1) {
    const due = takeDueLanes(state, 1, 0);
    for (const lane of listLacking(due, 20)) {
      const from = seen.length + 1;
      const inStore = Array.from({ length: 250 - seen.length }, (_, index) => event(from + index));
      setNext(state, lane, inStore.slice(0, 20));
    }
    for (const lane of due) {
      const claim = holdLane(state, lane, { token: "t", until: 1_000, perLane: 20 });
      const settled = claim.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const }));
      seen.push(...settled.map(({ seq }) => seq));
      applyChange(state, decideResult(state, { claim, settled, release: true }, 0)!);
    }
  }

  expect(seen).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect([state.waiting, state.size, state.lanes.size, state.turns.length]).toEqual([0, 0, 0, 0]);
});

test("a lane in which nothing waits is forgotten, and one that is parked is not", () => {
  const state = createState();
  addEvent(state, event(1, "a"), 0);
  addEvent(state, event(2, "b"), 0);
  openLane(state, "b").isSaved = true;

  for (const claim of hold(state))
    applyChange(
      state,
      decideResult(
        state,
        { claim, settled: [{ seq: claim.events[0]!.seq, settlement: { to: "done" } }], release: true },
        0,
      )!,
    );

  expect([...state.lanes.keys()]).toEqual(["b"]);
});

test("what was decided changes nothing before it is applied, so a failed write leaves all as it was", () => {
  const state = createState();
  addEvent(state, event(1), 0);
  const [claim] = hold(state);
  const before = structuredClone(state);

  decideResult(
    state,
    { claim: claim!, settled: [{ seq: 1, settlement: { to: "retry", delayMs: 5, problem: "no" } }], release: true },
    0,
  );

  expect(state).toEqual(before);
});

test("a state that is built anew keeps claims, knows which of their events still wait, and takes in what else has changed", () => {
  const state = createState();
  for (const seq of [1, 2]) addEvent(state, event(seq), 0);
  const [claim] = hold(state, 2);
  const saved = {
    ...nothing,
    waiting: [
      { lane: "a", waiting: 2, from: 2 },
      { lane: "c", waiting: 1, from: 4 },
    ],
    turns: [{ lane: "c", readyAt: 700, parkedFor: "by hand" }],
    claimed: new Map([[2, "a"]]),
  };

  const anew = loadState(state, saved, 0);

  expect([...anew.lanes.get("a")!.hold!.events.keys()]).toEqual([2]);
  expect([anew.waiting, anew.from, findNextTurnMs(anew, 0)]).toEqual([3, 2, 700]);
  const settled = claim!.events.map(({ seq }) => ({ seq, settlement: { to: "done" } as const }));
  const change = decideResult(anew, { claim: claim!, settled, release: true }, 0)!;
  expect(change.ended.map(({ seq }) => seq)).toEqual([2]); // The other one was put aside meanwhile.
  applyChange(anew, change);
  expect(anew.lanes.get("a")).toMatchObject({ waiting: 1, next: [], hold: undefined });
});

const entry = (readyAt: number, from: number): Turn => ({ readyAt, from, place: -1 });
const byTurn = (one: Turn, other: Turn) => one.readyAt - other.readyAt || one.from - other.from;

function drain(queue: TurnQueue<Turn>): Turn[] {
  const drained: Turn[] = [];
  while (queue[0]) {
    drained.push(queue[0]);
    removeTurn(queue, queue[0]);
  }
  return drained;
}

test("whatever was put in, moved and taken out, the rest comes out in the order of turns", () => {
  const command = fc.record({
    does: fc.constantFrom("place", "move", "remove"),
    which: fc.nat(),
    readyAt: fc.nat({ max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200 }), fc.boolean(), (commands, isOrdered) => {
      let queue: TurnQueue<Turn> = [];
      const inside: Turn[] = [];
      for (const [from, { does, which, readyAt }] of commands.entries()) {
        const chosen = inside[which % inside.length];
        if (does === "place") {
          inside.push(entry(readyAt, from));
          placeTurn(queue, inside.at(-1)!);
        } else if (chosen && does === "move") {
          chosen.readyAt = readyAt;
          placeTurn(queue, chosen);
        } else if (chosen) {
          removeTurn(queue, chosen);
          removeTurn(queue, chosen); // A second time changes nothing.
          inside.splice(inside.indexOf(chosen), 1);
        }
      }
      if (isOrdered) queue = orderTurns(inside.toReversed());
      const drained = drain(queue);
      expect(drained).toEqual(inside.toSorted(byTurn));
      expect(drained.every(({ place }) => place === -1)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
