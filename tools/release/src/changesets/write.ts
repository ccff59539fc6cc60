import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../plan/compare-trees.ts";
import { isUnderstated, type PackagePlan } from "../plan/packages.ts";

const MOST_LINES = 12;

/**
 * Writes a changeset for each package whose changesets say less than what was proved. It has the level, the reasons, and sentences for the
 * changelog, which a human should make better.
 *
 * @returns The files, as paths in the tree.
 */
export function writeChangesets(tree: string, plans: readonly PackagePlan[]): string[] {
  return plans.filter(isUnderstated).map((plan) => {
    const text = formatChangeset(plan);
    const mark = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const file = `.changeset/proved-${plan.name.replace(/^@kontor\//, "")}-${mark}.md`;
    writeFileSync(join(tree, file), text);
    return file;
  });
}

/** The text of a changeset: what breaks, what is new, and nothing else if there is either. */
export function formatChangeset({ name, level, findings }: PackagePlan): string {
  const told = findings.filter(({ proof }) => proof !== "files" && proof !== "spec");
  const list = (title: string, effect: Finding["effect"]) => {
    const lines = [
      ...new Set(told.filter((each) => each.effect === effect).map(({ at, reason }) => `- \`${at}\` ${reason}.`)),
    ];
    if (lines.length === 0) return [];
    const rest = lines.length - MOST_LINES;
    return [title, "", ...lines.slice(0, MOST_LINES), ...(rest > 0 ? [`- and ${rest} more of the kind.`] : []), ""];
  };
  const lines = [
    ...list("This can break your code:", "major"),
    ...list("This is new:", "minor"),
    ...list("This has changed:", "patch"),
  ];
  const body = lines.length > 0 ? lines : ["The package has changed inside. You need not change anything.", ""];
  return ["---", `"${name}": ${level}`, "---", "", ...body].join("\n");
}
