import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findMissingCommands, findMissingFiles, readCommands } from "./named-commands.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const commands = readCommands(root);
/** The text between backticks of a document: its prose names no commands. */
const readCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).join("\n");

/** Named in the guide for maintainers, and built beside it. */
const ARRIVING = new Set(["pnpm release:rehearse"]);

interface Workflow {
  jobs: Record<string, { steps?: { run?: string }[] }>;
}

test.each(["CONTRIBUTING.md", "SECURITY.md", ".github/pull_request_template.md"])(
  "every command and file that %s names is there",
  (path) => {
    const code = readCode(read(path));

    expect(code.length).toBeGreaterThan(50);
    expect(findMissingCommands(code, commands).filter((command) => !ARRIVING.has(command))).toEqual([]);
    expect(findMissingFiles(code, root)).toEqual([]);
  },
);

test.each(globSync(".github/workflows/*.yml", { cwd: root }))(
  "every command and file that %s runs is there",
  (path) => {
    const { jobs } = parse(read(path)) as Workflow;
    const lines = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

    expect(lines.length).toBeGreaterThan(0);
    expect(findMissingCommands(lines.join("\n"), commands)).toEqual([]);
    expect(findMissingFiles(lines.join("\n"), root)).toEqual([]);
  },
);

test("a command, a benchmark and a file that are not there are found", () => {
  expect(
    findMissingCommands("pnpm nothing\nnpm run -s check\nnpm run nowhere -- --all\npnpm changeset", commands),
  ).toEqual(["pnpm nothing", "npm nowhere"]);
  expect(findMissingCommands("pnpm bench none", commands)).toEqual(["pnpm bench none"]);
  expect(findMissingFiles("node tools/none.ts, tools/run.ts, packages/*/src and .ci/run", root)).toEqual([
    "tools/none.ts",
  ]);
});
