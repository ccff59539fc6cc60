import { ApiError } from "@kontor/http";
import { afterEach, expect, test, vi } from "vitest";
import { buildArrivalFacts, buildEventFacts, buildProblemFacts, consoleLogger, describeError } from "./log.ts";

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

afterEach(() => vi.restoreAllMocks());

/** The lines of each entry: of a warning with these facts, and of an error. */
function logOne(facts: object, options?: { json: boolean }): unknown[][] {
  const lines: unknown[][] = [];
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...said) => lines.push(said));
  const logger = consoleLogger({ ...options, clock: { now: () => Date.parse("2026-01-02T03:04:05Z") } });
  logger.warn(facts, "The handler failed");
  logger.error(facts, "It\ngave up");
  logger.info(facts, "not told");
  return lines;
}

test("the default logger writes one line with a time for each entry", () => {
  const facts = { id: "e1", ids: ["a", "b"], attempt: 2, problem: "the shop is\ndown", odd: undefined };

  expect(logOne(facts)).toEqual([
    [
      String.raw`2026-01-02T03:04:05.000Z warn The handler failed id=e1 ids=["a","b"] attempt=2 problem="the shop is\ndown" odd=undefined`,
    ],
    [
      String.raw`2026-01-02T03:04:05.000Z error It gave up id=e1 ids=["a","b"] attempt=2 problem="the shop is\ndown" odd=undefined`,
    ],
  ]);
});

test("the default logger writes JSON by one option", () => {
  const [[line]] = logOne({ id: "e1", problem: "no\nway" }, { json: true }) as [[string], [string]];

  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    time: "2026-01-02T03:04:05.000Z",
    level: "warn",
    message: "The handler failed",
    id: "e1",
    problem: "no\nway",
  });
});

test.each([true, false])("a fact that is no JSON does not throw: with JSON %s", (json) => {
  const circle: Record<string, unknown> = { big: 5n };
  circle["self"] = circle;

  expect(logOne({ circle }, { json }).flat().join()).toContain("cannot be written as JSON");
});

test("the log tells the reason of the platform, with its values masked", () => {
  const body = { errorList: [{ code: "GEN404", message: "There is no order 4711" }] };
  const facts = buildProblemFacts(new ApiError({ operation: "Orders_Create" }, 404, body, new Headers()));

  expect(facts).toMatchObject({ platformCodes: ["GEN404"], reason: "there is no order …" });
  expect(JSON.stringify(facts)).not.toContain("4711");
});
