import type { PackagePlan } from "./packages.ts";
import { isUnderstated } from "./packages.ts";

/**
 * The plan as a table, and below it the findings of each package.
 *
 * @param most The number of findings to print for a package.
 */
export function formatPlan(plans: readonly PackagePlan[], most: number): string {
  const changed = plans.filter(({ effect }) => effect !== "none");
  if (changed.length === 0) return "Nothing that is published has changed.\n";
  const rows = changed.map((plan) => [plan.name, plan.version, plan.effect, plan.level, tellDeclared(plan)]);
  const table = alignRows([["package", "version", "effect", "needs", "changesets"], ...rows]);
  const reasons = changed.map(({ name, findings, waived }) => {
    const told = findings
      .slice(0, most)
      .map(({ effect, at, reason, proof }) => `  ${effect.padEnd(5)} ${at} ${reason} [${proof}]`);
    const rest = findings.length - told.length;
    const more = rest > 0 ? [`  and ${rest} more (--most ${findings.length}, or --json)`] : [];
    const lowered = waived.length > 0 ? [`  ${waived.length} waived`] : [];
    return [name, ...told, ...more, ...lowered].join("\n");
  });
  return `${table}\n\n${reasons.join("\n\n")}\n`;
}

function tellDeclared(plan: PackagePlan): string {
  if (plan.declared === "none") return "none: run pnpm release:plan --write";
  return isUnderstated(plan) ? `${plan.declared}: too little` : plan.declared;
}

function alignRows(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
