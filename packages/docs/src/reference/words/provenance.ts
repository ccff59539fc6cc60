export type Kind = "given" | "documented" | "observed" | "assumed";

/** Where a fact is written: `given §4.1, §6.1 rule 3` has the kind `given` and the place `§4.1, §6.1 rule 3`. */
export interface Provenance {
  kind: Kind;
  place: string;
}

const KINDS: readonly string[] = ["given", "documented", "observed", "assumed"] satisfies Kind[];

/** @throws {Error} If the source is none of the four. */
export function provenance(source: string): Provenance {
  const [kind = "", ...place] = source.split(" ");
  if (!isKind(kind))
    throw new Error(`Cannot show source as it must begin with one of ${KINDS.join(", ")}: got ${source}`);
  return { kind, place: place.join(" ") };
}

function isKind(word: string): word is Kind {
  return KINDS.includes(word);
}

/** What each kind means to a reader. */
export const MEANINGS: Record<Kind, string> = {
  given: "Written in the given specification, at the section named.",
  documented: "Not in the given specification, but publicly documented by the platform.",
  observed: "Not documented, but seen in what the platform publishes or sends.",
  assumed: "Nobody says so. Kontor's own choice; it may turn out differently.",
};
