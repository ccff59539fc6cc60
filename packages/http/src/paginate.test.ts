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

const pages = (...list: ListPage<number>[]) => {
  const asked: number[] = [];
  const fetchPage = async (pageNumber: number) => (asked.push(pageNumber), list[pageNumber - 1] ?? list.at(-1)!);
  return { asked, fetchPage };
};

test("an empty page in the middle does not hide the pages behind it", async () => {
  const { fetchPage } = pages(
    { items: [1], hasNextPage: true, totalPages: 3 },
    { items: [], hasNextPage: true, totalPages: 3 },
    { items: [3], hasNextPage: false, totalPages: 3 },
  );

  expect(await all(fetchPage)).toEqual([1, 3]);
});

test.each([undefined, null])("hasNextPage %j: the number of pages decides", async (hasNextPage) => {
  const { fetchPage } = pages(
    { items: [1], hasNextPage, totalPages: 2 } as ListPage<number>,
    { items: [2], hasNextPage, totalPages: 2 } as ListPage<number>,
  );

  expect(await all(fetchPage)).toEqual([1, 2]);
});

test("without hasNextPage and the number of pages, the number of items decides", async () => {
  const { fetchPage } = pages(
    { items: [1, 2], totalItems: 3, pageSize: 2 },
    { items: [3], totalItems: 3, pageSize: 2 },
  );

  expect(await all(fetchPage)).toEqual([1, 2, 3]);
});

test.each<[string, ListPage<number>, string, number]>([
  ["the first page for ever", { items: [1], hasNextPage: true, pageNumber: 1 }, "an earlier page came", 2],
  ["pages behind the last", { items: [1], hasNextPage: true, totalPages: 2 }, "there are fewer pages", 3],
])("%s is an error, and no loop without an end", async (_, page, problem, most) => {
  const { asked, fetchPage } = pages(page);

  await expect(all(fetchPage)).rejects.toThrow(`Cannot read page ${most} of a list as ${problem}`);
  expect(asked).toHaveLength(most);
});

test("the last page that comes again, as the list became shorter, is not given twice", async () => {
  const { fetchPage } = pages(
    { items: [1], hasNextPage: true, pageNumber: 1, totalPages: 2 },
    { items: [1], hasNextPage: false, pageNumber: 1, totalPages: 1 },
  );

  expect(await all(fetchPage)).toEqual([1]);
});

test("numbers that say nothing end no list", async () => {
  const { fetchPage } = pages(
    { items: [1], hasNextPage: true, pageNumber: 0, totalPages: 0 },
    { items: [2], hasNextPage: false, pageNumber: 2, totalPages: 0 },
  );

  expect(await all(fetchPage)).toEqual([1, 2]);
});

const sameForEver: [string, ListPage<unknown>][] = [
  ["one item", { items: [{ id: 1 }], hasNextPage: true }],
  ["two items", { items: [{ id: 1 }, { id: 2 }], hasNextPage: true }],
  ["numbers", { items: [1, 2], hasNextPage: true }],
  ["bigints", { items: [1n], hasNextPage: true }],
  ["a page without a number", { items: ["a"], hasNextPage: true, pageNumber: null, totalPages: null }],
  ["far more pages", { items: ["a"], hasNextPage: true, totalPages: 1_000_000 }],
  ["far more items", { items: ["a"], totalItems: 1_000_000, pageSize: 1 }],
];

test.each(sameForEver)("paginate() ends with an error when the same page comes for ever: %s", async (_, page) => {
  let asked = 0;
  const reading = all(async () => ((asked += 1), structuredClone(page)));

  await expect(reading).rejects.toThrow("Cannot read page 3 of a list as it came twice before");
  expect(asked).toBe(3);
});

test.each<[string, unknown[][]]>([
  ["differ in one letter", [["a1"], ["a2"], ["a3"], ["a4"]]],
  ["are alike twice, because the list grew", [["a"], ["a"], ["b"], ["b"], ["c"]]],
  ["come again later", [["a"], ["b"], ["a"], ["b"], ["a"]]],
  ["are empty in between", [["a"], [], ["a"], [], ["a"]]],
  ["are alike at the end", [["a"], ["b"], ["b"], ["b"]]],
])("paginate() gives all items of pages that %s", async (_, list) => {
  const items = await all(async (number) => ({
    items: list[number - 1]!,
    hasNextPage: number < list.length,
    totalPages: list.length,
  }));

  expect(items).toEqual(list.flat());
});
