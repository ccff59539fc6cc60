import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { sqliteInbox } from "@kontor/channel-events/sqlite";
import { afterAll, expect, test } from "vitest";
import { prepareFile, runInbox } from "../../inbox/fixtures/prepare.ts";

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
