import { expect, test } from "vitest";
import { DecodeError } from "../errors.ts";
import { listApart, readEach } from "./apart.ts";
import { decodeAs, type Decoder, anything, integer, text, list, shape } from "./decoder.ts";

interface Item {
  id: string;
  size: number;
}
const item = shape<Item>({ id: text, size: integer }, {});
const page = listApart("items", item, shape<{ items: Item[] }>({ items: list(anything) }, {}));
const read = (value: unknown, decode: Decoder<unknown> = page) => decodeAs(decode, value, "the page");

test("a list whose items fit has nothing beside it", () => {
  const items = [{ id: "1", size: 1 }];

  expect(read({ items, more: 1 })).toEqual({ items, more: 1, unreadable: [] });
  expect(read({ items: [] })).toEqual({ items: [], unreadable: [] });
});

test("what cannot be read stands apart, with its place, its id and why; the rest is read", () => {
  const odd = [{ id: "1" }, { id: 2, size: 2 }, { id: "", size: 1 }, { id: 2 ** 60, size: 1 }, null, [], 7, "x"];
  const value = { items: [odd[0], { id: "good", size: 3 }, ...odd.slice(1)] };

  const { items, unreadable } = page(value);

  expect(items).toEqual([
    { id: "good", size: 3 },
    { id: "", size: 1 },
  ]);
  expect(unreadable.map(({ index, id }) => [index, id])).toEqual([
    [0, "1"],
    [2, "2"],
    [4, undefined],
    [5, undefined],
    [6, undefined],
    [7, undefined],
    [8, undefined],
  ]);
  expect(unreadable.map((each) => each.value)).toEqual(odd.filter((each) => each !== odd[2]));
  expect(unreadable[0]!.problem).toBeInstanceOf(DecodeError);
  expect(unreadable[0]!.problem).toMatchObject({
    message: "Cannot read an item of items as /items/0/size must be an integer: got nothing",
    path: "/items/0/size",
    value: { id: "1" },
  });
});

test.each([[{}], [{ items: null }], [{ items: {} }], [null], [[]]])(
  "%j holds no list, and is refused whole",
  (value) => {
    expect(() => read(value)).toThrow(DecodeError);
  },
);

test("a fault of a decoder itself is not taken for one of the item", () => {
  const faulty = listApart(
    "items",
    () => {
      throw new RangeError("no");
    },
    shape<{ items: Item[] }>({ items: list(anything) }, {}),
  );

  expect(() => faulty({ items: [1] })).toThrow(RangeError);
});

test("readOn() reads the rest one by one, and puts what it cannot read among what stands apart, each with its place", () => {
  const { items, unreadable } = page({
    items: [{}, { id: "1", size: 1 }, null, { id: "2", size: 2 }, { id: "3", size: 3 }],
  });

  const further = readEach("items", items, unreadable, (value, root) => {
    const { id } = value as Item;
    if (id === "2") return decodeAs(integer, id, "a size", root);
    return id;
  });

  expect(further.items).toEqual(["1", "3"]);
  expect(further.unreadable.map(({ index, id }) => [index, id])).toEqual([
    [0, undefined],
    [2, undefined],
    [3, "2"],
  ]);
  expect(further.unreadable.map(({ problem }) => problem.path)).toEqual(["/items/0/id", "/items/2", "/items/3"]);
  expect(further.unreadable[0]).toBe(unreadable[0]);
});

test("readOn() does not take a fault for one of the item", () => {
  const faulty = () => {
    throw new RangeError("no");
  };

  expect(() => readEach("items", [1], [], faulty)).toThrow(RangeError);
});
