/** Finds the files in which two texts of `sha256sum` differ: other sums, or files that only one of them has. */
export function findDifferences(one: string, other: string): string[] {
  const [before, after] = [one, other].map((text) => new Set(text.split("\n").filter((line) => line !== "")));
  const lines = [...before!.symmetricDifference(after!)];
  return [...new Set(lines.map((line) => line.split("  ")[1]!))].toSorted();
}
