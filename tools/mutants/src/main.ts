/** `pnpm mutants`: Stryker on the code that decides; see `--help`. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const help = `Changes deciding code, one place at a time, and asks whether a test notices. Stryker does the work.

  pnpm mutants                                     all deciding folders: hours
  pnpm mutants packages/auth/src/stores            one folder or file; several may be given
  pnpm mutants --night 17                          the deciding folder of this night, in turn
  pnpm mutants --sample 3 --seed 4711              so many files, drawn by a seed

A mutant that survives is printed with its place. Write a test that fails with it, or leave it if it changes nothing.
The exit code is 1 where a smaller share of the mutants of a folder was noticed than tools/mutants/src/scores.json says. A folder
without a score there, and a part of a folder, must reach 80 %. --record writes the scores of the folders that were changed.
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
const LEAST_PERCENT = 80;
const root = join(import.meta.dirname, "../../..");
const scoresFile = join(import.meta.dirname, "scores.json");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    night: { type: "string" },
    record: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) {
  process.stdout.write(help);
} else {
  try {
    const places = choosePlaces();
    judge(places, await measure(chooseFiles(places)));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}

/** What was asked for; by default all deciding folders. */
function choosePlaces(): string[] {
  if (values.night === undefined) return positionals.length > 0 ? positionals : DECIDING;
  const night = Number(values.night);
  if (!(Number.isInteger(night) && night >= 0))
    throw new RangeError(`Cannot change code as --night must be a whole number: got ${values.night}`);
  return [DECIDING[night % DECIDING.length]!];
}

/** The files of the places, or those of them that the seed draws. */
function chooseFiles(places: string[]): string[] {
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

/** Counts the mutants of each file, and those that a test noticed. Stryker prints what survives. */
async function measure(files: string[]): Promise<{ file: string; isNoticed: boolean }[]> {
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
    thresholds: { high: 95, low: LEAST_PERCENT, break: null },
    concurrency: 2,
    allowEmpty: true,
  });
  const results = await stryker.runMutationTest();
  return results
    .filter(({ status }) => ["Killed", "Timeout", "Survived", "NoCoverage"].includes(status))
    .map(({ fileName, status }) => ({
      file: relative(root, fileName),
      isNoticed: status === "Killed" || status === "Timeout",
    }));
}

/** Compares the share of noticed mutants of each place with its score. */
function judge(places: string[], mutants: { file: string; isNoticed: boolean }[]): void {
  const scores = JSON.parse(readFileSync(scoresFile, "utf8")) as Record<string, number>;
  for (const place of places) {
    const own = mutants.filter(({ file }) => file === place || file.startsWith(`${place}/`));
    if (own.length === 0) continue;
    const percent = Math.floor((1_000 * own.filter(({ isNoticed }) => isNoticed).length) / own.length) / 10;
    const isWhole = DECIDING.includes(place) && values.sample === undefined;
    const least = (isWhole && scores[place]) || LEAST_PERCENT;
    process.stdout.write(`${place}: ${percent} % of ${own.length} mutants were noticed; at least ${least} % must be\n`);
    if (percent < least) process.exitCode = 1;
    if (isWhole && values.record) scores[place] = percent;
  }
  if (values.record) writeFileSync(scoresFile, `${JSON.stringify(scores, undefined, 2)}\n`);
}
