import { expect, test } from "vitest";
import { readGivenSpec } from "./sheet.ts";

const given = readGivenSpec(`# A platform

## 1. What it does

It answers \`200\`. Queues hold 10 letters.

## 2. Fields

### 2.1 A letter

| Field | Required | Meaning |
|---|---|---|
| \`id\` | yes | of the letter |
| \`note\` | no | \`{ text: [ <word> ] }\` |

### 2.10 A stamp

1. A \`stamp\` is sent once.
2. Never again.
`);

test("a section ends where the next of its level begins, and a chapter holds its sections", () => {
  expect([...given("given §2.1").names]).toEqual(["id", "note", "{ text: [ <word> ] }", "text", "word"].map(String));
  expect(given("given §2").names.has("stamp")).toBe(true);
  expect(given("given §2.1").names.has("stamp")).toBe(false);
  expect(given("given §1, §2.10").names).toEqual(new Set(["200", "stamp"]));
});

test("a row says what is required, and lines are found by what they name", () => {
  expect([...given("given §2.1").required]).toEqual(["id"]);
  expect(given("given §2.1").linesOf("note")).toEqual(["| `note` | no | `{ text: [ <word> ] }` |"]);
  expect(given("given §1").words.has("letters")).toBe(true);
});

test.each([
  ["given §2.10 rule 2", true],
  ["given §2.10 rule 3", false],
  ["given §2.1, §2.2", false],
  ["given §7", false],
])("%s exists: %s", (source, exists) => {
  expect(given(source).exists).toBe(exists);
});
