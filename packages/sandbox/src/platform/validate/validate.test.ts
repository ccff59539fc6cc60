import { expect, test } from "vitest";
import { isDescribed, validate } from "./validate.ts";

const NAME = "Events_Acknowledge_body";

test("a value that is not described has no problem", () => {
  expect([isDescribed(NAME), isDescribed("No_Name")]).toEqual([true, false]);
  expect(validate("No_Name", 1)).toBeUndefined();
});

test("problems stand under their place, and an unknown field is named", () => {
  expect(validate(NAME, { eventIdList: ["a"] })).toBeUndefined();
  expect(validate(NAME, { eventIdList: "a" })).toHaveProperty("/eventIdList");
  expect(JSON.stringify(validate(NAME, { eventIdList: ["a"], more: 1 }))).toContain(": more");
});

test("unknown fields are removed and noted where a list for them is given", () => {
  const body = { eventIdList: ["a"], more: 1 };
  const dropped: string[] = [];

  expect(validate(NAME, body, { dropped })).toBeUndefined();
  expect([body, dropped]).toEqual([{ eventIdList: ["a"] }, ["/more"]]);
});

test("a value of another type is mended only where that is asked for", () => {
  const order = () => ({ sellerId: "1", offerId: "7" });
  const name = "Seller:Offer.End";
  const event = (payload: object) => ({ id: "x", type: name, createdAt: "2026-02-11T08:00:00Z", event: payload });

  expect(validate(name, event(order()))).toBeDefined();
  expect(validate(name, event(order()), { isTolerant: true })).toBeUndefined();
});
