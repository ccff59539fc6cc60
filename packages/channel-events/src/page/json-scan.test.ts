import { expect, test } from "vitest";
import { createScan, findNextMark } from "./json-scan.ts";

/** The marks of a text, each with the depth behind it, if the text comes in pieces of this size. */
function listMarks(text: string, size: number): string[] {
  const bytes = new TextEncoder().encode(text);
  const scan = createScan();
  const marks: string[] = [];
  for (let from = 0; from < bytes.length; from += size) {
    const piece = bytes.subarray(from, from + size);
    for (let at = 0; at < piece.length;) {
      const mark = findNextMark(piece, at, scan);
      if (mark < piece.length) marks.push(`${String.fromCharCode(piece[mark]!)}${scan.depth}`);
      at = mark + 1;
    }
  }
  return marks;
}

test.each([1, 2, 3, 100])("marks and depths are the same in pieces of %i bytes", (size) => {
  expect(listMarks('{"a": [1, {}]}', size)).toEqual(["{1", '"1', '"1', ":1", "[2", ",2", "{3", "}2", "]1", "}0"]);
});

test.each([1, 2, 3, 100])(
  "brackets, commas and escaped quotes in a text are no marks, in pieces of %i bytes",
  (size) => {
    expect(listMarks('["},\\"[", "\\\\"]', size)).toEqual(["[1", '"1', '"1', ",1", '"1', '"1', "]0"]);
  },
);
