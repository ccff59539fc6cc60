import { ApiError } from "@kontor/http";
import { expect, test } from "vitest";
import { buildArrivalFacts, buildEventFacts, buildProblemFacts, describeError } from "./log.ts";

const raw = JSON.stringify({
  id: "1",
  type: "Seller:Offer.New",
  createdAt: "2026-01-01T00:00:00Z",
  event: { sellerId: "7", offerId: 1, secret: "canary" },
});
const event = { id: "1", type: "Seller:Offer.New", lane: "7", raw };

test("a log line of a run names the event, its seller and the run, and has nothing else of the payload", () => {
  const facts = buildEventFacts({ ...event, seq: 1, attempts: 2, deliveries: 3 });

  expect(facts).toEqual({ id: "1", type: "Seller:Offer.New", lane: "7", seller: "7", attempt: 3, deliveries: 3 });
});

test("the seller is also found in a payload that cannot be decoded, and is left out where there is none", () => {
  const counts = { attempt: 0, deliveries: 1 };

  expect(buildArrivalFacts({ ...event, raw: '{"event":{"sellerId":"7"}}' }, counts)).toMatchObject({ seller: "7" });
  expect(buildArrivalFacts({ ...event, raw: "{}" }, counts)).not.toHaveProperty("seller");
});

test("a problem of another program is its message; an error of ours also has its code, call and status", () => {
  expect(buildProblemFacts(new Error("the shop is down"))).toEqual({ problem: "the shop is down" });

  const error = new ApiError({ operation: "Events_List" }, 503, undefined, new Headers());
  const facts = buildProblemFacts(error);
  expect(facts).toMatchObject({ code: "ERR_PLATFORM_API", operation: "Events_List", status: 503 });
  expect(Object.values(facts)).not.toContain(undefined);
});

test.each<[unknown, string]>([
  [new Error("no"), "no"],
  ["words", "words"],
  [undefined, "undefined"],
  [5, "5"],
])("%o is told in its own words", (thrown, words) => {
  expect(describeError(thrown)).toBe(words);
});

test("a thrown value that cannot be written as text does not throw again", () => {
  const silent = Object.create(null) as unknown;
  const broken = Object.defineProperty(new Error("x"), "message", {
    get() {
      throw new Error("no");
    },
  });

  expect([describeError(silent), describeError(broken)]).toEqual([
    "the thrown value cannot be written as text",
    "the thrown value cannot be written as text",
  ]);
});
