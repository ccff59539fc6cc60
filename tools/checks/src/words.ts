const FEW_LINES = 200; // characters

/** The rows of a table whose cells stand between tabs, without its head. */
export const readRows = (tsv: string) =>
  tsv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

/**
 * Says what is wrong with the words that a text shall have, best the title of a test; gives `undefined` where it has them. `\n` is the end of a
 * line, ` … ` stands for a few lines at most.
 */
export function findWordsProblem(place: string, words: string, text: string | undefined): string | undefined {
  if (text === undefined) return `must stand in ${place}, which does not exist`;
  if (words === "") return "must name the words that say it";
  const parts = words
    .replaceAll("\\n", "\n")
    .split(" … ")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(`[^]{0,${FEW_LINES}}?`)).test(text) ? undefined : `must be said in ${place}: "${words}"`;
}
