import { hasCurrent, type Entry } from "./entry.ts";

/** A step on the way to a page. A part of the menu that has no page of its own has no address. */
export interface Step {
  label: string;
  href?: string;
}

/** Lists the parts of the menu that lead to the page that is read. A group leads to its overview, and a page that is the overview does not lead to itself. */
export function findTrail(entries: readonly Entry[]): Step[] {
  const group = entries.find((entry) => entry.type === "group" && hasCurrent(entry));
  if (group?.type !== "group") return [];
  const [overview] = group.entries;
  const isOverview = overview?.type === "link" && overview.label.startsWith("All ");
  const own: Step =
    isOverview && !overview.isCurrent ? { label: group.label, href: overview.href } : { label: group.label };
  return [own, ...findTrail(group.entries)];
}
