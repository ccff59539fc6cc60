/** A value that may be a secret, for errors: of a text its length alone. */
export function hideText(value: unknown): unknown {
  return typeof value === "string" && value ? `text of ${value.length} characters` : value;
}

/** What a value is, for errors; the value itself is not told. */
export function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  const type = typeof value;
  return type === "object" ? "an object" : type === "string" ? "text" : `a ${type}`;
}
