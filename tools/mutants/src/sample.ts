import { createHash } from "node:crypto";

/**
 * So many of a list, by a seed: the same seed draws the same ones, and each has the same chance. None is drawn
 * that is known to survive: it would fail by chance what nobody has changed. Nor one that only a slow test would notice.
 */
export function chooseSample<Item extends { id: string; package: string; survives?: string; tests: readonly string[] }>(
  items: readonly Item[],
  count: number,
  seed: string,
  slow: readonly string[] = [],
): Item[] {
  const rank = (item: Item) => createHash("sha256").update(`${seed}/${item.package}/${item.id}`).digest("hex");
  return items
    .filter(({ survives, tests }) => survives === undefined && !tests.some((test) => slow.includes(test)))
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
