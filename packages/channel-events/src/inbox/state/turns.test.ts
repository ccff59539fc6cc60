import fc from "fast-check";
import { expect, test } from "vitest";
import { orderTurns, placeTurn, removeTurn, type Turn, type TurnQueue } from "./turns.ts";

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
