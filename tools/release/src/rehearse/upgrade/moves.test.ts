import { expect, test } from "vitest";
import { dropWayBack, planDatabaseMoves, planFileMoves, type Move } from "./moves.ts";

/** The versions that run after each move. */
function listRunning(moves: readonly Move[]): string[] {
  const running = new Map<string, string>();
  return moves.map((move) => {
    if (move.do === "start") running.set(move.name, move.version);
    else if (move.do === "end") expect(running.delete(move.name)).toBe(true);
    else expect([...running.values()]).toContain(move.version);
    return [...running.values()].toSorted().join(" ");
  });
}

const kinds: [string, Move[]][] = [
  ["a file", planFileMoves(10)],
  ["a database", planDatabaseMoves(10)],
];

test.each(kinds)(
  "the moves on %s upgrade beside the old version, go back by a stop and by a kill, and end with the new one",
  (_, moves) => {
    const running = listRunning(moves);
    const ends = moves.flatMap((move) => (move.do === "end" ? [move.by] : []));

    expect(running).toContain("new old");
    expect(running.at(-1)).toMatch(/^new/);
    expect(new Set(ends)).toEqual(new Set(["SIGTERM", "SIGKILL"]));
    expect(running.slice(running.indexOf("new old")).some((versions) => /^old( old)*$/.test(versions))).toBe(true);
  },
);

test("on a database a process always runs", () => {
  expect(listRunning(planDatabaseMoves(10))).not.toContain("");
});

test.each(kinds)("dropWayBack() leaves the upgrade on %s, and a process that handles the rest", (_, moves) => {
  const kept = dropWayBack(moves);
  const running = listRunning(kept);

  expect(running).toContain("new old");
  expect(running.at(-1)).toMatch(/^new/);
  expect(running.indexOf("old", running.indexOf("new"))).toBe(-1);
});
