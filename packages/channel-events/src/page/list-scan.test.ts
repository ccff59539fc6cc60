import { expect, test } from "vitest";
import { createListScan, hasList, readListPart } from "./list-scan.ts";

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
