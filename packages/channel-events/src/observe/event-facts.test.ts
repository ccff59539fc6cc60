import { expect, test } from "vitest";
import { buildArrivalFacts, buildEventFacts } from "./event-facts.ts";

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

test("a name of megabytes makes no line of megabytes", () => {
  const long = "x".repeat(1_000_000);
  const given = { id: long, type: long, lane: long, raw: JSON.stringify({ event: { sellerId: long } }) };

  expect(JSON.stringify(buildArrivalFacts(given, { attempt: 0, deliveries: 1 })).length).toBeLessThan(1_200);
});

test("the seller is also found in a payload that cannot be decoded, and is left out where there is none", () => {
  const counts = { attempt: 0, deliveries: 1 };

  expect(buildArrivalFacts({ ...event, raw: '{"event":{"sellerId":"7"}}' }, counts)).toMatchObject({ seller: "7" });
  expect(buildArrivalFacts({ ...event, raw: "{}" }, counts)).not.toHaveProperty("seller");
});
