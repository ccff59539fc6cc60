import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Finding } from "./compare-trees.ts";
import { effects, type Effect } from "./effect.ts";

/** A finding that counts for less than its proof says, and why. It stands in `tools/release/waivers.yaml`. */
export interface Waiver {
  package: string;
  /** The place of the finding, as the plan prints it. */
  at: string;
  effect: Effect;
  /** For those who read the file in a year. */
  reason: string;
  /** The day on which it was decided: 2026-11-23. */
  date: string;
}

const FILE = "tools/release/waivers.yaml";
const FIELDS = ["package", "at", "effect", "reason", "date"] as const;

/**
 * Reads the waivers of a tree.
 *
 * @throws {Error} If one lacks a field, or its effect is unknown.
 */
export function readWaivers(tree: string): Waiver[] {
  const path = join(tree, FILE);
  const waivers = existsSync(path) ? ((parse(readFileSync(path, "utf8")) ?? []) as Waiver[]) : [];
  for (const [index, waiver] of waivers.entries()) {
    const missing = FIELDS.find((field) => !waiver[field]);
    if (missing) throw new Error(`Cannot read ${FILE} as waiver ${index + 1} must have ${missing}`);
    if (!effects.includes(waiver.effect))
      throw new Error(`Cannot read ${FILE} as effect must be one of ${effects.join(", ")}: got ${waiver.effect}`);
  }
  return waivers;
}

/** Reads the waivers that came since a release: an earlier one lowered a change of its own release, and says nothing of a later one at the same place. */
export function readLaterWaivers(tree: string, released: string): Waiver[] {
  const earlier = readWaivers(released);
  return readWaivers(tree).filter((waiver) => !earlier.some((each) => isDeepStrictEqual(each, waiver)));
}

/** Lets the findings that a waiver names count for what it says. A waiver cannot raise a finding. */
export function applyWaivers(
  name: string,
  findings: readonly Finding[],
  waivers: readonly Waiver[],
): { counted: Finding[]; waived: Finding[] } {
  const waived: Finding[] = [];
  const counted = findings.map((finding) => {
    const waiver = waivers.find((each) => each.package === name && each.at === finding.at);
    if (!waiver || effects.indexOf(waiver.effect) >= effects.indexOf(finding.effect)) return finding;
    waived.push(finding);
    return {
      ...finding,
      effect: waiver.effect,
      reason: `${finding.reason} (waived on ${waiver.date}: ${waiver.reason})`,
    };
  });
  return { counted, waived };
}
