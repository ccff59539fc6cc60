import MiniSearch from "minisearch";
import { expect, test, vi } from "vitest";
import { findPages, loadIndex, options, type Place } from "./find-pages.ts";

/** An index of pages, or of sections: each with its title and its text. */
function indexOf(places: Record<string, [title: string, text: string, more?: Partial<Place>]>): MiniSearch<Place> {
  const index = new MiniSearch<Place>(options);
  for (const [url, [title, text, more]] of Object.entries(places))
    index.add({ url, title, text, kind: "Guides", excerpt: text, keywords: "", weight: 1, ...more });
  return index;
}
const find = (words: string, index: MiniSearch<Place>) => findPages(words, index).map(({ url }) => url);

const trade = indexOf({
  "/invoice/": ["Download an invoice as PDF", "Gives the file of an invoice."],
  "/notes/": ["List delivery notes", "Lists the notes of a delivery."],
  "/customers/": ["Create a customer", "Adds a customer."],
  "/contacts/": ["Create a customer contact", "Adds a contact to a customer."],
});

test.each([
  ["how do I get the invoice as a PDF", "/invoice/"],
  ["creating customers", "/customers/"], // endings do not count, and the shorter title comes first
  ["Lieferscheine", "/notes/"],
  ["Rechnung", "/invoice/"],
  ["Kunde anlegen", "/customers/"],
  ["invioce", "/invoice/"], // two wrong letters
])("%s finds %s first", (words, page) => {
  expect(find(words, trade)[0]).toBe(page);
});

test("a place that lacks a word comes after one that has them all, and a place without any of them not at all", () => {
  const index = indexOf({ "/a/": ["a", "retry"], "/b/": ["b", "retry handler"], "/c/": ["c", "quota"] });

  expect(find("retry handler", index)).toEqual(["/b/", "/a/"]);
});

test("a page is found once, at its best section, and a heavier page comes before a lighter one", () => {
  const index = indexOf({
    "/tokens/": ["Tokens", "How it works.", { weight: 2 }],
    "/tokens/#store": ["Tokens", "Several processes.", { section: "A store", weight: 2 }],
    "/decisions/": ["Stores", "A store of tokens.", { weight: 0.1 }],
  });

  expect(find("token store", index)).toEqual(["/tokens/#store", "/decisions/"]);
});

test("a question finds the guide first and the meaning of a word its concept, and an unknown word is the most frequent of its near ones", () => {
  const index = indexOf({
    "/list/": ["Channel order", "channel order", { kind: "Operations" }],
    "/more/": ["Order lines", "order", { kind: "Operations" }],
    "/older/": ["Older", "older", { kind: "Operations" }],
    "/guide/": ["Order parts", "order"],
    "/concepts/words/": ["The words", "channel order", { keywords: "channel" }],
  });

  expect(find("how do I order", index)[0]).toBe("/guide/");
  expect(find("what is a channel", index)[0]).toBe("/concepts/words/");
  expect(find("oderr", index)).not.toContain("/older/");
});

test("small words count if there are no others, and a compound name is found by its parts", () => {
  const index = indexOf({ "/a/": ["UpdateCategory", "x"] });

  expect(find("to", index)).toEqual([]);
  expect(find("category", index)).toEqual(["/a/"]);
});

test("an index is loaded once", async () => {
  const address = `data:application/json,${encodeURIComponent(JSON.stringify(trade))}`;

  expect(await loadIndex(address)).toBe(await loadIndex(address));
  expect(find("invoice", await loadIndex(address))).toEqual(["/invoice/"]);
});

test("an index that could not be loaded is loaded again", async () => {
  const [broken, whole] = ["", JSON.stringify(trade)].map((text) => new Response(text));
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(broken!).mockResolvedValueOnce(whole!);

  await expect(loadIndex("/search.json")).rejects.toThrow(SyntaxError);
  expect(find("invoice", await loadIndex("/search.json"))).toEqual(["/invoice/"]);
  vi.restoreAllMocks();
});
