import { expect, test } from "vitest";
import type { Spec } from "./read/document.ts";
import { listEventPages } from "./events.ts";

const schemas = {
  ChannelEvent: {
    anyOf: [{ $ref: "#/components/schemas/OfferNew" }, { $ref: "#/components/schemas/Unknown" }],
  },
  OfferNew: { title: "Seller:Offer.New", examples: [{ id: "1" }] },
  Unknown: { title: "UnknownEvent", "x-unknown-event": true },
};
const spec = (components: object) => ({ document: { components } }) as unknown as Spec;

test("listEventPages() gives each type a page, and all unknown types one together", () => {
  const pages = listEventPages(spec({ schemas }));

  expect(pages.map(({ type, slug, known, examples }) => ({ type, slug, known, examples }))).toEqual([
    { type: "Seller:Offer.New", slug: "seller-offer-new", known: true, examples: [{ id: "1" }] },
    { type: "any other type", slug: "unknown", known: false, examples: [] },
  ]);
});

test("listEventPages() gives none for an interface without events", () => {
  expect(listEventPages(spec({ schemas: {} }))).toEqual([]);
});
