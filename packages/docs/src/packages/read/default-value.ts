/** The default of an option and its unit, as its docstring says them. */
export interface DefaultValue {
  /** Markdown: `60 000 (given §8)`, `` `Math.random` ``. */
  readonly value: string;
  /** The docstring without the sentence of the default. */
  readonly rest: string;
}

const SENTENCE = /(?:^|(?<=[.;:)`]\s))Default(?::| is)? ((?:[^.]|\.(?!\s|$))+)(?:\.(?=\s|$)|$)\s?/;
const CHOICE = /(`[^`]+`) \(default\)/;

/** Finds the sentence that begins with "Default", or the value that is marked as `(default)`. */
export function findDefault(text: string): DefaultValue | undefined {
  const [sentence, value] = SENTENCE.exec(text) ?? [];
  if (sentence !== undefined && value !== undefined) return { value, rest: text.replace(sentence, "").trim() };
  const [, choice] = CHOICE.exec(text) ?? [];
  return choice === undefined ? undefined : { value: choice, rest: text };
}

const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(?:Ms|^ms)$/, "ms"],
  [/Bytes$/, "bytes"],
  [/Seconds$/, "s"],
  [/Days$/, "days"],
  [/Percent$/, "%"],
];
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bin ms\b|\bin milliseconds\b/, "ms"],
  [/\bin bytes\b/, "bytes"],
  [/\bin (?:s|seconds)\b/, "s"],
  [/\bin days\b/, "days"],
];

/** Finds the unit of a value by the end of its name, else by the words of its docstring. */
export function findUnit(name: string, text: string): string | undefined {
  return (BY_NAME.find(([end]) => end.test(name)) ?? BY_WORDS.find(([words]) => words.test(text)))?.[1];
}
