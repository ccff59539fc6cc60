import { toPlural, toWords, withArticle } from "../name/words.ts";

const RULES: [RegExp, (words: string) => string][] = [
  [/^(.+)Key$/, (words) => `Key of ${withArticle(words)}.`],
  [/^(.+)Page$/, (words) => `A page of ${toPlural(words)}, in the envelope of every paged list.`],
  [
    /^Create(.+?)(?:Command|Request|Parameters)?$/,
    (words) => `The data of ${isPlural(words) ? "" : "a "}new ${words}.`,
  ],
  [/^(?:Update|Change)(.+?)(?:Command|Request)?$/, (words) => `The changes of ${oneOrMore(words)}.`],
  [/^Delete(.+?)(?:Command|Request)?$/, (words) => `The data to delete ${oneOrMore(words)}.`],
  [/^Put(.+)$/, (words) => `The data that replaces ${oneOrMore(words)}.`],
  [/^(.+)Ref$/, (words) => `The key of ${withArticle(words)} that was written.`],
  [/^(.+)Command$/, (words) => `The data of the command to ${words}.`],
];

/** Says what a schema is, as far as its title tells. */
export function describeSchema(title: string): string {
  for (const [pattern, text] of RULES) {
    const name = pattern.exec(title)?.[1];
    if (name !== undefined) return text(toWords(name));
  }
  const words = oneOrMore(toWords(title));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** `an item`, but `the item prices`: a plural has no article of one. */
function oneOrMore(words: string): string {
  return isPlural(words) ? `the ${words}` : withArticle(words);
}

function isPlural(words: string): boolean {
  return /[^s]s$/.test(words) && !/(status|address)$/.test(words);
}
