const PREFIX = "\\u";

/** Encodes a text without zero bytes and halves of surrogate pairs, because a database refuses or changes them. */
export function toColumn(text: string): string {
  return text.includes("\0") || text.startsWith(PREFIX) || !text.isWellFormed() ? PREFIX + JSON.stringify(text) : text;
}

/** Decodes a text that `toColumn()` encoded. */
export function fromColumn(column: string): string {
  return column.startsWith(PREFIX) ? (JSON.parse(column.slice(PREFIX.length)) as string) : column;
}
