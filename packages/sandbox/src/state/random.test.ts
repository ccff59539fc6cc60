import { expect, test } from "vitest";
import { createRandom } from "./random.ts";
import { createStore } from "./store.ts";

const open = (seed: number, drawn = 0) => {
  const table = createStore<{ counters: number }>().table("counters");
  if (drawn > 0) table.set("random", drawn);
  return createRandom(seed, table);
};

test("an equal seed gives an equal series, another seed another, and a restored count continues it", () => {
  const series = (seed: number) => {
    const random = open(seed);
    return [random.next(), random.next(), random.next()];
  };

  expect(series(1)).toEqual(series(1));
  expect(series(1)).not.toEqual(series(2));
  expect(open(1, 2).next()).toBe(series(1)[2]);
});

test("ids have the form of a UUID of version 4, digits their length, numbers their range", () => {
  const random = open(7);
  const ids = Array.from({ length: 1_000 }, () => random.uuid());

  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(new Set(ids).size).toBe(1_000);
  expect(random.digits(8)).toMatch(/^\d{8}$/);
  expect(Array.from({ length: 1_000 }, () => random.next()).every((each) => each >= 0 && each < 1)).toBe(true);
});
