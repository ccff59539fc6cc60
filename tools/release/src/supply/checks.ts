import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../matrix/checks.ts";
import type { Tarball } from "../matrix/tarballs.ts";
import { runCommand } from "../run-command.ts";
import { findForeignProblems, listInstalled } from "./installed.ts";
import { buildBudgets, findSizeProblems, measureEntries, type Sizes } from "./size-budgets.ts";
import { findTarballProblems } from "./tarball-problems.ts";

/** The committed budgets, from the root. */
export const BUDGETS = "tools/release/size-budgets.json";

/** The looks into each tarball: our own, publint, and whether its types are found. */
export function listTarballChecks(root: string, tarballs: readonly Tarball[]): Check[] {
  const run = async (name: string, ...args: string[]) =>
    (await runCommand(join(root, "tools/release/node_modules/.bin", name), args)).complaint;
  const names = tarballs.map(({ name }) => name);
  return tarballs.flatMap(({ name, file, unpacked, hasEntries }) => [
    { title: `${name} is packed clean`, run: () => findTarballProblems(unpacked, names) },
    { title: `${name}: publint`, run: () => run("publint", file, "--strict") },
    ...(hasEntries
      ? [{ title: `${name}: attw`, run: () => run("attw", file, "--profile", "esm-only", "--format", "ascii") }]
      : []),
  ]);
}

/** Our packages, such as `@kontor/http`, and their entries with code, in the project of an integrator. */
type InstalledParts = { root: string; consumer: string; names: readonly string[]; entries: readonly string[] };

/** The looks at what is installed with the tarballs: what it brings along, and what it weighs. */
export function listInstalledChecks({ root, consumer, names, entries }: InstalledParts): Check[] {
  const folders = names.map((name) => join(consumer, "node_modules", name));
  return [
    {
      title: "what comes along has a licence that we allow, and runs nothing when it is installed",
      run: () => findForeignProblems(listInstalled(folders)).join("\n"),
    },
    {
      title: "each entry keeps to its size budget",
      async run() {
        const budgets = JSON.parse(readFileSync(join(root, BUDGETS), "utf8")) as Sizes;
        return findSizeProblems(await measureEntries(consumer, entries), budgets).join("\n");
      },
    },
  ];
}

/** Writes the budgets for what is installed. */
export async function writeBudgets({ root, consumer, entries }: InstalledParts): Promise<void> {
  const budgets = buildBudgets(await measureEntries(consumer, entries));
  writeFileSync(join(root, BUDGETS), `${JSON.stringify(budgets, null, 2)}\n`);
}
