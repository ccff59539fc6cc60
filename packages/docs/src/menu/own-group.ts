import type { StarlightRouteData } from "@astrojs/starlight/route-data";

type Entry = StarlightRouteData["sidebar"][number];

/**
 * Replaces each group in the menu of an interface by a link to the group's page, its first entry, unless the reader is in it: the whole
 * menu has over 500 links, and every page would carry them all.
 */
export function keepOwnGroup(sections: readonly Entry[]): Entry[] {
  return sections.map((section) =>
    section.type === "group" ? { ...section, entries: section.entries.map(trimGroup) } : section,
  );
}

function trimGroup(entry: Entry): Entry {
  if (entry.type !== "group" || hasCurrent(entry)) return entry;
  const [first] = entry.entries;
  return first?.type === "link" ? { ...first, label: entry.label } : entry;
}

function hasCurrent(entry: Entry): boolean {
  return entry.type === "link" ? entry.isCurrent : entry.entries.some(hasCurrent);
}
