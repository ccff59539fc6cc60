import { expect, test } from "vitest";
import { createItemBuffer, mergeBytes } from "./item-buffer.ts";

test("an item that is too large is cut off, and its whole length is known", () => {
  const buffer = createItemBuffer(4);
  for (const part of [[1, 2, 3], [4, 5], [6]]) buffer.add(Uint8Array.from(part));

  expect(buffer.read()).toEqual({ bytes: Uint8Array.from([1, 2, 3, 4]), length: 6 });

  buffer.clear();
  buffer.add(Uint8Array.from([7]));
  expect(buffer.read()).toEqual({ bytes: Uint8Array.from([7]), length: 1 });
});

test("mergeBytes() keeps the order of the parts", () => {
  expect(mergeBytes([])).toEqual(new Uint8Array());
  expect(mergeBytes([Uint8Array.from([1]), Uint8Array.from([2, 3])])).toEqual(Uint8Array.from([1, 2, 3]));
});

test("an item that is exactly as long as allowed is whole, and nothing of no bytes is kept", () => {
  const buffer = createItemBuffer(4);
  for (const part of [[], [1, 2], [], [3, 4], []]) buffer.add(Uint8Array.from(part));

  expect(buffer.read()).toEqual({ bytes: Uint8Array.from([1, 2, 3, 4]), length: 4 });
});
