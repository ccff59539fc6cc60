import ts from "typescript-with-api";

const MOST_LETTERS = 120;

/** A type as a reader writes it, on one line; a long one is cut. The same text for both trees. */
export function formatType(checker: ts.TypeChecker, type: ts.Type): string {
  const { NoTruncation, UseAliasDefinedOutsideCurrentScope, InTypeAlias } = ts.TypeFormatFlags;
  const isRule = (type.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess)) !== 0; // its name alone does not say it
  const flags = NoTruncation | UseAliasDefinedOutsideCurrentScope | (isRule ? InTypeAlias : 0);
  const text = checker
    .typeToString(type, undefined, flags)
    .replaceAll(/import\("[^"]*"\)\./g, "")
    .replaceAll(/\s+/g, " ");
  return text;
}

/** The same, cut to what fits into a sentence. */
export function formatShortType(checker: ts.TypeChecker, type: ts.Type): string {
  const text = formatType(checker, type);
  return `\`${text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text}\``;
}
