import { hasCurrent, type Entry } from "./entry.ts";

const LONG = 25;

/**
 * Replaces each group in the menu of an interface by a link to the group's page, its first entry, unless the reader is in it: the whole
 * menu has over 500 links, and every page would carry them all. A long section of links, as that of the decisions, is its first link alone.
 */
export function keepOwnGroup(sections: readonly Entry[]): Entry[] {
  return sections.map((section) =>
    section.type === "group" ? { ...section, entries: trimSection(section.entries).map(trimGroup) } : section,
  );
}

function trimSection(entries: readonly Entry[]): readonly Entry[] {
  const isFolded = entries.length > LONG && entries.every(({ type }) => type === "link") && !entries.some(hasCurrent);
  return isFolded ? entries.slice(0, 1) : entries;
}

function trimGroup(entry: Entry): Entry {
  if (entry.type !== "group" || hasCurrent(entry)) return entry;
  const [first] = entry.entries;
  return first?.type === "link" ? { ...first, label: entry.label } : entry;
}
