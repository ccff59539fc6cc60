/** `pnpm mutants`: Stryker on the code that decides; see `--help`. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const help = `Changes deciding code, one place at a time, and asks whether a test notices. Stryker does the work.

  pnpm mutants                                     all deciding folders: hours
  pnpm mutants packages/auth/src/stores            one folder or file; several may be given
  pnpm mutants --sample 3 --seed 4711              so many files, drawn by a seed

A mutant that survives is printed with its place. Write a test that fails with it, or leave it if it changes nothing.
The exit code is 1 where fewer than 80 % of the mutants were noticed.
`;

/** Where a wrong line costs an integrator most. Texts are left alone: the API reports and the docs have them. */
const DECIDING = [
  "packages/app/src/session",
  "packages/auth/src/stores",
  "packages/channel-events/src/dispatch",
  "packages/channel-events/src/inbox/state",
  "packages/channel-events/src/page",
  "packages/http/src/decode",
];
const NOTICED_PERCENT = 80;
const root = join(import.meta.dirname, "../../..");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) {
  process.stdout.write(help);
} else {
  try {
    await measure(chooseFiles());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}

/** The files to change: what was asked for, or those that the seed draws. */
function chooseFiles(): string[] {
  const places = positionals.length > 0 ? positionals : DECIDING;
  const files = places.flatMap((place) =>
    place.endsWith(".ts")
      ? [place]
      : globSync(`${place}/**/*.ts`, { cwd: root, exclude: (name) => /\.(test|test-d|generated)\.ts$/.test(name) }),
  );
  if (files.length === 0)
    throw new RangeError(`Cannot change code as a place must have files: got ${places.join(", ")}`);
  if (values.sample === undefined) return files.toSorted();
  const count = Number(values.sample);
  if (!(Number.isInteger(count) && count > 0))
    throw new RangeError(`Cannot change code as --sample must be a whole number above 0: got ${values.sample}`);
  const draw = (file: string) => createHash("sha256").update(`${values.seed} ${file}`).digest("hex");
  const drawn = new Map(files.map((file) => [draw(file), file]));
  return [...drawn]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, file]) => file)
    .slice(0, count);
}

/** Stryker prints what survives, and sets the exit code. */
async function measure(files: string[]): Promise<void> {
  process.stdout.write(`Changing ${files.join(" ")}\n`);
  const tests = [...new Set(files.map((file) => file.split("/").slice(0, 3).join("/")))];
  process.env["MUTANTS_TESTS"] = JSON.stringify(tests.map((folder) => `${folder}/**/*.test.ts`));
  process.chdir(root);
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    vitest: { configFile: "tools/mutants/src/vitest.config.ts" },
    mutate: files,
    mutator: { excludedMutations: ["StringLiteral"] },
    tsconfigFile: "none.json",
    tempDirName: ".cache/stryker",
    ignorePatterns: ["/.cache", "dist", "packages/docs/public", "*.generated.json"],
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: { logTests: false, reportTests: false },
    thresholds: { high: 95, low: NOTICED_PERCENT, break: NOTICED_PERCENT },
    concurrency: 2,
    allowEmpty: true,
  });
  await stryker.runMutationTest();
}
