import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files and words that must not be in a published package, one sentence a line; empty for a clean one. */
export function findTarballProblems(folder: string): string {
  const problems: string[] = [];
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  for (const leftover of ["catalog:", "workspace:", "@kontor/source"]) {
    if (manifest.includes(leftover)) problems.push(`package.json holds ${leftover}`);
  }
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files) {
    if (/\.test(-d)?\.|(^|\/)fixtures(\/|$)|tsbuildinfo$|(^|\/)\.cache(\/|$)/.test(file))
      problems.push(`${file} is no part of a package`);
  }
  for (const wanted of ["README.md", "LICENSE", "dist"]) {
    if (!files.includes(wanted)) problems.push(`${wanted} is missing`);
  }
  return problems.join("\n");
}
