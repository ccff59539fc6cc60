import type { Bump } from "./compare-schemas.ts";
import type { Comparison } from "./compare-specs.ts";

const MOST = { major: 5, minor: 5, patch: 3 }; // a changeset of at most 30 lines is read
const TITLES = { major: "This can break your code:", minor: "This is new:", patch: "This has changed:" };
const BUMPS = ["major", "minor", "patch"] as const;

/** The greatest bump of all changes; a change of words alone is a patch. */
export function findBump({ changes }: Comparison): Bump {
  return BUMPS.find((bump) => changes.some((change) => change.bump === bump)) ?? "patch";
}

/** Writes the changeset of what was found, as a draft for a person. */
export function formatDraft(packages: readonly string[], comparison: Comparison): string {
  const bump = findBump(comparison);
  const sections = BUMPS.flatMap((each) => {
    const texts = comparison.changes.filter((change) => change.bump === each).map(({ text }) => text);
    return texts.length > 0
      ? [[TITLES[each], "", ...cut(texts, MOST[each]).map((text) => `- ${text}`)].join("\n")]
      : [];
  });
  const words = cut(comparison.reworded, MOST.patch);
  if (words.length > 0) sections.push(`The documentation has changed for ${words.join(", ")}.`);
  const heading = packages.map((name) => `"${name}": ${bump}`).join("\n");
  return `---\n${heading}\n---\n\n${sections.join("\n\n")}\n`;
}

function cut(texts: readonly string[], most: number): string[] {
  return texts.length <= most ? [...texts] : [...texts.slice(0, most - 1), `and ${texts.length - most + 1} more`];
}
