import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { listKills } from "../stock/kill-points.ts";
import { playErp, whole } from "./play.ts";

test("the stock is read and adjusted, an order is sold and shipped, and its label and its invoice are saved", async () => {
  const { outcome, pieces, types, questions } = await playErp();

  expect(outcome).toEqual(whole);
  expect(pieces).toBe(42);
  expect(types).toEqual(["application/octet-stream", "application/octet-stream"]);
  expect(questions).toEqual([]);
});

/** All calls that make something, and every sixth of the others; journeys.long.test.ts has them all. */
test("the journey is killed before and after requests and writes, and started again: everything is there once", async () => {
  const kills = listKills((await playErp()).names);
  expect(kills.length).toBeGreaterThanOrEqual(100);
  const isMaking = ({ what }: (typeof kills)[number]) => what.startsWith("POST ");
  const others = kills.filter((kill) => !isMaking(kill)).filter((_, index) => index % 6 === Math.floor(index / 6) % 6);

  const wrong: unknown[] = [];
  const asked = new Set<string>();
  for (const kill of [...kills.filter(isMaking), ...others]) {
    const { outcome, questions } = await playErp(kill);
    for (const step of questions) asked.add(step);
    if (!isDeepStrictEqual(outcome, whole)) wrong.push({ ...kill, outcome });
  }

  expect(wrong).toEqual([]);
  expect([...asked].toSorted()).toEqual([
    "add customer WEB-1001",
    "add customer WEB-10011",
    "place order WEB-2001",
    "place order WEB-20011",
  ]);
});
