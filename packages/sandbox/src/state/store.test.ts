import { expect, test } from "vitest";
import { createStore } from "./store.ts";

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
