/** The words of whatever was thrown; handlers throw what they like. Never throws itself. */
export function describeError(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return "something was thrown that has no words";
  }
}
