const LARGEST_SHARE = 0.4;
const MOST = 3;

/** Names that somebody may have meant: those that differ in few letters, then those that contain the word. The nearest come first. */
export function findSimilar(word: string, names: Iterable<string>): string[] {
  const wanted = word.toLowerCase();
  const found: { name: string; distance: number }[] = [];
  for (const name of new Set(names)) {
    const given = name.toLowerCase();
    const isPart = wanted.length > 2 && given.includes(wanted);
    const distance = isPart ? 1 : computeDistance(wanted, given);
    if (distance <= Math.max(1, LARGEST_SHARE * Math.max(wanted.length, given.length)))
      found.push({ name, distance: isPart ? given.length / 1_000 + 1 : distance });
  }
  const nearest = found.toSorted((one, other) => one.distance - other.distance);
  const most = (nearest[0]?.distance ?? 0) + 1; // Beside a name that is nearly right, others only confuse.
  return nearest
    .filter(({ distance }) => distance <= most)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** A sentence to end a refusal with; empty where nothing is similar. */
export function describeSimilar(word: string, names: Iterable<string>): string {
  const similar = findSimilar(word, names);
  return similar.length === 0 ? "" : `. Did you mean ${similar.join(" or ")}?`;
}

/** How many letters have to be added, taken away, replaced or swapped with their neighbour. */
function computeDistance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const replaced = last[column - 1]! + Number(!isSame);
      const swapped = isSwapped && row > 1 && column > 1 ? before[column - 2]! + 1 : Infinity;
      next.push(Math.min(next[column - 1]! + 1, last[column]! + 1, replaced, swapped));
    }
    [before, last] = [last, next];
  }
  return last[other.length]!;
}
