import type { StarlightRouteData } from "@astrojs/starlight/route-data";
import { hasCurrent, isReference, type Entry } from "./entry.ts";

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
    return first ? [first.label.startsWith("All ") ? { ...first, label: entry.label } : first, ...rest] : [];
  });
}
