import { interfaces } from "@kontor/codegen/interfaces";

/** The kinds of pages, as the search calls them, with the weight of their words: a guide comes before a decision that has the same words. */
const KINDS = [
  { kind: "Groups", at: /^\/reference\/[^/]+\/groups\//, weight: 0.7 },
  { kind: "Operations", at: new RegExp(`^/reference/(?:${interfaces.map(({ id }) => id).join("|")})/`), weight: 1.2 },
  { kind: "Events", at: /^\/reference\/events\//, weight: 1.2 },
  { kind: "Errors", at: /^\/reference\/errors\//, weight: 1.2 },
  { kind: "Packages", at: /^\/reference\/packages\//, weight: 0.6 },
  { kind: "Versions", at: /^\/reference\/versions\//, weight: 0.2 },
  { kind: "Reference", at: /^\/reference\//, weight: 0.9 },
  { kind: "Decisions", at: /^\/decisions\//, weight: 0.3 },
  { kind: "Guides", at: /^\//, weight: 1.3 },
] as const;

export type Kind = (typeof KINDS)[number]["kind"];

/** Tells the kind of a page by its address, and how much its words weigh in the search. */
export function findKind(address: string): { kind: Kind; weight: number } {
  return KINDS.find(({ at }) => at.test(address)) ?? { kind: "Guides", weight: 1.3 };
}
