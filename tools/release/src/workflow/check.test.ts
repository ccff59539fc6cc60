import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { findWorkflowProblems } from "./check.ts";
import { loadWorkflowSchema } from "./schema.ts";

const root = resolve(import.meta.dirname, "../../../..");
const text = readFileSync(resolve(root, ".github/workflows/release.yml"), "utf8");
const manifest = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as { scripts: Record<string, string> };
const scripts = new Set(Object.keys(manifest.scripts));
const findSchemaErrors = await loadWorkflowSchema();

test("the release workflow fits the schema of workflows, and has no problem", async () => {
  expect(await findSchemaErrors(text)).toEqual([]);
  expect(findWorkflowProblems(text, scripts)).toEqual([]);
  expect(text).toMatch(/^# NOT YET RUN/m);
});

test("one job may publish, and it may not write to the repository", () => {
  const { jobs, on } = parse(text) as { on: object; jobs: Record<string, { permissions: Record<string, string> }> };
  const allowed = (right: string) => Object.keys(jobs).filter((name) => jobs[name]!.permissions[right] === "write");

  expect(on).toEqual({ push: { branches: ["main"] } });
  expect(allowed("id-token")).toEqual(["publish"]);
  expect(allowed("contents")).toEqual(["version", "tag"]);
});

test.each([
  ["permissions: {}", "permissions: { contents: write }", "The workflow must give no permission"],
  ["permissions: {}", "", "The workflow must give no permission"],
  ["    environment: npm\n", "", "The job publish may publish"],
  ["    timeout-minutes: 30\n", "", "The job pack must have a time limit"],
  ["npm run -s release:pack", "npm run -s release:pak", "The job pack runs release:pak"],
  ["npm run -s release:version", "npm run -s release:versions", "The job version runs release:versions"],
  [/@11bd71\w+ # v4.2.2/, "@v4", "An action must be pinned by its commit, or say why not: - uses: actions/checkout@v4"],
])("findWorkflowProblems() finds %s replaced by %j", (from, to, problem) => {
  const changed = text.replace(from, to);

  expect(changed).not.toBe(text);
  expect(findWorkflowProblems(changed, scripts).join("\n")).toContain(problem);
});

test.each([
  ["runs-on:", "runs-at:"],
  ["id-token: write", "id-tokens: write"],
  ["needs: pack", "needs: pak"],
])("the schema refuses %s replaced by %s", async (from, to) => {
  expect(await findSchemaErrors(text.replace(from, to))).not.toEqual([]);
});
