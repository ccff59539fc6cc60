/** Finds the files in which two texts of `sha256sum` differ: other sums, or files that only one of them has. */
export function findDifferences(one: string, other: string): string[] {
  const readLines = (text: string) => text.split("\n").filter((line) => line !== "");
  const [before, after] = [readLines(one), readLines(other)];
  const lines = [...before.filter((line) => !after.includes(line)), ...after.filter((line) => !before.includes(line))];
  return [...new Set(lines.map((line) => line.split("  ")[1]!))].toSorted();
}
