import { expect, test } from "vitest";
import { createStreams } from "./streams.ts";

const draw = (seed: number, purpose: string) => {
  const { next } = createStreams(seed)(purpose);
  return Array.from({ length: 100 }, next);
};

test("a stream depends on the seed and on its purpose alone", () => {
  expect(draw(7, "faults")).toEqual(draw(7, "faults"));
  expect(draw(7, "faults")).not.toEqual(draw(8, "faults"));
  expect(draw(7, "faults")).not.toEqual(draw(7, "traffic"));
});

test("the numbers of a stream keep to their range", () => {
  const { whole, between, oneOf, has } = createStreams(3)("range");
  const wholes = Array.from({ length: 500 }, () => whole(2, 4));

  expect(new Set(wholes)).toEqual(new Set([2, 3, 4]));
  expect(Array.from({ length: 500 }, () => between(-1, 1)).every((value) => value >= -1 && value < 1)).toBe(true);
  expect(["a", "b"]).toContain(oneOf(["a", "b"]));
  expect(Array.from({ length: 500 }, () => has(0)).includes(true)).toBe(false);
});
