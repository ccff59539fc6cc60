/** The kinds of pages, as the search calls them, with the weight of their words: a guide comes before a decision that has the same words. */
const KINDS = [
  { kind: "Groups", at: /^\/reference\/(?:erp|channel)\/groups\//, weight: 0.8 },
  { kind: "Operations", at: /^\/reference\/(?:erp|channel)\//, weight: 2 },
  { kind: "Events", at: /^\/reference\/events\//, weight: 6 },
  { kind: "Errors", at: /^\/reference\/errors\//, weight: 6 },
  { kind: "Packages", at: /^\/reference\/packages\//, weight: 0.6 },
  { kind: "Versions", at: /^\/reference\/versions\//, weight: 0.15 },
  { kind: "Reference", at: /^\/reference\//, weight: 0.8 },
  { kind: "Decisions", at: /^\/decisions\//, weight: 0.15 },
  { kind: "Guides", at: /^\//, weight: 4 },
] as const;

export type Kind = (typeof KINDS)[number]["kind"];

/** Tells the kind of a page by its address, and how much its words weigh in the search. */
export function findKind(address: string): { kind: Kind; weight: number } {
  return KINDS.find(({ at }) => at.test(address)) ?? { kind: "Guides", weight: 4 };
}
