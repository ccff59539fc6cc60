import { expect, test } from "vitest";
import { createStore, toPlainData } from "./store.ts";
import { fromBase64, toBase64 } from "../ground/bytes.ts";

interface Tables {
  a: { n: number };
  b: { n: number };
}

test("changes are told once each, in the last state of the row, and only after record()", () => {
  const store = createStore<Tables>();
  store.table("a").set("early", { n: 0 });
  const before = store.changes();
  store.record();
  store.table("a").set("x", { n: 1 });
  store.table("a").set("x", { n: 2 });
  store.table("b").set("y", { n: 3 });
  store.table("b").delete("y");

  const changes = store.changes();
  store.saved();

  expect(before).toEqual([]);
  expect(changes).toEqual([
    { table: "a", key: "x", row: { n: 2 } },
    { table: "b", key: "y", row: undefined },
  ]);
  expect(store.changes()).toEqual([]);
});

test("load() replaces everything, and tells the rows that went as well", () => {
  const store = createStore<Tables>();
  store.table("a").set("old", { n: 1 });
  store.record();

  store.load({ b: [["new", { n: 2 }]] });

  expect(store.dump()).toEqual({ b: [["new", { n: 2 }]] });
  expect(store.changes()).toEqual([
    { table: "a", key: "old", row: undefined },
    { table: "b", key: "new", row: { n: 2 } },
  ]);
});

test("a dump is a copy, and a table is the same one for all", () => {
  const store = createStore<Tables>();
  store.table("a").set("x", { n: 1 });
  (store.dump()["a"]![0]![1] as { n: number }).n = 9;

  expect(store.table("a").get("x")).toEqual({ n: 1 });
  expect(store.table("a")).toBe(store.table("a"));
});

const nest = (depth: number): unknown => (depth === 0 ? 1 : [nest(depth - 1)]);

test("a value is copied as JSON carries it", () => {
  const value = { at: new Date(0), gone: undefined, list: [1] };

  const copy = toPlainData("keep it", value) as { list: number[] };
  value.list.push(2);

  expect(copy).toEqual({ at: "1970-01-01T00:00:00.000Z", list: [1] });
});

test("data that is nested too deep, or that JSON cannot carry, is refused", () => {
  expect(() => toPlainData("keep it", nest(200))).not.toThrow();
  expect(() => toPlainData("keep it", nest(201))).toThrow("Cannot keep it as its data must be nested at most 200 deep");
  expect(() => toPlainData("keep it", 1n)).toThrow("Cannot keep it as its data must be JSON");
});

test.each([0, 1, 0x80_00, 0x80_01, 100_000])("%i bytes come back as they were", (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => index % 256);

  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  expect(Buffer.from(fromBase64(toBase64(bytes))).equals(bytes)).toBe(true);
});
