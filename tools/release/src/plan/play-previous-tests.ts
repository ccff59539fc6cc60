import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { listPublished } from "../tree/published.ts";
import type { Change } from "./effect.ts";

/** The tests of a release that know its packages only by their public names, and the samples of its guides. */
const PUBLIC_TESTS = ["tools/e2e/src", "packages/docs/src/samples"];

interface Report {
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * Runs the tests and samples of the previous release with the packages of today: the copy of the release gets them in place of its own.
 *
 * @param previous The tree of the previous release, which is changed.
 * @param after The tree of today.
 * @param files Test files, or folders with some. Default: all tests that know the packages only by their public names.
 * @returns A break for each test that fails, by its name.
 * @throws {Error} If the tests cannot be run at all.
 */
export async function playPreviousTests(
  previous: string,
  after: string,
  files: readonly string[] = PUBLIC_TESTS,
): Promise<Change[]> {
  for (const { folder } of listPublished(after))
    lend(join(after, "packages", folder), join(previous, "packages", folder));
  const report = join(previous, ".cache/test-report.json"); // where the configuration of the tests puts it
  const vitest = join(previous, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "code", "--reporter=json", ...files];
  const child = spawn(process.execPath, args, { cwd: previous, stdio: ["ignore", "ignore", "pipe"] });
  const said: Buffer[] = [];
  child.stderr.on("data", (part: Buffer) => said.push(part));
  await once(child, "close");
  if (!existsSync(report))
    throw new Error(`Cannot run the tests of the previous release:\n${Buffer.concat(said).toString()}`);
  return readFailures(JSON.parse(readFileSync(report, "utf8")) as Report, previous);
}

function readFailures({ testResults }: Report, tree: string): Change[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(name.indexOf(tree) + tree.length + 1);
    const failed = assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    if (failed.length === 0 && assertionResults.length === 0) failed.push(`the file: ${message.split("\n")[0]}`);
    return failed.map(
      (test) => ({ effect: "major", at: file, reason: `fails with the new packages: ${test}` }) as const,
    );
  });
}

/** Puts one package in the place of another one; the links to dependencies stay. */
function lend(from: string, to: string): void {
  if (!existsSync(to)) return;
  for (const part of ["src", "package.json"]) {
    rmSync(join(to, part), { recursive: true, force: true });
    cpSync(join(from, part), join(to, part), { recursive: true });
  }
}
