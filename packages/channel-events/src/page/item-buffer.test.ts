import { expect, test } from "vitest";
import { createItemBuffer, joinBytes } from "./item-buffer.ts";

test("an item that is too large is cut off, and its whole length is known", () => {
  const buffer = createItemBuffer(4);
  for (const part of [[1, 2, 3], [4, 5], [6]]) buffer.add(Uint8Array.from(part));

  expect(buffer.read()).toEqual({ bytes: Uint8Array.from([1, 2, 3, 4]), length: 6 });

  buffer.clear();
  buffer.add(Uint8Array.from([7]));
  expect(buffer.read()).toEqual({ bytes: Uint8Array.from([7]), length: 1 });
});

test("joinBytes() keeps the order of the parts", () => {
  expect(joinBytes([])).toEqual(new Uint8Array());
  expect(joinBytes([Uint8Array.from([1]), Uint8Array.from([2, 3])])).toEqual(Uint8Array.from([1, 2, 3]));
});
