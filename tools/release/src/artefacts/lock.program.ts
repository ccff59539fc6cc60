/** Compares `tools/release/release.lock.json` with the files of the workspace. `--write` writes it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildLock, findLockProblems, type ReleaseLock } from "./lock.ts";

const root = resolve(import.meta.dirname, "../../../..");
const path = join(root, "tools/release/release.lock.json");
const fresh = buildLock(root);
const kept = existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ReleaseLock) : undefined;
const problems = findLockProblems(kept, fresh);

if (problems.length > 0) {
  if (process.argv.includes("--write")) writeFileSync(path, `${JSON.stringify(fresh, null, 2)}\n`);
  else {
    process.stderr.write(
      `tools/release/release.lock.json does not fit; run \`pnpm generate\` and commit what changes:\n${problems.map((line) => `  ${line}\n`).join("")}`,
    );
    process.exitCode = 1;
  }
}
