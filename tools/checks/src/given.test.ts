import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readLines } from "@kontor/spec-rules/sheet";
import { findHeldProblem, readHeld, findUnheld } from "./given.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const text = (path: string) => readFileSync(`${root}/${path}`, "utf8");
const markdown = text("tools/checks/facts/sheets/platform-spec.md");
const sheet = readLines(markdown);
const rows = readHeld(text("tools/checks/facts/given.tsv"));
const files = new Map<string, string | undefined>();
function readText(path: string): string | undefined {
  if (!files.has(path)) files.set(path, existsSync(`${root}/${path}`) ? text(path) : undefined);
  return files.get(path);
}

test("each sentence of the given spec is held by what the list names", () => {
  const problems = rows.flatMap((row) => {
    const problem = findHeldProblem(row, sheet, readText);
    return problem ? [`${row.line} ${row.sentence}: ${problem}`] : [];
  });

  expect(problems).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(400);
});

test("every line of the given spec that says something is in the list, and no sentence twice", () => {
  const sentences = rows.map(({ line, sentence }) => `${line} ${sentence}`);

  expect(findUnheld(sheet, rows)).toEqual([]);
  expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
});

test("what nothing holds is known", () => {
  const open = rows.filter(({ file }) => file === "open").map(({ line, sentence }) => `${line} ${sentence}`);

  expect(open).toEqual(["262 `only within the current user session`"]);
});

type Held = ReturnType<typeof readHeld>[number];

const row: Held = {
  section: "4.4",
  line: 147,
  sentence: "`zero or more` events",
  file: "packages/sandbox/src/platform/given.test.ts",
  text: "a channel without events gets an empty list",
};

test.each<[Partial<Held>, string]>([
  [{ section: "4.5" }, "stands in §4.4"],
  [{ sentence: "some events" }, "must name the words that decide"],
  [{ sentence: "`one or more` events" }, "is not said there: one or more"],
  [{ file: "open", text: "" }, "must say why nothing holds it"],
  [{ file: "gone.ts" }, "must stand in gone.ts, which does not exist"],
  [{ text: "" }, "must name the words that say it"],
  [{ text: "no such test" }, 'must be said in packages/sandbox/src/platform/given.test.ts: "no such test"'],
  [
    { text: "§2.1 id is required … creation order" },
    'must be said in packages/sandbox/src/platform/given.test.ts: "§2.1 id is required … creation order"',
  ],
])("a planted row with %j is found", (wrong, problem) => {
  expect(findHeldProblem(row, sheet, readText)).toBeUndefined();
  expect(findHeldProblem({ ...row, ...wrong }, sheet, readText)).toBe(problem);
});

test("a planted line that no row is about is found", () => {
  const last = sheet.length;

  expect(findUnheld(readLines(`${markdown}\nIt never sleeps.`), rows)).toEqual([`${last + 1}: It never sleeps.`]);
});
