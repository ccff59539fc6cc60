/** `pnpm release:changeset`: see `--help`. */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareSpecs } from "./compare-specs.ts";
import { formatDraft } from "./format-draft.ts";
import { apis, readSpecs, type Api } from "./read-specs.ts";

const HELP = `Writes the draft of a changeset for what has changed in the specs. Run \`pnpm generate\` first, and make the text of the draft better.

  pnpm release:changeset                    what has changed since the last release, or since main where there was none
  pnpm release:changeset --base <commit>    what has changed since a commit
`;

const root = process.cwd();
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", cwd: root }).trim();

try {
  const { values } = parseArgs({ options: { base: { type: "string" }, help: { type: "boolean", short: "h" } } });
  if (values.help) process.stdout.write(HELP);
  else writeDrafts(git("rev-parse", "--verify", `${values.base ?? findBase()}^{commit}`));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function writeDrafts(base: string): void {
  const [before, after] = [readSpecs(root, base), readSpecs(root)];
  const generated = git("diff", "--name-only", base, "--", "packages/*.generated.ts").split("\n");
  const changed = new Set(generated.map((file) => file.split("/")[1]!));
  for (const api of apis) {
    const comparison = compareSpecs(api, before[api], after[api]);
    if (comparison.changes.length + comparison.reworded.length === 0) continue;
    const isOfTypes = changed.has(`${api}-types`); // the methods of the client take and give these types
    const packages = listPackages(api).filter(
      (name) => changed.has(name.split("/")[1]!) || (isOfTypes && name.endsWith("-client")),
    );
    if (packages.length === 0 && comparison.changes.length === 0) continue; // a note that no package has
    if (packages.length === 0)
      throw new Error(`Cannot write a changeset as the packages must fit specs/${api}: run \`pnpm generate\` first`);
    const file = `.changeset/${api}-since-${base.slice(0, 8)}.md`;
    if (existsSync(join(root, file)))
      throw new Error(`Cannot write ${file} as it must not be there yet: delete it, or go on with its text`);
    writeFileSync(join(root, file), formatDraft(packages, comparison));
    process.stdout.write(`${file}\n`);
  }
}

/** The packages that are made of a description. */
function listPackages(api: Api): string[] {
  return [`@kontor/${api}-types`, `@kontor/${api}-client`, "@kontor/sandbox", "@kontor/cli"];
}

function findBase(): string {
  const [release] = git("tag", "--list", "@kontor/*", "--sort=-creatordate", "--merged").split("\n");
  return release || git("merge-base", "HEAD", "main");
}
