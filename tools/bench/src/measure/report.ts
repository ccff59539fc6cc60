import { appendFileSync } from "node:fs";
import type { Bench } from "./bench.ts";
import { formatFigures, isMet, type Figure } from "./figure.ts";

/** Names the file to which a benchmark of the runner adds its figures, one line of JSON each. */
export const FIGURES_FILE = "KONTOR_FIGURES";

/** A value, or a value with a note for people, such as its spread. */
export type Measured = number | { value: number; note: string };

/** A figure on its way to the runner. */
export interface Reported {
  name: string;
  value: number;
  note?: string;
}

/**
 * Prints figures beside their targets, and hands them to the runner where one waits. Ends the process with exit code 1 where a target is missed.
 * A program may report in portions: what was reported is kept if it fails later.
 */
export function showFigures<Name extends string>(
  bench: Bench<Name>,
  measured: Partial<Record<NoInfer<Name>, Measured>>,
): void {
  const reported = Object.entries(measured).map(([name, value]): Reported => {
    if (!Object.hasOwn(bench.figures, name))
      throw new Error(`Cannot report a figure of ${bench.name} as it must be declared: got ${name}`);
    return typeof value === "number" ? { name, value } : { name, ...(value as { value: number; note: string }) };
  });
  const figures = reported.map((each): Figure => ({ ...bench.figures[each.name as Name], ...each }));
  console.log(formatFigures(figures));
  if (!figures.every(isMet)) process.exitCode = 1;
  const file = process.env[FIGURES_FILE];
  if (file) appendFileSync(file, reported.map((each) => `${JSON.stringify(each)}\n`).join(""));
}
