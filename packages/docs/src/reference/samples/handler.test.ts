import { expect, test } from "vitest";
import type { EventPage } from "../events.ts";
import { buildHandlerSample } from "./handler.ts";

const page: EventPage = { type: "Seller:Offer.New", slug: "seller-offer-new", known: true, schema: {}, examples: [] };

test("buildHandlerSample() has a handler for the type and the required one for every other", () => {
  const text = buildHandlerSample(page);

  expect(text).toContain('"Seller:Offer.New": async ({ event }) => {');
  expect(text).toContain('"*": async ({ type }) => {');
});

test("buildHandlerSample() has only the handler for every other type where the type is not known", () => {
  const text = buildHandlerSample({ ...page, type: "any other type", known: false });

  expect(text.match(/async/g)).toHaveLength(1);
  expect(text).toContain('"*": async ({ type }) => {');
});
