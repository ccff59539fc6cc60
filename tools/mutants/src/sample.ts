import { createHash } from "node:crypto";

/**
 * So many of a list, by a seed: the same seed draws the same ones, and each has the same chance. Of those that are known to survive
 * none is drawn: they would fail by chance what nobody has changed.
 */
export function sample<Item extends { id: string; package: string; survives?: string }>(
  items: readonly Item[],
  count: number,
  seed: string,
): Item[] {
  const rank = (item: Item) => createHash("sha256").update(`${seed}/${item.package}/${item.id}`).digest("hex");
  return items
    .filter(({ survives }) => survives === undefined)
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
