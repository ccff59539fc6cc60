import { expect, test, vi } from "vitest";
import { createWakes } from "./wakes.ts";

test("a channel wakes its consumers and no others, until they are removed", () => {
  const wakes = createWakes();
  const [one, two, other] = [vi.fn(), vi.fn(), vi.fn()];
  wakes.add(1, one);
  wakes.add(1, two);
  wakes.add(2, other);
  wakes.call(1);
  wakes.call(3);
  expect([one, two, other].map((wake) => wake.mock.calls.length)).toEqual([1, 1, 0]);

  wakes.remove(1, one);
  wakes.remove(3, one);
  wakes.call(1);
  expect([one, two].map((wake) => wake.mock.calls.length)).toEqual([1, 2]);
  wakes.remove(1, two);
  expect(wakes.channels()).toEqual([2]);
});
