export type Kind = "given" | "documented" | "observed" | "assumed";

/** The source of a fact: `given §4.1, §6.1 rule 3` has the kind `given` and the place `§4.1, §6.1 rule 3`. */
export interface Provenance {
  kind: Kind;
  place: string;
}

const KINDS: readonly string[] = ["given", "documented", "observed", "assumed"] satisfies Kind[];

/** Splits a source into kind and place. @throws {Error} If the source begins with no known kind. */
export function parseProvenance(source: string): Provenance {
  const [kind = "", ...place] = source.split(" ");
  if (!isKind(kind))
    throw new Error(`Cannot show source as it must begin with one of ${KINDS.join(", ")}: got ${source}`);
  return { kind, place: place.join(" ") };
}

function isKind(word: string): word is Kind {
  return KINDS.includes(word);
}

/** The meaning of each kind, in words for the reader. */
export const MEANINGS: Record<Kind, string> = {
  given: "Written in the given specification, at the section named.",
  documented: "Not in the given specification, but publicly documented by the platform.",
  observed: "Not documented, but seen in what the platform publishes or sends.",
  assumed: "No source says so. It is Kontor's own choice, and the platform may behave differently.",
};
