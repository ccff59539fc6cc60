import type { Changeset } from "../changesets/read.ts";
import { effects, findGreatest, chooseGreater, type Effect } from "./effect.ts";
import type { Finding, Proof } from "./compare-trees.ts";
import { applyWaivers, type Waiver } from "./waivers.ts";

/** The meaning of a release for one package. */
export interface PackagePlan {
  name: string;
  /** The version in the tree. */
  version: string;
  /** The greatest effect that was proved. */
  effect: Effect;
  /** The level that its changesets must have; before 1.0.0 a break is a `minor`. */
  level: Effect;
  /** The greatest level of the changesets that came since the base. */
  declared: Effect;
  /** The findings, the greatest first. */
  findings: Finding[];
  /** Findings that count for less, because somebody said why. */
  waived: Finding[];
}

/** Types change too where only those of another package have changed, which the package passes on. */
const CHANGES_WHAT_IS_SHIPPED: ReadonlySet<Proof> = new Set<Proof>(["files", "package", "types"]);

/** Weighs the findings of each package against its changesets. A package of which nothing that is shipped has changed is not released. */
export function planPackages({
  findings,
  versions,
  changesets,
  waivers,
}: {
  findings: ReadonlyMap<string, readonly Finding[]>;
  versions: Readonly<Record<string, string>>;
  changesets: readonly Changeset[];
  waivers: readonly Waiver[];
}): PackagePlan[] {
  return [...findings].map(([name, found]) => {
    const isShipped = found.some(({ proof }) => CHANGES_WHAT_IS_SHIPPED.has(proof));
    const { counted, waived } = applyWaivers(name, isShipped ? found : [], waivers);
    const effect = findGreatest(counted);
    const declared = changesets.reduce<Effect>(
      (most, { levels }) => chooseGreater(most, levels[name] ?? "none"),
      "none",
    );
    const version = versions[name] ?? "0.0.0";
    const sorted = counted.toSorted((one, other) => effects.indexOf(other.effect) - effects.indexOf(one.effect));
    return { name, version, effect, level: toLevel(effect, version), declared, findings: sorted, waived };
  });
}

/** The level of a changeset for an effect: before 1.0.0, where no caret range reaches the next minor version, a break is a minor. */
export function toLevel(effect: Effect, version: string): Effect {
  return effect === "major" && version.startsWith("0.") ? "minor" : effect;
}

/** Whether the changesets of a package say less than what was proved. */
export function isUnderstated({ level, declared }: Pick<PackagePlan, "level" | "declared">): boolean {
  return effects.indexOf(declared) < effects.indexOf(level);
}
