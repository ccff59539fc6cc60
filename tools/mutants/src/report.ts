import { formatTestName } from "./related.ts";
import type { Fate } from "./play.ts";
import type { Mutant } from "./corpus.ts";

/** The least share of the edits that tests must notice. */
export const LEAST = 0.95;

export interface PackageResult {
  package: string;
  fates: Fate[];
  equal: Mutant[];
}

/** Whether so many are killed as must be; edits that cannot be told apart do not count. */
export function isEnough({ fates }: PackageResult): boolean {
  const killed = fates.filter(({ killedBy }) => killedBy).length;
  return killed >= LEAST * fates.length;
}

/** The figures per package, every survivor with its place, and why the equal ones are equal. */
export function formatReport(results: readonly PackageResult[]): string {
  const rows = results.map((result) => {
    const killed = result.fates.filter(({ killedBy }) => killedBy).length;
    const share = result.fates.length === 0 ? "–" : `${((100 * killed) / result.fates.length).toFixed(1)} %`;
    return [result.package, killed, result.fates.length - killed, result.equal.length, share].map(String);
  });
  const head = ["package", "killed", "survived", "equal", "killed of those that can be told apart"];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  ");
  const survivors = results.flatMap(({ fates }) => fates.filter(({ killedBy }) => !killedBy));
  const found = results.flatMap(({ fates }) => fates.filter(({ mutant, killedBy }) => mutant.survives && killedBy));
  const equal = results.flatMap((result) => result.equal);
  return [
    line(head),
    ...rows.map(line),
    ...(survivors.length > 0 ? ["", "Survived: no test notices"] : []),
    ...survivors.map(
      ({ mutant }) =>
        `  ${formatName(mutant)}  ${mutant.file}\n    ${mutant.reason}${mutant.survives ? `\n    known: ${mutant.survives}` : ""}`,
    ),
    ...(found.length > 0 ? ["", "Known to survive, and noticed by now: take their `survives` away"] : []),
    ...found.map(({ mutant, killedBy }) => `  ${formatName(mutant)}  ${formatTestName(killedBy!.file)}`),
    ...(equal.length > 0 ? ["", "Equal: not run, as no test could tell them apart"] : []),
    ...equal.map((mutant) => `  ${formatName(mutant)}  ${mutant.equal}`),
    "",
  ].join("\n");
}

export function formatName(mutant: Mutant): string {
  return `${mutant.package}/${mutant.id}`;
}

/** One line of progress. */
export function formatFate({ mutant, killedBy, tookMs }: Fate): string {
  const how = killedBy
    ? `killed by ${formatTestName(killedBy.file)}, "${killedBy.test}"`
    : `SURVIVED: ${mutant.reason}`;
  return `${formatName(mutant)}  ${how} (${(tookMs / 1_000).toFixed(1)} s)`;
}
