import { expect, test } from "vitest";
import { paginate, type ListPage } from "./paginate.ts";

async function all<Item>(fetchPage: (pageNumber: number) => Promise<ListPage<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of paginate(fetchPage)) items.push(item);
  return items;
}

test("pages() gives every item in order, and asks for each page once", async () => {
  const asked: number[] = [];

  const items = await all(async (pageNumber) => {
    asked.push(pageNumber);
    return { items: [pageNumber * 10, pageNumber * 10 + 1], hasNextPage: pageNumber < 3 };
  });

  expect(items).toEqual([10, 11, 20, 21, 30, 31]);
  expect(asked).toEqual([1, 2, 3]);
});

test.each<[string, ListPage<number>]>([
  ["nothing", {}],
  ["nulls", { items: null, hasNextPage: null }],
  ["an empty page that announces another", { items: [], hasNextPage: true }],
])("pages() ends at %s", async (_, page) => {
  await expect(all(async () => page)).resolves.toEqual([]);
});

test("pages() asks for no page that nobody wants", async () => {
  const asked: number[] = [];
  for await (const item of paginate(
    async (pageNumber) => (asked.push(pageNumber), { items: [1, 2], hasNextPage: true }),
  ))
    if (item === 2) break;

  expect(asked).toEqual([1]);
});

test("pages() throws what a page throws, after the items before it", async () => {
  const items: number[] = [];
  const read = async () => {
    for await (const item of paginate(async (pageNumber) => {
      if (pageNumber === 2) throw new Error("page 2 is gone");
      return { items: [pageNumber], hasNextPage: true };
    }))
      items.push(item);
  };

  await expect(read()).rejects.toThrow("page 2 is gone");
  expect(items).toEqual([1]);
});
