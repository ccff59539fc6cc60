import type { ChannelEvent } from "@kontor/channel-types";
import { expect, test, vi } from "vitest";
import { findHandler } from "./find-handler.ts";

const handlers = { "Seller:Offer.New": () => "offer", "Seller:Order.Confirmed": () => "order", "*": () => "any" };
const find = (type: string, warn = vi.fn()) => findHandler(handlers, { type } as ChannelEvent, warn);

test("a known type has its own handler, or none", () => {
  const warn = vi.fn();

  expect(find("Seller:Offer.New", warn)).toBe(handlers["Seller:Offer.New"]);
  expect(find("Seller:Offer.StockUpdate", warn)).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

test("an event under its older name goes to the handler of the newer one", () => {
  expect(find("Seller:Order.Accepted")).toBe(handlers["Seller:Order.Confirmed"]);
});

test("an unknown type goes to the fallback, and is told of", () => {
  const warn = vi.fn();

  expect(find("Seller:New.Type", warn)).toBe(handlers["*"]);
  expect(warn).toHaveBeenCalledExactlyOnceWith("An event of an unknown type is acknowledged");
});
