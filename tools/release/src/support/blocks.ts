const MARKS = {
  md: { begin: (name: string) => `<!-- support: ${name} -->`, end: "<!-- /support -->" },
  mdx: { begin: (name: string) => `{/* support: ${name} */}`, end: "{/* /support */}" }, // MDX knows no comment of HTML
} as const;

/**
 * Writes each text into its place: between `<!-- support: name -->` and `<!-- /support -->`, in MDX between comments of its own.
 *
 * @throws {Error} If a place has no end, or a name has no text.
 */
export function replaceBlocks(
  document: string,
  kind: keyof typeof MARKS,
  texts: Readonly<Record<string, string>>,
): string {
  const { begin, end } = MARKS[kind];
  const [before = "", after = ""] = begin("\n").split("\n"); // the mark, without its name
  const [first = "", ...places] = document.split(before);
  const filled = places.map((place) => {
    const name = place.slice(0, place.indexOf(after));
    const text = texts[name];
    const rest = place.indexOf(end);
    if (text === undefined || rest < 0)
      throw new Error(`Cannot fill "${name}" as the place must have a text and an end: got ${place.slice(0, 80)}`);
    return `${begin(name)}\n\n${text}\n\n${place.slice(rest)}`;
  });
  return [first, ...filled].join("");
}

/** The names of the places of a document. */
export function listBlocks(document: string): string[] {
  return [...document.matchAll(/(?:<!--|\{\/\*) support: (\w+)/g)].map(([, name = ""]) => name);
}
