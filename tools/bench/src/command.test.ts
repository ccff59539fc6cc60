import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "./command.ts";

const root = join(import.meta.dirname, "../../..");
const programs = readdirSync(join(import.meta.dirname, "programs")).map((file) => file.replace(".bench.ts", ""));

async function run(...argv: string[]) {
  const printed: string[] = [];
  const code = await runCommand(argv, (text) => void printed.push(text), new AbortController().signal);
  return { code, text: printed.join("\n") };
}

test("without arguments every program is listed, and --help explains", async () => {
  const { code, text } = await run();

  expect(code).toBe(0);
  expect([...text.matchAll(/^ {2}(\w+)/gm)].map(([, name = ""]) => name).toSorted()).toEqual(programs);
  expect((await run("client", "--help")).text).toContain("pnpm bench client --write");
});

test.each([
  [["none"], "its name must be one of client, consumer, sandbox, inbox, postgres, generator, memory: got none"],
  [["client", "--write", "--short"], "Cannot write figures as the run must be a whole one: got --short"],
  [["--full"], "--full"],
])("%j is refused", async (argv, problem) => {
  expect(await run(...argv)).toEqual({ code: 2, text: expect.stringContaining(problem) });
});

test("the page shows a figure of every program first, with its command, and each figure was measured on a day", () => {
  const page = readFileSync(join(root, "packages/docs/src/content/docs/reference/benchmarks.mdx"), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const cells = rows.map((row) => row.slice(2, -2).split(" | "));

  const names = cells.map(([name]) => name!.replaceAll("`", ""));
  expect(names.slice(0, programs.length).toSorted()).toEqual(programs.map((program) => `npm run bench ${program}`));
  expect(names.slice(programs.length).filter((name) => !programs.includes(name))).toEqual([]);
  for (const [, , , , , day] of cells) expect(day!.trim()).toMatch(/^2\d{3}-\d\d-\d\d$/);
});
