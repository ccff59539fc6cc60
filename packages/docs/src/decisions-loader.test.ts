import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readDecision } from "./decisions-loader.ts";

const folder = fileURLToPath(new URL("../decisions", import.meta.url));
const files = readdirSync(folder).sort();

test("readDecision() takes a record apart", () => {
  const decision = readDecision(
    "# 0001 Two seams\n\nAccepted, 2026-11-20\n\n**Context.** Text.\n",
    "0001-two-seams.md",
  );

  expect(decision).toEqual({ title: "0001 Two seams", standing: "Accepted, 2026-11-20", text: "**Context.** Text.\n" });
});

test("readDecision() refuses a record without a number", () => {
  expect(() => readDecision("# Two seams\n\nAccepted\n\nText", "x.md")).toThrow("Cannot read decision x.md");
});

test.each(files)("%s says context, decision and consequences in less than 25 lines beside its table", (file) => {
  const record = readFileSync(`${folder}/${file}`, "utf8");

  expect(readDecision(record, file).title.slice(0, 4)).toBe(file.slice(0, 4));
  expect(record.match(/^\*\*\w+\.\*\*/gm)).toEqual(["**Context.**", "**Decision.**", "**Consequences.**"]);
  const isTable = (line: string) => line.startsWith("|");
  expect(record.split("\n").filter((line) => !isTable(line)).length).toBeLessThan(25);
});

test("decisions are numbered without a gap", () => {
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});
