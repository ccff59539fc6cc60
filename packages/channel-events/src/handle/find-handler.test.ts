import type { ChannelEvent } from "@kontor/channel-types";
import { expect, test } from "vitest";
import { findHandler } from "./find-handler.ts";

const handlers = { "Seller:Offer.New": () => "offer", "Seller:Order.Confirmed": () => "order", "*": () => "any" };
const find = (type: string) => findHandler(handlers, { type } as ChannelEvent);

test("an event goes to the handler of its type; any other goes to the fallback, whether its type is known or not", () => {
  expect(find("Seller:Offer.New")).toBe(handlers["Seller:Offer.New"]);
  expect(find("Seller:Offer.StockUpdate")).toBe(handlers["*"]);
  expect(find("Seller:New.Type")).toBe(handlers["*"]);
  expect(find("*")).toBe(handlers["*"]);
});

test("an event under its older name goes to the handler of the newer one", () => {
  expect(find("Seller:Order.Accepted")).toBe(handlers["Seller:Order.Confirmed"]);
});
