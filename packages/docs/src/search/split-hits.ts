import type { Hit } from "./find-pages.ts";

const BEST = 3;
const OF_A_KIND = 5;

/** A part of the results with its heading. */
export interface HitGroup {
  label: string;
  hits: Hit[];
}

/** Puts the three best results first, and the others below them by their kind, in the order of the best of each kind. */
export function splitHits(hits: readonly Hit[]): HitGroup[] {
  const groups = new Map([["Best results", hits.slice(0, BEST)]]);
  for (const hit of hits.slice(BEST)) {
    const group = groups.get(hit.kind) ?? [];
    if (group.length < OF_A_KIND) groups.set(hit.kind, [...group, hit]);
  }
  return [...groups].filter(([, found]) => found.length > 0).map(([label, found]) => ({ label, hits: found }));
}
