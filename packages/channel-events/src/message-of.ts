/** The words of whatever was thrown; handlers throw what they like. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
