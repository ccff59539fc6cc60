import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findMissingCommands, findMissingFiles, findMissingTests, readNamedTests } from "./documents.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** The text between backticks of a document: its prose names no commands. */
const readCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).join("\n");
const promises = read("SECURITY.md")
  .split("## Promises\n")[1]!
  .split("\n## ")[0]!
  .split("\n")
  .filter((line) => /^\| [^-]/.test(line))
  .slice(1);

test.each(promises)("SECURITY.md names tests of a promise, and they are there: %s", (row) => {
  expect(promises.length).toBeGreaterThanOrEqual(10);
  expect(readNamedTests(row).length).toBeGreaterThan(0);
  expect(findMissingTests(root, readNamedTests(row))).toEqual([]);
});

test.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])("every link of %s leads to a file", (path) => {
  const links = [...read(path).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to = ""]) => to);
  const local = links.filter((to) => !to.startsWith("https:"));

  expect(local.length).toBeGreaterThan(0);
  expect(local.filter((to) => !existsSync(join(root, to)))).toEqual([]);
});

test.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", ".github/pull_request_template.md"])(
  "every command and file that %s names is there",
  (path) => {
    const code = readCode(read(path));

    expect(code.length).toBeGreaterThan(50);
    expect(findMissingCommands(root, code)).toEqual([]);
    expect(findMissingFiles(root, code)).toEqual([]);
  },
);

test.each(globSync(".github/workflows/*.yml", { cwd: root }))(
  "every command and file that %s runs is there",
  (path) => {
    const { jobs } = parse(read(path)) as { jobs: Record<string, { steps?: { run?: string }[] }> };
    const lines = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

    expect(lines.length).toBeGreaterThan(0);
    expect(findMissingCommands(root, lines.join("\n"))).toEqual([]);
    expect(findMissingFiles(root, lines.join("\n"))).toEqual([]);
  },
);

test("a test, a command and a file that are not there are found", () => {
  const here = "tools/checks/src/lint-rules.test.ts";
  const row = `\`${here}\`: "clo"; \`${here}\`: "hours"; \`tools/none.test.ts\`: "one"`;

  expect(findMissingTests(root, readNamedTests(row))).toEqual([
    { file: here, title: "hours" },
    { file: "tools/none.test.ts", title: "one" },
  ]);
  expect(findMissingCommands(root, "pnpm nothing\nnpm run -s check\nnpm run nowhere -- --all\npnpm changeset")).toEqual(
    ["pnpm nothing", "npm nowhere"],
  );
  expect(findMissingFiles(root, "node tools/none.ts, tools/run.ts, packages/*/src and .ci/run")).toEqual([
    "tools/none.ts",
  ]);
});
