import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readDecision, readIndex } from "./decisions-loader.ts";

const folder = fileURLToPath(new URL("../decisions", import.meta.url));
const files = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort();
const read = (file: string) => readFileSync(`${folder}/${file}`, "utf8");

test("readDecision() takes a record apart", () => {
  const decision = readDecision("# 01 Two seas\n\nState: accepted\n\n## Context\n\nText.\n", "01-two-seas.md");

  expect(decision).toEqual({ title: "01 Two seas", standing: "accepted", text: "## Context\n\nText.\n" });
});

test.each(["# Two seas\n\nState: accepted\n\nText", "# 01 Two seas\n\nText\n\nMore"])(
  "readDecision() refuses a record without a number or a state: %j",
  (record) => {
    expect(() => readDecision(record, "x.md")).toThrow("Cannot read decision x.md");
  },
);

test("readIndex() reads each line with its area, and nothing else", () => {
  const index =
    "# All\n\nWords.\n\n## Sea\n\n- [01 Salt](01-salt.md): why.\n- [02 Tide](02-tide.md): when.\n\n## Land\n\n- [03 Hill](03-hill.md): where.\n- no link\n";

  expect(readIndex(index)).toEqual([
    { id: "01-salt", title: "01 Salt", area: "Sea", summary: "why." },
    { id: "02-tide", title: "02 Tide", area: "Sea", summary: "when." },
    { id: "03-hill", title: "03 Hill", area: "Land", summary: "where." },
  ]);
});

test.each(files)("%s says context, options, decision and consequences in 200 to 500 words beside its table", (file) => {
  const { title, standing, text } = readDecision(read(file), file);
  const words = text.replaceAll(/^\|.*$/gm, "").match(/\S*\w\S*/g) ?? [];

  expect(title.slice(0, 2)).toBe(file.slice(0, 2));
  expect(standing).toMatch(/^(accepted|replaced by)/);
  expect(text.match(/^## .+$/gm)).toEqual(["## Context", "## What was weighed", "## Decision", "## Consequences"]);
  expect(words.length).toBeGreaterThanOrEqual(200);
  expect(words.length).toBeLessThanOrEqual(500);
});

test("the index lists every record once, in the order of the numbers and with its title", () => {
  const listed = readIndex(read("README.md")).map(({ id, title }) => ({ file: `${id}.md`, title }));

  expect(listed).toEqual(files.map((file) => ({ file, title: readDecision(read(file), file).title })));
});

test("decisions are numbered without a gap, and there are at most 30", () => {
  expect(files.map((file) => Number(file.slice(0, 2)))).toEqual(files.map((_, index) => index + 1));
  expect(files.length).toBeLessThanOrEqual(30);
});
