import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { prepareFile, runInbox } from "../fixtures/prepare.ts";
import { dropControls } from "../terminal/layout.ts";

describe("list", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-list-"));
  const file = await prepareFile(join(folder, "events.db"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const list = (words: string[], columns?: number) =>
    runInbox(["list", "--file", file, ...words], columns === undefined ? {} : { columns });

  /** The numbers of the events that a list holds, in its order. */
  async function numbers(...words: string[]): Promise<number[]> {
    const { said } = await list([...words, "--json"]);
    const lines = said.split("\n").filter((line) => line !== "");
    return lines.map((line) => Number((JSON.parse(line) as { id: string }).id.slice("event-".length)));
  }

  test.each<[string[], number[]]>([
    [[], [1, 2, 3, 6]],
    [
      ["--state", "all"],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      ["--state", "done,dead"],
      [1, 4, 5],
    ],
    [["--state", "waiting", "--seller", "4711"], [2]],
    [["--state", "done", "--type", "Seller:Some.NewType"], [4]],
    [["--id", "event-5"], [5]],
    [["--error", "timed out"], [6]],
    [
      ["--older-than", "2h"],
      [1, 2, 3, 6],
    ],
    [["--older-than", "4h"], []],
    [
      ["--limit", "2"],
      [1, 2],
    ],
  ])("list %j holds %j", async (words, expected) => {
    expect(await numbers(...words)).toEqual(expected);
  });

  test("list says how many more there are, beside the output", async () => {
    const { said, notes } = await list(["--limit", "2"]);

    expect(said.trim().split("\n")).toHaveLength(3);
    expect(notes).toEqual(["... and 2 more: --limit shows them, filters find them"]);
    expect((await list(["--older-than", "4h"])).notes).toEqual(["No such events"]);
  });

  test.each([
    [10_019, "9999"],
    [10_020, "10000"],
    [10_021, "more than 10000"],
  ])("of %i events list shows 20, and says that there are %s more", async (count, more) => {
    const path = join(folder, `${count}.db`);
    const inbox = sqliteInbox(path);
    inbox.db.exec(`WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
      INSERT INTO event (id, type, lane, raw, state, problem, first_seen_at, last_seen_at) SELECT 'e' || n, 't', 'l', '{}', 'dead', 'no', 1, 1 FROM number`);
    await inbox.close();

    expect((await runInbox(["list", "--file", path])).notes).toEqual([
      `... and ${more} more: --limit shows them, filters find them`,
    ]);
  });

  test("a line of JSON has every member, and no payload", async () => {
    const { said } = await list(["--id", "event-2", "--json"]);

    const { firstSeenAt, lastSeenAt, ...others } = JSON.parse(said) as Record<string, unknown>;
    expect([firstSeenAt, lastSeenAt]).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)]);
    expect(others).toEqual({
      seq: 2,
      id: "event-2",
      type: "Seller:Offer.New",
      seller: "4711",
      state: "waiting",
      attempts: 0,
      deliveries: 7,
      problem: null,
      settledAt: null,
    });
  });

  test.each([120, 80, 60, 40])(
    "in a terminal of %i characters no line is longer, and elsewhere nothing is shortened",
    async (columns) => {
      const { said } = await list(["--state", "all"], columns);
      const { said: whole } = await list(["--state", "all"]);

      for (const line of stripVTControlCharacters(said).split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
      expect(said).toMatch(/event-1/);
      expect(whole).toContain("category is missing");
      expect(whole).not.toContain("…");
    },
  );

  test("what an event says cannot steer the terminal", async () => {
    const path = join(folder, "hostile.db");
    const inbox = sqliteInbox(path);
    await inbox.accept([
      { id: "\u001B[2Jid", type: "a\u0007b", lane: "\u009B31m\u202Ex", raw: "{}", problem: "one\ntwo\rthree" },
    ]);
    await inbox.close();

    const { said } = await runInbox(["list", "--file", path]);

    expect(said.split("\n")).toHaveLength(3);
    expect(said).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });
});

describe("show", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-show-"));
  const file = await prepareFile(join(folder, "events.db"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("show has the facts of an event and its payload with every digit", async () => {
    const { said } = await runInbox(["show", "event-1", "--file", file]);

    expect(said).toMatch(/state +dead\n/);
    expect(said).toMatch(/problem +category is missing\n/);
    expect(said).toContain(
      '\n{\n  "id": "event-1",\n  "event": {\n    "sellerId": "4711",\n    "price": 12345678901234567890.10\n  }\n}\n',
    );
  });

  test("show as JSON is one line with the payload as it came", async () => {
    const { said } = await runInbox(["show", "event-1", "--file", file, "--json"]);

    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).toContain('"price":12345678901234567890.10');
    expect(JSON.parse(said)).toMatchObject({ seller: "4711", payload: { event: { sellerId: "4711" } } });
  });

  test("a problem of several lines is shown as it is, and lists have its first line", async () => {
    const path = await prepareFile(join(folder, "stack.db"));
    const inbox = sqliteInbox(path);
    const problem =
      "Cannot read properties of undefined\n    at handle (handlers.ts:12:5)\n    at run (main.ts:3:1)\u001B[2J";
    await inbox.putAside({ id: "event-2" }, problem);
    await inbox.close();

    const { said } = await runInbox(["show", "event-2", "--file", path]);
    const { said: list } = await runInbox(["list", "--state", "dead", "--id", "event-2", "--file", path]);
    const { said: lines } = await runInbox(["list", "--id", "event-2", "--json", "--file", path]);
    const { said: json } = await runInbox(["show", "event-2", "--json", "--file", path]);

    expect(said).toMatch(
      /problem +Cannot read properties of undefined\n +at handle \(handlers\.ts:12:5\)\n +at run \(main\.ts:3:1\)\n/,
    );
    expect(list).toMatch(/Cannot read properties of undefined\n$/);
    expect(list).not.toContain("handlers.ts");
    expect(JSON.parse(lines)).toMatchObject({ problem: "Cannot read properties of undefined" });
    expect(JSON.parse(json)).toMatchObject({ problem });
  });

  test("an id that the inbox does not have is a failure with a next step", async () => {
    await expect(runInbox(["show", "event-9", "--file", file])).rejects.toMatchObject({
      exitCode: 1,
      message: "Cannot show event event-9 as the inbox has none with this id: see kontor inbox list --state all",
    });
  });
});

describe("event text", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-text-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;
  /** What `show` says of an event with this payload, in a new inbox. */
  async function show(raw: string, ...words: string[]): Promise<string> {
    const file = join(folder, `${(files += 1)}.db`);
    const inbox = sqliteInbox(file);
    await inbox.accept([{ id: "1", type: "t", lane: "4711", raw }]);
    await inbox.close();
    return (await runInbox(["show", "1", "--file", file, ...words])).said;
  }

  test.each([
    ["{}", "{}"],
    ["[]", "[]"],
    ['{"a":[],"b":{}}', '{\n  "a": [],\n  "b": {}\n}'],
    ['[1,{"a":"x: [y], \\"{"}]', '[\n  1,\n  {\n    "a": "x: [y], \\"{"\n  }\n]'],
    ['{"n":1.10,"m":-1e400,"t":true}', '{\n  "n": 1.10,\n  "m": -1e400,\n  "t": true\n}'],
    ['{"a" :\n [ 1 ] }', '{\n  "a": [\n    1\n  ]\n}'],
    ['["["]', '[\n  "["\n]'],
    ["no json \u001B[2J", "no json "],
    ['"a text"', '"a text"'],
    ['{"b":1,"2":"\\u00e4\\/","1":{ },"b":[ ]}', '{\n  "b": 1,\n  "2": "\\u00e4\\/",\n  "1": {},\n  "b": []\n}'],
    ['["[ ]","\u202E"]', '[\n  "[ ]",\n  "\\u202e"\n]'],
  ])("the payload %j is shown as %j", async (raw, expected) => {
    const said = await show(raw);

    expect(said.slice(said.indexOf("\n\n") + 2)).toBe(`${expected}\n`);
  });

  test.each(["", "{}", '{"a":\n1.10}', "no json", '"\u009B\u202E"'])(
    "with --json the event with the payload %j is one line, in which every member is",
    async (raw) => {
      const line = (await show(raw, "--json")).replace(/\n$/, "");

      expect(line).not.toMatch(/\p{Cc}|\p{Cf}/u);
      const payload: unknown = raw === "" ? null : raw === "no json" ? raw : JSON.parse(raw);
      const facts = { id: "1", seller: "4711", problem: null, settledAt: null };
      expect(JSON.parse(line)).toMatchObject({ ...facts, payload, firstSeenAt: expect.any(String) as string });
    },
  );

  test("dropControls() leaves one line that steers nothing", () => {
    expect(dropControls("a\n\tb\u001B[31mred\u001B[0m\u0007\u202Ec")).toBe("a bredc");
  });
});
