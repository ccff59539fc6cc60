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
