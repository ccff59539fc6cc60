import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readGuide } from "./guide.ts";

test("readGuide() reads the steps of the start guide and the address of its sandbox", () => {
  const { steps, address } = readGuide(resolve(import.meta.dirname, "../../../.."));

  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(steps.length).toBeGreaterThan(3);
});

test("readGuide() refuses a guide in which no command names the sandbox", () => {
  const root = mkdtempSync(join(tmpdir(), "kontor-guide-"));
  mkdirSync(join(root, "packages/docs/src/content/docs"), { recursive: true });
  writeFileSync(
    join(root, "packages/docs/src/content/docs/start.mdx"),
    '## Start in five minutes from an empty folder\n\n<Code code={`npm i it`} lang="sh" />\n',
  );

  expect(() => readGuide(root)).toThrow("a command must name the address of the sandbox");
  rmSync(root, { recursive: true });
});
