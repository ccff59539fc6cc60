import { compareTrees } from "../plan/compare-trees.ts";
import { findGreatest, type Effect } from "../plan/effect.ts";
import { playPreviousTests } from "../plan/play-previous-tests.ts";
import { openState, type State } from "../plan/state.ts";
import { planPackages, type PackagePlan } from "../plan/packages.ts";
import { createTree } from "../tree/create.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Edit } from "./read.ts";

/** How an edit was judged. */
export interface Judgement {
  edit: Edit;
  /** The effect that the plan found. */
  found: Effect;
  /** The effect that `redocly diff` alone finds in the descriptions. */
  redocly: Effect;
  plan: PackagePlan;
}

/**
 * Makes an edit in a copy of the repository, and plans the release of it.
 *
 * @param before The repository without the edit.
 * @param only The files of the repository that matter, as git writes paths. Default: all of them.
 */
export async function planEdit(root: string, before: State, edit: Edit, only?: readonly string[]): Promise<Judgement> {
  using copy = await createTree(root, undefined, only);
  await applyEdit(copy.path, edit);
  using after = openState(copy.path);
  const findings = await compareTrees(before, after);
  if (edit.tests.length > 0) {
    using previous = await createTree(root, undefined, only);
    const failures = await playPreviousTests(previous.path, copy.path, edit.tests);
    findings.get(edit.package)?.push(...failures.map((change) => ({ ...change, proof: "tests" as const })));
  }
  const spec = (findings.get(edit.package) ?? []).filter(({ proof }) => proof === "spec");
  const versions = Object.fromEntries(after.packages.map(({ name, manifest }) => [name, manifest.version]));
  const plans = planPackages({ findings, versions, changesets: [], waivers: [] });
  const plan = plans.find(({ name }) => name === edit.package);
  if (!plan) throw new Error(`Cannot judge ${edit.id} as ${edit.package} must be a package`);
  return { edit, found: plan.effect, redocly: findGreatest(spec), plan };
}
