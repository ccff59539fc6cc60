import { expect, test } from "vitest";
import {
  createItemBuffer,
  createListScan,
  createScan,
  findNextMark,
  hasList,
  mergeBytes,
  readListPart,
} from "./scan.ts";

async function readItems(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const scan = createListScan(1_000);
  const items: string[] = [];
  for (let from = 0; from < bytes.length; from += size)
    await readListPart(scan, bytes.subarray(from, from + size), (item) => {
      items.push(new TextDecoder().decode(item.bytes).trim());
    });
  return { items, hasList: hasList(scan), place: scan.place, rest: new TextDecoder().decode(scan.item.read().bytes) };
}

test.each([1, 5, 1_000])("items of the list are handed over, in pieces of %i bytes", async (size) => {
  const page = '{"other": [1], "eventList" : [{"id": "1, 2"}, {"list": [3]}], "after": [4]}';

  expect(await readItems(page, size)).toEqual({
    items: ['{"id": "1, 2"}', '{"list": [3]}'],
    hasList: true,
    place: "rest",
    rest: "",
  });
});

test.each(['{"a": "eventList", "b": [1]}', '{"a": {"eventList": [1]}}', "[1]", '{"eventList": {"a": [1]}}'])(
  "%s has no list of events",
  async (text) => {
    expect(await readItems(text, 3)).toMatchObject({ items: [], hasList: false });
  },
);

test("an event with one bracket too many spoils only itself", async () => {
  expect((await readItems('{"eventList": [{"id": 1}}, {"id": 2}]}', 4)).items).toEqual(['{"id": 1}}', '{"id": 2}']);
});

test("the bytes of an item whose end never came are kept", async () => {
  expect(await readItems('{"eventList": [{"id": 1}, {"id"', 4)).toMatchObject({
    items: ['{"id": 1}'],
    place: "items",
    rest: ' {"id"',
  });
});

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
