import { toPlural, toWords, withArticle } from "../name/words.ts";

const RULES: [RegExp, (words: string) => string][] = [
  [/^(.+)Key$/, (words) => `Key of ${withArticle(words)}.`],
  [/^(.+)Page$/, (words) => `A page of ${toPlural(words)}, in the envelope of every paged list.`],
  [/^Create(.+?)(?:Command|Request)?$/, (words) => `To create: ${words}.`],
  [/^(?:Update|Change)(.+?)(?:Command|Request)?$/, (words) => `To change: ${words}. A field that is left out stays as it is.`],
  [/^Delete(.+?)(?:Command|Request)?$/, (words) => `To delete: ${words}.`],
  [/^Put(.+)$/, (words) => `To replace: ${words}.`],
  [/^(.+)Ref$/, (words) => `The key of ${withArticle(words)} that was written.`],
  [/^(.+)Command$/, (words) => `What the command asks for: ${words}.`],
];

/** Says what a schema is, as far as its title tells. */
export function describeSchema(title: string): string {
  for (const [pattern, text] of RULES) {
    const name = pattern.exec(title)?.[1];
    if (name !== undefined) return text(toWords(name));
  }
  const words = withArticle(toWords(title));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
