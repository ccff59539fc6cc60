import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

// What a call, a token and an event need works on each Node that the project promises, the oldest included.

const root = join(import.meta.dirname, "../../../..");
const { support } = JSON.parse(readFileSync(join(root, "project.json"), "utf8")) as {
  support: { node: { minimum: string; tested: string[] } };
};
const { minimum, tested } = support.node;
const others = tested.filter((version) => version !== process.versions.node);
const folder = mkdtempSync(join(tmpdir(), "kontor-nodes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a version of Node, and gives the path of its program. */
function installNode(version: string): string {
  const own = join(folder, version);
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(own);
  writeFileSync(join(own, "package.json"), JSON.stringify({ private: true, dependencies: { [name]: version } }));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: own, stdio: "pipe" });
  return join(own, "node_modules", name, "bin/node");
}

const PLACES = ["packages/http", "packages/auth", "packages/channel-events", "tools/e2e/src/runtimes"];

test("the oldest Node that is tested is the oldest that is allowed", () => {
  expect(tested[0]).toBe(`${minimum}.0`);
});

test.each(others)("the tests of http, auth and the consumer succeed on Node %s", (version) => {
  const node = installNode(version);
  const PATH = [dirname(node), process.env["PATH"]].join(delimiter);
  const NODE_OPTIONS = version.startsWith("22.") ? "--experimental-strip-types --no-warnings" : "";
  const program = join(root, "node_modules/vitest/vitest.mjs");
  const args = ["run", "--project=code", "--project=apart", "--reporter=dot", "--maxWorkers=2", ...PLACES];
  const env = { ...process.env, PATH, NODE_OPTIONS, VITEST: "", KONTOR_LONG: "" };

  const { output, isSuccess } = run(node, [program, ...args], env);

  expect(execFileSync(node, ["--version"], { encoding: "utf8" }).trim()).toBe(`v${version}`);
  expect({ isSuccess, told: isSuccess ? "" : output.slice(-20_000) }).toEqual({ isSuccess: true, told: "" });
});

function run(command: string, args: string[], env: NodeJS.ProcessEnv): { output: string; isSuccess: boolean } {
  try {
    const output = execFileSync(command, args, { cwd: root, env, encoding: "utf8", stdio: "pipe", maxBuffer: 1e9 });
    return { output, isSuccess: true };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { output: `${stdout}${stderr}`, isSuccess: false };
  }
}
