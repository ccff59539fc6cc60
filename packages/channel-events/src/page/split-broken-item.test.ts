import { expect, test } from "vitest";
import { splitBrokenItem } from "./split-broken-item.ts";

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
