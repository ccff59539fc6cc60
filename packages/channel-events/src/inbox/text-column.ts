const PREFIX = "\\u";

/** A text as a database can hold it: no zero byte and no half of a pair, which it would refuse or change. */
export function toColumn(text: string): string {
  return text.includes("\0") || text.startsWith(PREFIX) || !text.isWellFormed() ? PREFIX + JSON.stringify(text) : text;
}

export function fromColumn(column: string): string {
  return column.startsWith(PREFIX) ? (JSON.parse(column.slice(PREFIX.length)) as string) : column;
}
