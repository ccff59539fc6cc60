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
