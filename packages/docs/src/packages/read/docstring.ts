/** A docstring in its parts. The texts are Markdown with `{@link Name}`. */
export interface Docstring {
  readonly text: string;
  /** The text of each `@param`, by its name: `url`, `options.timeoutMs`. */
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string | undefined;
  readonly throws: readonly { readonly types: readonly string[]; readonly text: string }[];
  /** The sources: `given spec §5.2`. */
  readonly see: readonly string[];
  readonly examples: readonly string[];
  readonly deprecated: string | undefined;
}

const NAMED = /^\{?([\w$]+(?:\.[\w$]+)*)\}?\s*(?:-\s+)?([^]*)$/;
const TYPED = /^\{([^}]*)\}\s*([^]*)$/;

/** Reads the inside of a docstring. Without one, every part is empty. */
export function readDocstring(comment = ""): Docstring {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\* ?/, "").trimEnd());
  const [text = "", ...tags] = lines
    .join("\n")
    .split(/(?:^|\s)@(?=(?:param|returns|throws|see|example|deprecated|internal)\b)/);
  const read = (tag: string) =>
    tags.filter((each) => new RegExp(`^${tag}\\b`).test(each)).map((each) => each.slice(tag.length).trim());
  return {
    text: text.trim(),
    params: new Map(read("param").map((each) => [NAMED.exec(each)?.[1] ?? each, NAMED.exec(each)?.[2] ?? ""])),
    returns: read("returns")[0],
    throws: read("throws").map(readThrows),
    see: read("see"),
    examples: read("example"),
    deprecated: read("deprecated")[0],
  };
}

function readThrows(tag: string): { types: string[]; text: string } {
  const [, types, text] = TYPED.exec(tag) ?? [];
  if (types === undefined) return { types: [], text: tag };
  return { types: types.split("|").map((type) => type.trim()), text: text ?? "" };
}

/** The default of an option in Markdown, as `60 000 (given §8)`, and the docstring without its sentence. */
export type DefaultValue = { readonly value: string; readonly rest: string };

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
