import { expect, test } from "vitest";
import { findStrongParts } from "./strong-parts.ts";

const find = (edges: Record<string, string[]>) => findStrongParts(new Map(Object.entries(edges)));

test("findStrongParts() finds two rings that share no node, and a node that leads to itself", () => {
  expect(find({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"], f: ["f"], g: ["a"] })).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
    ["f"],
  ]);
});

test("findStrongParts() finds nothing where two ways meet again", () => {
  expect(find({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] })).toEqual([]);
});

test("findStrongParts() goes as deep as a chain is long", () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => [`${index}`, [`${index + 1}`]] as const);

  expect(findStrongParts(new Map(chain))).toEqual([]);
});
