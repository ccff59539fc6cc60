/** Hides a text that may be a secret, for errors: only its length remains. */
export function hideText(value: unknown): unknown {
  return typeof value === "string" && value ? `text of ${value.length} characters` : value;
}

/** The kind of a value, for errors that must not repeat the value itself. */
export function describeKind(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  const type = typeof value;
  return type === "object" ? "an object" : type === "string" ? "text" : `a ${type}`;
}
