import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { formatExample, formatItems } from "./program.ts";

const ITEMS = [
  ["--file <path>", "the inbox in this file"],
  ["--json", "print one document"],
] as const;

test("terms and texts stand beside each other, or below where that is too narrow", () => {
  expect(formatItems(ITEMS, 80)).toBe("  --file <path>  the inbox in this file\n  --json         print one document");
  expect(formatItems(ITEMS, 24)).toBe(
    "  --file <path>\n      the inbox in this\n      file\n  --json\n      print one document",
  );
});

test("a broken example is the same for a shell", () => {
  const example = `printf '%s|' --file "a name with  spaces" 'and {"a": 1}' last`;

  const broken = formatExample(example, 30);

  expect(broken.split("\n").length).toBeGreaterThan(2);
  expect(
    broken
      .split("\n")
      .slice(0, -1)
      .every((line) => line.endsWith(" \\")),
  ).toBe(true);
  const run = (line: string) => execFileSync("/bin/sh", ["-c", line], { encoding: "utf8" });
  expect(run(broken.replace("  $ ", ""))).toBe(run(example));
  expect(formatExample(example, undefined)).toBe(`  $ ${example}`);
});
