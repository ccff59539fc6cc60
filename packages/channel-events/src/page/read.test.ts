import fc from "fast-check";
import { expect, test } from "vitest";
import { createScan, findNextMark, readPage, splitBrokenItem, type RawItem } from "./read.ts";

const MAX = 1_000;

/** A body that comes in pieces of these sizes, and may break off. */
function bodyOf(bytes: Uint8Array, sizes: number[] = [bytes.length || 1], breaks?: Error): ReadableStream<Uint8Array> {
  let at = 0;
  let piece = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return breaks ? controller.error(breaks) : controller.close();
      const size = Math.max(1, sizes[(piece += 1) % sizes.length]!);
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function read(text: string | Uint8Array, sizes?: number[], breaks?: Error) {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const items: RawItem[] = [];
  const end = await readPage(bodyOf(bytes, sizes, breaks), {
    maxItemBytes: MAX,
    onItem: (item) => void items.push(item),
  });
  return {
    ...end,
    items: items.map((item) => new TextDecoder().decode(item.bytes).trim()),
    sizes: items.map(({ length }) => length),
  };
}

test("readPage() gives each item as it came, in whatever pieces the page comes", async () => {
  const value = fc.jsonValue({ depthSize: "small" });
  await fc.assert(
    fc.asyncProperty(
      fc.array(value, { maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
      fc.dictionary(fc.string(), value, { maxKeys: 3 }),
      fc.constantFrom("", " ", "\n  ", "\t", "\r\n\t "),
      async (list, sizes, others, space) => {
        const before = Object.entries(others).filter(([key]) => key !== "eventList");
        const members = before.map(([key, each]) => `${JSON.stringify(key)}:${space}${JSON.stringify(each)}`);
        const items = list.map((each) => JSON.stringify(each));
        fc.pre(items.every(({ length }) => length < MAX - 10)); // The blanks before an item count too.
        const page = `${space}{${[...members, `"eventList"${space}:${space}[${items.map((each) => `${space}${each}`).join(`${space},`)}${space}]`, '"after":[1]'].join(",")}}`;

        const got = await read(page, sizes);

        expect(got.items).toEqual(items.map((each) => each.slice(0, MAX).trim()));
        expect([got.hasList, got.problem]).toEqual([true, undefined]);
      },
    ),
    { numRuns: 300 },
  );
});

test("an item that is too large costs its end and nothing else", async () => {
  const large = JSON.stringify({ id: "large", text: "x".repeat(5_000) });

  const { items, sizes } = await read(`{"eventList":[{"id":"1"},${large},{"id":"2"}]}`, [7]);

  expect(items).toEqual(['{"id":"1"}', large.slice(0, MAX), '{"id":"2"}']);
  expect(sizes[1]).toBe(large.length);
});

test("brackets, commas and names in texts mean nothing, and neither do lists elsewhere", async () => {
  const tricky = JSON.stringify({ id: 'a]},{"eventList":[\\"', text: "\\\\" });

  const page = `{"x":{"eventList":[1]},"y":"eventList","eventList":[${tricky},[[]],"a,b"]}`;

  expect((await read(page, [3])).items).toEqual([tricky, "[[]]", '"a,b"']);
});

test("a page that breaks off gives what came whole, and says that it broke", async () => {
  const reset = new Error("reset");

  const cut = await read('{"eventList":[{"id":"1"},{"id":"2"},{"id"');
  const broken = await read('{"eventList":[{"id":"1"},{"id"', undefined, reset);

  expect(cut.items).toEqual(['{"id":"1"}', '{"id":"2"}']);
  expect(String(cut.problem)).toContain("its body broke off");
  expect([broken.items, broken.problem]).toEqual([['{"id":"1"}'], reset]);
});

test("an item that nests a million deep is one item", async () => {
  const deep = `${"[".repeat(1_000_000)}${"]".repeat(1_000_000)}`;

  const { items, sizes } = await read(`{"eventList":[{"id":"1"},${deep},{"id":"2"}]}`, [65_536]);

  expect([items.length, items[0], sizes[1], items[2]]).toEqual([3, '{"id":"1"}', 2_000_000, '{"id":"2"}']);
});

test.each(["", "{}", "[]", "null", '{"eventList":null}', "<html></html>", '{"errorList":[{"code":"x"}]}'])(
  "an answer that holds no list, %s, is given back whole",
  async (text) => {
    const { hasList, head, items } = await read(text);

    expect([hasList, items, new TextDecoder().decode(head)]).toEqual([false, [], text]);
  },
);

test.each([
  '{"a": "eventList", "b": [1]}',
  '{"a": {"eventList": [1]}}',
  '{"eventList": {"a": [1]}}',
  '{"eventLists": [1]}',
  '{"eventLis": [1]}',
  '{"EventList": [1]}',
  '{"anEventList": [1], "eventList2": [2]}',
])("%s has no list of events", async (text) => {
  expect(await read(text, [3])).toMatchObject({ items: [], hasList: false });
});

test("an event with one bracket too many affects only itself", async () => {
  expect((await read('{"eventList": [{"id": 1}}, {"id": 2}]}', [4])).items).toEqual(['{"id": 1}}', '{"id": 2}']);
});

test("an item that is exactly as long as allowed is whole, and the next one has its own bytes", async () => {
  const item = `"${"x".repeat(MAX - 2)}"`;

  const { items, sizes } = await read(`{"eventList":[${item},7]}`, [300]);

  expect([items, sizes]).toEqual([
    [item, "7"],
    [MAX, 1],
  ]);
});

test("an answer that never comes to a list is not read to its end", async () => {
  const { hasList, problem, head } = await read(`{"x":"${"y".repeat(3_000_000)}"}`, [65_536]);

  expect([hasList, head.length <= 1_200_000]).toEqual([false, true]);
  expect(String(problem)).toContain("no list of events within 1048576 bytes");
});

test("an answer that is given up in its middle is cancelled: its connection is free", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(600_000).fill(0x20)),
    cancel: () => void (isCancelled = true),
  });

  const { hasList, problem } = await readPage(body, { maxItemBytes: MAX, onItem: () => {} });

  expect([hasList, isCancelled]).toEqual([false, true]);
  expect(problem).toMatchObject({ code: "ERR_PLATFORM_DECODE" });
});

const eventOf = (id: string, event: unknown = { text: "a, {b}" }) =>
  JSON.stringify({ id, type: "Seller:New.Type", event });
const take = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return splitBrokenItem({ bytes, length: bytes.length }).map(({ item }) => new TextDecoder().decode(item.bytes));
};

test.each([
  ["a quote that is not escaped", '{"id":"bad","type":"t","event":{"text":"a"b"}}'],
  ["a bracket too few", '{"id":"bad","type":"t","event":{"n":1}'],
  ["a quote too few", '{"id":"bad","type":"t","event":{"text":"a}}'],
])("an event with %s leaves those behind it whole", (_, bad) => {
  const parts = take(`${bad},${eventOf("1")}, ${eventOf("2")} ]}`);

  expect(parts).toEqual([bad, eventOf("1"), eventOf("2")]);
});

test.each(["Sale 50%", "end.", "(x)", "ü", "a:", "{", "x]", "<p>"])(
  "what was cut off behind %j leaves the event behind it whole",
  (tail) => {
    const bad = `{"type":"t","event":{"title":${tail}`;

    expect(take(`${bad},${eventOf("1")}]}`)).toEqual([bad, eventOf("1")]);
  },
);

test("those before it are whole, too", () => {
  const bad = '{"id":"bad","type":"t","event":{"text":"a"b"}}';

  expect(take(`{"x":1},${eventOf("1")},${bad},${eventOf("2")}]}`)).toEqual([
    '{"x":1}',
    eventOf("1"),
    `,${bad}`,
    eventOf("2"),
  ]);
});

test("a payload that holds something like an event is not taken apart where it can be read", () => {
  const broken = '{"id":"1","type":"t","event":[{"a":1},{"id":"inner"}],"x":}';

  expect(take(broken)).toEqual([broken]);
});

test("what holds no event is left as it is", () => {
  expect(take("nothing, {of} use")).toEqual(["nothing, {of} use"]);
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

test("a page that names its list twice gives the events of both, in whatever pieces it comes", async () => {
  const text =
    '{"eventList":[],"other":{"eventList":[0]},"eventList":[{"id":"1"}],"note":"eventList","eventList":[{"id":"2"}]}';
  for (const size of [1, 7, text.length]) {
    const { items, hasList, problem } = await read(text, [size]);

    expect([items, hasList, problem]).toEqual([['{"id":"1"}', '{"id":"2"}'], true, undefined]);
  }
});

test("a second list that breaks off is no complete page", async () => {
  const { items, problem } = await read('{"eventList":[],"eventList":[{"id":"1"},{"id"');

  expect(items).toEqual(['{"id":"1"}']);
  expect(String(problem)).toContain("its body broke off");
});
