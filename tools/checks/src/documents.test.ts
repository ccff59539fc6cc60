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

test.each(globSync(".github/workflows/*.yml", { cwd: root }))(
  "%s runs actions by the hash of their commit alone, and each job has the rights that it names",
  (path) => {
    const workflow = parse(read(path)) as { permissions?: object; jobs: Record<string, { permissions?: object }> };
    const used = read(path)
      .split("\n")
      .filter((line) => line.includes("uses:"));

    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((line) => !/uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    expect(workflow.permissions).toEqual({});
    expect(Object.entries(workflow.jobs).filter(([, job]) => !job.permissions)).toEqual([]);
  },
);

test("package.json names pnpm by the hash that the lockfile has of it", () => {
  const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };
  const [, version = "", hash = ""] = /^pnpm@([\d.]+)\+sha512\.([\da-f]{128})$/.exec(packageManager) ?? [];

  expect(read("pnpm-lock.yaml")).toContain(
    `  pnpm@${version}:\n    resolution: {integrity: sha512-${Buffer.from(hash, "hex").toString("base64")}}`,
  );
});

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
