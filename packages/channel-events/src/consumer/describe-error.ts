/** Describes a thrown value of any kind as text, because a handler may throw anything. It never throws. */
export function describeError(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return "the thrown value cannot be written as text";
  }
}
