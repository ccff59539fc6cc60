import { expect, test } from "vitest";
import { findUnplacedEntries, listEntries } from "./entries.ts";

test("listEntries() names entries as a program imports them", () => {
  const packages = { http: { anywhere: [".", "./internal"], node: ["./node"] }, types: { types: ["."] } };

  expect(listEntries({ packages }, ["anywhere"])).toEqual(["@kontor/http", "@kontor/http/internal"]);
  expect(listEntries({ packages }, ["types", "node"])).toEqual(["@kontor/http/node", "@kontor/types"]);
});

test("findUnplacedEntries() finds an entry without a place, a place without an entry, and an entry with two places", () => {
  expect(findUnplacedEntries("http", [".", "./node"], { anywhere: ["."], node: ["./node"] })).toEqual([]);
  expect(findUnplacedEntries("http", [".", "./node"], { anywhere: ["."] })).toEqual([
    "Cannot place http as project.json must say where ./node runs: got nothing",
  ]);
  expect(findUnplacedEntries("http", ["."], { anywhere: [".", "./gone"] })).toEqual([
    "Cannot place http as project.json must name each published entry once: got ./gone",
  ]);
  expect(findUnplacedEntries("http", ["."], { anywhere: ["."], node: ["."] })).toHaveLength(1);
});
