import type { Entry } from "../menu/entry.ts";

/** Builds a link of the menu for a test. */
export function buildLink(label: string, { isCurrent = false, href = `/${label}/` } = {}): Entry {
  return { type: "link", label, href, isCurrent, badge: undefined, attrs: {} };
}

/** Builds a group of the menu for a test. */
export function buildGroup(label: string, entries: Entry[]): Entry {
  return { type: "group", label, entries, collapsed: true, badge: undefined };
}
