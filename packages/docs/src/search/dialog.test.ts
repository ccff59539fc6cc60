import { expect, test } from "vitest";
import type { Hit } from "./find-pages.ts";
import { splitHits } from "./dialog.ts";

const hit = (title: string, kind: Hit["kind"]): Hit => ({ url: `/${title}/`, title, kind, excerpt: "" });

test("the three best results stand first, the others by their kind", () => {
  const hits = [
    hit("a", "Guides"),
    hit("b", "Operations"),
    hit("c", "Errors"),
    hit("d", "Operations"),
    hit("e", "Guides"),
    hit("f", "Operations"),
  ];

  const shown = splitHits(hits).map(({ label, hits: found }) => [label, found.map(({ title }) => title).join()]);

  expect(shown).toEqual([
    ["Best results", "a,b,c"],
    ["Operations", "d,f"],
    ["Guides", "e"],
  ]);
});

test("a kind shows five results, and no results have no groups", () => {
  const many = Array.from({ length: 20 }, (_, index) => hit(String(index), "Decisions"));

  expect(splitHits(many).map(({ hits }) => hits.length)).toEqual([3, 5]);
  expect(splitHits([])).toEqual([]);
});
