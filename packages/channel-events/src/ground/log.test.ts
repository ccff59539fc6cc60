import { ApiError } from "@kontor/http";
import { afterEach, expect, test, vi } from "vitest";
import {
  buildProblemFacts,
  consoleLogger,
  cutText,
  describeError,
  describeProblem,
  guardLogger,
  readFirstLine,
} from "./log.ts";

test("a problem of another program is its message; an error of ours also has its code, call and status", () => {
  expect(buildProblemFacts(new Error("the shop is down"))).toMatchObject({ problem: "the shop is down" });

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

/** An error as V8 makes it, with these lines as its stack. */
const failed = (error: Error, ...frames: string[]) =>
  Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...frames].join("\n") });

test("a bug in a handler shows its stack: at most eight frames, each with its file, and no value of the message", () => {
  const canary = "order of canary@example.test\n    at canary (/home/canary.ts:1:1)";
  const frames = Array.from({ length: 12 }, (_, index) => `    at step${index} (file:///app/src/shop.ts:${index}:7)`);
  const error = failed(
    new TypeError(`no such ${canary}`),
    "    at async Seller:Offer.New (/app/shop.js:1:2)",
    ...frames,
  );

  const [message, ...lines] = describeProblem(error).split(error.message);

  expect(message).toBe("");
  expect(lines.join("").split("\n").slice(1)).toEqual([
    "    at Seller:Offer.New (/app/shop.js:1:2)",
    ...Array.from({ length: 7 }, (_, index) => `    at step${index} (/app/src/shop.ts:${index}:7)`),
  ]);
  expect((buildProblemFacts(error) as { stack: string }).stack).not.toContain("canary");
});

test.each<[what: string, thrown: unknown, text: string]>([
  [
    "fetch",
    new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:1") }),
    "fetch failed: connect ECONNREFUSED 127.0.0.1:1",
  ],
  [
    "a name with two addresses",
    new AggregateError([new Error("connect ECONNREFUSED ::1:1"), new Error("connect ECONNREFUSED 127.0.0.1:1")], ""),
    "connect ECONNREFUSED ::1:1: connect ECONNREFUSED 127.0.0.1:1",
  ],
  [
    "Promise.any()",
    new AggregateError([new Error("down")], "All promises were rejected"),
    "All promises were rejected: down",
  ],
  [
    "a name with three addresses",
    new AggregateError(
      ["::1", "10.0.0.1", "10.0.0.2"].map((host) => new Error(`connect ECONNREFUSED ${host}`)),
      "all failed",
    ),
    "all failed: connect ECONNREFUSED ::1: connect ECONNREFUSED 10.0.0.1",
  ],
  [
    "a cause below a cause",
    ["e", "d", "c", "b", "a"].reduce<Error | undefined>((cause, name) => new Error(name, { cause }), new Error("f")),
    "a: b: c: d: e",
  ],
  ["an object with a code", { code: "ECONNREFUSED" }, "ECONNREFUSED"],
  ["an error without a message", Object.assign(new Error(), { code: "EPIPE" }), "EPIPE"],
])("a failure names what caused it: %s", (_, thrown, text) => {
  expect(describeError(thrown)).toBe(text);
});

test("a circle of causes ends", () => {
  const error = new Error("down");
  error.cause = error;

  expect(describeError(error)).toBe("down");
});

test("frames of evaluated code and of the runtime are left out, and so is the query of an address", () => {
  const error = failed(
    new RangeError("x"),
    "    at eval (eval at run (/app/a.ts:1:1), <anonymous>:1:7)",
    "    at data:text/javascript,canary:1:1",
    "    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)",
    "    at C:\\app\\shop.ts:3:4",
    "    at new Shop (file:///app/shop.ts?token=canary:5:6)",
  );

  expect(describeProblem(error)).toBe(
    "x\n    at <anonymous> (C:\\app\\shop.ts:3:4)\n    at new Shop (/app/shop.ts:5:6)",
  );
});

test("an error of ours, and a value that is no error, have a message and no stack", () => {
  const error = new ApiError({ operation: "Events_List" }, 503, undefined, new Headers());

  expect([describeProblem(error), describeProblem("down")]).toEqual([error.message, "down"]);
  expect(buildProblemFacts(error)).not.toHaveProperty("stack");
});

test("what needs one line takes the first line of a problem", () => {
  expect([readFirstLine("down\n    at run (/app/a.ts:1:1)"), readFirstLine("down"), readFirstLine("")]).toEqual([
    "down",
    "down",
    "",
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

test.each([true, false])("no value can control a terminal or begin its own line: with JSON %s", (json) => {
  const evil = "a\r\n\u001b[2J\u009b1m\u2028\u202e";
  const lines: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => lines.push(line));
  consoleLogger({ json }).warn(
    { id: "e\u001b[2J", [`name${evil}`]: 1, problem: evil, deep: { [evil]: evil } },
    `It ${evil}`,
  );

  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  expect(lines[0]).toContain(String.raw`\u001b[2J`);
  if (json)
    expect(JSON.parse(lines[0]!)).toMatchObject({ message: `It ${evil}`, problem: evil, deep: { [evil]: evil } });
});

test("the JSON logger keeps its time, level and message, and loses no line to a fact that is no JSON", () => {
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  const own = { time: "mine", level: 5, message: "mine" };
  const near = { times: 2, levels: 3, "a message": "near", Time: "near" };
  const facts = { ...own, ...near, id: "e1", big: 5n, circle, error: new Error("down") };
  const [[line]] = logOne(facts, { json: true }) as [[string], [string]];

  expect(JSON.parse(line)).toEqual({
    ...{ time: "2026-01-02T03:04:05.000Z", level: "warn", message: "The handler failed" },
    ...{ "fact.time": "mine", "fact.level": 5, "fact.message": "mine" },
    ...near,
    ...{ id: "e1", big: "5", circle: "cannot be written as JSON", error: "down" },
  });
});

test.each<[unknown, string]>([
  [undefined, ""],
  [null, ""],
  ["words", " facts=words"],
  [new Error("is down"), ' facts="is down"'],
])("facts that are no object do not throw: %o", (facts, told) => {
  expect(logOne(facts as object)[0]).toEqual([`2026-01-02T03:04:05.000Z warn The handler failed${told}`]);
});

test.each([
  [true, '"broken":"cannot be read","id":"e1"'],
  [false, ' broken="cannot be read" id=e1'],
])("a fact that cannot be read costs no other fact, and no line: with JSON %s", (json, told) => {
  const broken = () => {
    throw new Error("no");
  };
  const facts = Object.defineProperty({ broken: 1, id: "e1" }, "broken", { get: broken });
  const closed = new Proxy({}, { ownKeys: broken });

  expect(logOne(facts, { json })[0]!.join()).toContain(told);
  expect(logOne(closed, { json })[0]!.join()).toContain("cannot be read");
});

test("a logger that throws disturbs nobody, and the spare one gets its line", () => {
  const lines: unknown[] = [];
  const write = (facts: object, message: string) => void lines.push([facts, message]);
  const spare = { info: write, warn: write, error: write };
  const full = () => {
    throw new Error("the disk is full");
  };
  const log = guardLogger({ info: full, warn: full, error: full }, spare);

  log.warn({ id: "e1" }, "A handler failed");

  expect(lines).toEqual([[{ id: "e1" }, "A handler failed"]]);
});

test.each([
  [{ json: "yes" }, "json must be true or false: got yes"],
  [{ clock: {} }, "clock.now must be a function: got undefined"],
])("consoleLogger() refuses %o", (wrong, problem) => {
  expect(() => consoleLogger(wrong as never)).toThrow(`Cannot log to the console as ${problem}`);
});

test("the log tells the reason of the platform, with its values masked", () => {
  const body = { errorList: [{ code: "GEN404", message: "There is no order 4711" }] };
  const facts = buildProblemFacts(new ApiError({ operation: "Orders_Create" }, 404, body, new Headers()));

  expect(facts).toMatchObject({ platformCodes: ["GEN404"], reason: "there is no order …" });
  expect(JSON.stringify(facts)).not.toContain("4711");
});

test.each([0, 1, 1_999, 2_000])("cutText() leaves a text of %d characters as it is", (length) => {
  expect(cutText("x".repeat(length))).toBe("x".repeat(length));
});

test.each<[number, string]>([
  [2_001, "… (2,001 characters)"],
  [2_002, "… (2,002 characters)"],
  [312_411, "… (312,411 characters)"],
  [12_000_000, "… (12,000,000 characters)"],
])("cutText() cuts a text of %d characters to 2,000, and says its length", (length, end) => {
  const cut = cutText("x".repeat(length));
  expect(cut).toBe("x".repeat(2_000 - end.length) + end);
});

test.each([0, 1, 2, 3])("cutText() splits no emoji that begins %d characters before the end", (before) => {
  const end = "… (3,000 characters)";
  const start = "x".repeat(2_000 - end.length - before);
  const cut = cutText(`${start}${"😀".repeat(3_000)}`.slice(0, 3_000));
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeGreaterThanOrEqual(1_999);
  expect(cut).toBe(`${start}${"😀".repeat(Math.floor(before / 2))}${end}`);
});

test.each([
  [1_999, 1_999],
  [2_000, 2_000],
  [2_001, 2_000],
])("cutText() counts an emoji at the boundary of %d characters as two", (length, most) => {
  const cut = cutText(`${"x".repeat(length - 2)}😀`);
  expect([cut.length <= most, cut.isWellFormed()]).toEqual([true, true]);
  expect(cut.endsWith("😀")).toBe(length <= 2_000);
});

test("cutText() keeps a lone surrogate as it came, and cuts to another length", () => {
  expect(cutText(`\uD83D${"x".repeat(3_000)}`, 100)).toMatch(/^\uD83Dx{79}… \(3,001 characters\)$/);
});
