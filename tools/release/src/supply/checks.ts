import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "../matrix/report.ts";
import { runCommand } from "../run-command.ts";
import type { Tarball } from "../matrix/tarballs.ts";
import { findForeignProblems, listInstalled } from "./installed.ts";
import { buildBudgets, findSizeProblems, measureEntries, type Sizes } from "./size-budgets.ts";
import { findTarballProblems } from "./tarball-problems.ts";

/** The committed budgets, from the root. */
export const BUDGETS = "tools/release/size-budgets.json";

type Job = () => Promise<void>;

/** The looks into each tarball: our own, publint, and whether its types are found. */
export function listTarballChecks(root: string, tarballs: readonly Tarball[], report: Report): Job[] {
  const run = async (name: string, ...args: string[]) =>
    (await runCommand(join(root, "tools/release/node_modules/.bin", name), args)).complaint;
  const names = tarballs.map(({ name }) => name);
  return tarballs.flatMap(({ name, file, unpacked, manifest }) => [
    () => report.check(`${name} is packed clean`, () => findTarballProblems(unpacked, names)),
    () => report.check(`${name}: publint`, () => run("publint", file, "--strict")),
    ...(Object.keys(manifest.exports ?? {}).length > 1 // a command has no entry to resolve
      ? [() => report.check(`${name}: attw`, () => run("attw", file, "--profile", "esm-only", "--format", "ascii"))]
      : []),
  ]);
}

/** The packages that are installed in the project of an integrator. */
export interface InstalledParts {
  root: string;
  consumer: string;
  /** Our packages, such as `@kontor/http`. */
  names: readonly string[];
  /** Their entries with code. */
  entries: readonly string[];
}

/** The looks at what is installed with the tarballs: what it brings along, and what it weighs. */
export function listInstalledChecks({ root, consumer, names, entries }: InstalledParts, report: Report): Job[] {
  const folders = names.map((name) => join(consumer, "node_modules", name));
  return [
    () =>
      report.check("what comes along has a licence that we allow, and runs nothing when it is installed", () =>
        findForeignProblems(listInstalled(folders)).join("\n"),
      ),
    () =>
      report.check("each entry keeps to its size budget", async () => {
        const budgets = JSON.parse(readFileSync(join(root, BUDGETS), "utf8")) as Sizes;
        return findSizeProblems(await measureEntries(consumer, entries), budgets).join("\n");
      }),
  ];
}

/** Writes the budgets for what is installed. */
export async function writeBudgets({ root, consumer, entries }: InstalledParts): Promise<void> {
  const budgets = buildBudgets(await measureEntries(consumer, entries));
  writeFileSync(join(root, BUDGETS), `${JSON.stringify(budgets, null, 2)}\n`);
}
