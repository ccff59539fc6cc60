import type { StarlightRouteData } from "@astrojs/starlight/route-data";

/** A link of the menu, or a group of entries. */
export type Entry = StarlightRouteData["sidebar"][number];

/** Whether an entry is the page that is read, or holds it. */
export function hasCurrent(entry: Entry): boolean {
  return entry.type === "link" ? entry.isCurrent : entry.entries.some(hasCurrent);
}

/** Whether an entry belongs to the reference; all others are guides. The decisions stand in the reference. */
export function isReference(entry: Entry): boolean {
  if (entry.type === "link") return /\/(reference|decisions)\//.test(entry.href);
  const [first] = entry.entries;
  return first !== undefined && isReference(first);
}

/**
 * Replaces each group in the menu of an interface by a link to the group's page, its first entry, unless the reader is in it: the whole
 * menu has over 500 links, and every page would carry them all. A collapsed section of links that begins with its overview, as that of the decisions, is this link alone.
 */
export function keepOwnGroup(sections: readonly Entry[]): Entry[] {
  return sections.map((section) =>
    section.type === "group" ? { ...section, entries: trimSection(section).map(trimGroup) } : section,
  );
}

/** Whether an entry leads to the overview of its section or group. */
function isOverview(entry: Entry | undefined): entry is Extract<Entry, { type: "link" }> {
  return entry?.type === "link" && entry.label.startsWith("All ");
}

function trimSection({ collapsed, entries }: Extract<Entry, { type: "group" }>): readonly Entry[] {
  const isFolded =
    collapsed && isOverview(entries[0]) && entries.every(({ type }) => type === "link") && !entries.some(hasCurrent);
  return isFolded ? entries.slice(0, 1) : entries;
}

function trimGroup(entry: Entry): Entry {
  if (entry.type !== "group" || hasCurrent(entry)) return entry;
  const [first] = entry.entries;
  return first?.type === "link" ? { ...first, label: entry.label } : entry;
}

type Pages = StarlightRouteData["pagination"];

/** Keeps the part of the menu that the reader is in, the guides or the reference. A page outside of the menu has the guides. */
export function keepOwnPart(sections: readonly Entry[]): Entry[] {
  const current = sections.find(hasCurrent);
  const isInReference = current !== undefined && isReference(current);
  return sections.filter((section) => isReference(section) === isInReference);
}

/**
 * Finds the pages before and after the one that is read. The guides follow each other to the last; a page of the reference leads to none
 * outside of its own section. The page of a group has the name of its group.
 */
export function findNearPages(sections: readonly Entry[]): Pages {
  const current = sections.find(hasCurrent);
  if (!current) return { prev: undefined, next: undefined };
  const pages = listPages(isReference(current) ? [current] : keepOwnPart(sections));
  const place = pages.findIndex(({ isCurrent }) => isCurrent);
  return { prev: pages[place - 1], next: pages[place + 1] };
}

function listPages(entries: readonly Entry[]): Extract<Entry, { type: "link" }>[] {
  return entries.flatMap((entry) => {
    if (entry.type === "link") return [entry];
    const [first, ...rest] = listPages(entry.entries);
    return first ? [isOverview(first) ? { ...first, label: entry.label } : first, ...rest] : [];
  });
}

/** Lists the parts of the menu that lead to the page that is read. A group leads to its overview, and a page that is the overview does not lead to itself. */
export function findTrail(entries: readonly Entry[]): { label: string; href?: string }[] {
  const group = entries.find((entry) => entry.type === "group" && hasCurrent(entry));
  if (group?.type !== "group") return [];
  const [overview] = group.entries;
  const hasWay = isOverview(overview) && !overview.isCurrent;
  return [{ label: group.label, ...(hasWay && { href: overview.href }) }, ...findTrail(group.entries)];
}
